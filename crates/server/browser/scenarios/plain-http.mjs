// Friends in one room: plain HTTP by a name that is not this machine's, where browsers allow a page less.
import { test } from "../lib/scenario.mjs";
import * as table from "../lib/table.mjs";

test("friends in one room play over plain HTTP", async ({ t }) => {
  const host = await t.person();
  const given = await table.makeTable(host, t.plainBase, t.game, "Ada");
  t.check("the page is one that browsers do not trust", await host.evaluate(() => !isSecureContext && navigator.clipboard === undefined));
  t.check("the link has the host's name", given.startsWith(`${t.plainBase}/join/`), given);
  // The clipboard is read where that is allowed.
  const reader = await t.person({ permissions: ["clipboard-read", "clipboard-write"] });
  await reader.goto(t.base);
  await host.locator(".lobby button.copy").click();
  await host.locator(".lobby button.copy.done").waitFor();
  const link = await reader.evaluate(() => navigator.clipboard.readText());
  t.check("the link can be copied over plain HTTP", link === given, link);
  await host.evaluate(() => (document.execCommand = () => false));
  await host.locator(".lobby button.copy").click();
  await host.locator(".by-hand:visible").waitFor();
  t.check("what cannot be copied is selected", (await host.evaluate(() => getSelection().toString())) === given);
  t.check("and nothing says that it was copied", (await host.locator(".lobby button.copy.done").count()) === 0);
  const friend = await t.person();
  await friend.goto(given);
  await friend.locator(".languages button[lang=es]").click();
  await friend.locator("html[lang=es]").waitFor({ state: "attached" });
  t.check("the language can be changed on an invitation", (await friend.locator("input[name=secret]").count()) === 1, friend.url());
  await table.sitDown(friend, given, "Bo");
  t.check("a friend joins by the link over plain HTTP", friend.url().startsWith(`${t.plainBase}/t/`), friend.url());
  for (let turn = 0; turn < 4; turn += 1) {
    const [asked, other] = await table.someone([host, friend]);
    await table.step(asked, turn);
    await table.reached(other, await table.number(asked));
  }
  for (const page of [host, friend]) t.check("each browser finds its own part in the dice over plain HTTP", (await page.locator("#part .same:not([hidden])").count()) === 1);
});
