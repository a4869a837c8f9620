// What a person is told: two clicks to a link, names in the log, a hint in words, the past, the result.
import { checkAxe } from "../lib/looks.mjs";
import { test } from "../lib/scenario.mjs";
import * as table from "../lib/table.mjs";

test("the log, hints, the past and the result are in words", async ({ t }) => {
  const host = await t.person({ permissions: ["clipboard-read", "clipboard-write"] });
  await host.goto(t.base);
  await host.locator(`.card:has(input[value="${t.game}"]) button[value=link]`).click();
  await host.waitForURL(/\/t\//);
  await host.locator(".lobby button.copy").click();
  await host.locator(".lobby button.copy.done").waitFor();
  const link = await host.evaluate(() => navigator.clipboard.readText());
  t.check("a link to send is two clicks away from home", link.startsWith(`${t.base}/join/`), link);
  await t.picture(host, "waiting");
  const stranger = await t.person();
  await table.sitDown(stranger, link, "Bo");
  const [asked] = await table.someone([host, stranger]);
  t.check("among people there is no hint unless the table says so", (await asked.locator(".tools form[hx-get]").count()) === 0);
  const friend = await t.person();
  await table.sitDown(friend, await table.makeTable(host, t.base, t.game, "Ada", true), "Bo");
  const [mover, other] = await table.someone([host, friend]);
  // A button that sends chosen things is no use before one is chosen.
  if ((await table.chooser(mover).count()) > 0) {
    const send = mover.locator("main button[form=select]");
    const before = await table.seen(mover, "sent");
    t.check("a choice of nothing looks and says so", (await send.getAttribute("aria-disabled")) === "true");
    await send.click({ force: true });
    t.check("a choice of nothing sends nothing", (await table.seen(mover, "sent")) === before && (await mover.locator(".notice").count()) === 0);
    await table.chooser(mover).first().click();
    t.check("a choice makes the button ready", (await send.getAttribute("aria-disabled")) === "false");
    await table.chooser(mover).first().click();
  }
  const hint = async (page) => {
    // Where a hint was given already, the button that follows it has taken the place of the one that asks.
    if ((await page.locator(".tools .follow").count()) === 0) await page.locator(".tools form[hx-get] button").click();
    await page.locator(".bar .hint").waitFor();
    t.check("a hint can be followed in one click", await page.locator(".tools .follow").isVisible());
    const said = await page.locator(".bar .hint").innerText();
    const notations = await page.locator("form[id^=offer-] input[name=action]").evaluateAll((fields) => fields.map((field) => field.value));
    t.check("a hint has no notation", !notations.some((notation) => said.includes(`(${notation})`)), said);
    t.check("a hint is shown on the page", (await page.locator(".hinted").count()) > 0, said);
  };
  await hint(mover);
  await other.locator(".log li", { hasText: "asks for a hint" }).waitFor({ state: "attached" });
  t.check("a hint is a line in the log for all", true);
  t.check("and it stays when that is pushed", await mover.locator(".bar .hint").isVisible());
  await t.picture(mover, "hint");
  const pages = [host, friend];
  for (let turn = 0; turn < 400; turn += 1) {
    const asked = await table.asked(pages);
    if (asked === undefined) break;
    if (turn % 5 === 0) await hint(asked);
    await table.step(asked, turn);
    const now = await table.number(asked);
    for (const page of pages) await table.reached(page, now);
  }
  for (const page of pages) await table.settled(page);
  const lines = await host.locator(".log li").allTextContents();
  t.check("the log calls the seats by their names", lines.every((line) => !/Player \d/.test(line)) && lines.some((line) => line.includes("Bo")), lines.find((line) => /Player \d/.test(line)));
  const result = await host.locator("h1").allInnerTexts();
  t.check("the result is the heading", result.length === 1 && /−?\d/.test(result[0]), result.join(" | "));
  t.check("the final sheet has bars", (await host.locator(".ranking .stack rect").count()) > 0);
  t.check("a minus is a minus sign", !/(^|\s)-\d/.test(await host.locator("main").innerText()));
  await checkAxe(t, host, "over");
  // A line of the log leads to its moment, with the board in sight, and the address stays.
  await host.setViewportSize({ width: 360, height: 640 });
  await table.open(host, "log");
  const address = host.url();
  // The last line is the present.
  const texts = (await host.locator(".log a").allTextContents()).slice(0, -1);
  const longest = texts.reduce((best, text, at) => (text.length > texts[best].length ? at : best), 0);
  await host.locator(".log a").nth(longest).click();
  await table.past(host);
  const seen = await host.locator(".scene").evaluate((one) => {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + 20);
    return { isFree: one.contains(top), top: box.top };
  });
  t.check("the board of a past moment is in sight", seen.isFree && seen.top < 100, JSON.stringify(seen));
  t.check("the prompt names the moment", /^Move \d+ of \d+: /.test(await table.prompt(host)), await table.prompt(host));
  await checkAxe(t, host, "past");
  // Ten quick steps lose none.
  const at = await table.past(host);
  const steps = Math.min(10, at);
  for (let step = 0; step < steps; step += 1) await host.keyboard.press("ArrowLeft");
  await table.pastAt(host, at - steps);
  t.check("arrow keys step through the past, and none is lost", true);
  t.check("the address stays", host.url() === address, host.url());
  await host.locator("[data-present]").click();
  await table.pastAt(host, undefined);
});
