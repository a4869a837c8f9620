// A browser without scripts.
import { test } from "../lib/scenario.mjs";
import * as table from "../lib/table.mjs";

test("a game is played without scripts", async ({ t }) => {
  const page = await t.person({ javaScriptEnabled: false });
  const begin = async () => {
    await table.playNow(page, t.base, t.game);
    t.check("what the server is bound to is shown before anything is added to the dice", /[0-9a-f]{64}/.test(await page.locator("#dice .hash").innerText()));
    await page.locator("#dice button").click();
    await page.waitForLoadState();
  };
  await begin();
  let answered = 0;
  // Without a script nothing is pushed: whoever waits loads the page again.
  const isAsked = async () => {
    if (await table.isMine(page)) return true;
    if (await table.isOver(page)) return false;
    await page.goto(page.url().replace(/\/(act|undo|hurry)$/, ""));
  };
  for (let games = 1; games < 10 && answered < 8; ) {
    if (!(await table.until(isAsked, "the table waits for nobody"))) {
      await begin();
      games += 1;
      continue;
    }
    const before = await table.number(page);
    const things = table.chooser(page);
    const others = (await table.places(page).count()) + (await table.answers(page).count()) + (await table.extras(page).count());
    if ((answered % 3 === 1 || others === 0) && (await things.count()) > 0) {
      await table.choose(page);
    } else {
      const built = table.places(page);
      const answers = (await table.answers(page).count()) > 0 ? table.answers(page) : table.extras(page);
      await ((await built.count()) > 0 ? built : answers).first().click();
    }
    await page.waitForLoadState();
    t.check("a plain form is taken", (await table.number(page)) > before, `${page.url()}: ${await page.locator("main").innerText()}`);
    t.check("the address stays the table's", /\/t\/[^/]+$/.test(page.url()), page.url());
    answered += 1;
  }
  t.check("a few turns can be played", answered >= 8, `${answered} answers`);
  await t.picture(page, "middle");
  const friend = await t.person({ javaScriptEnabled: false });
  const link = await table.makeTable(friend, t.base, t.game, "Ada");
  t.check("the host can read off a link", link.includes("/join/"), link);
  t.check("the link is whole without a script", link.startsWith("http"), link);
  await t.picture(friend, "waiting");
});
