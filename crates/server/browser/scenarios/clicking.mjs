// A whole game of two: the host sees everything move, the friend and a spectator want no motion.
import { MOVING, isKept, mark, twoPeople } from "../lib/people.mjs";
import { test } from "../lib/scenario.mjs";
import * as table from "../lib/table.mjs";

test.use({ isWhole: true });

test("two people play a whole game by clicking", async ({ t }) => {
  const start = Date.now();
  const { host, friend } = await twoPeople(t, MOVING);
  const spectator = await t.person();
  await spectator.goto(host.url());
  for (const page of [host, friend, spectator]) await mark(page);
  await table.reached(host, await table.number(friend));
  t.check("a spectator is asked nothing", (await spectator.locator("main :is(.bar, .board, .tray, .players) :is(form button, button[form])").count()) === 0);
  for (let turn = 0; turn < 1000; turn += 1) {
    const asked = await table.asked([host, friend]);
    if (asked === undefined) break;
    await table.step(asked, turn);
    t.check("no legal answer is refused", (await asked.locator(".notice").count()) === 0, `${await asked.locator(".notice").allInnerTexts()}`);
    const now = await table.number(asked);
    for (const [who, page] of Object.entries({ host, friend, spectator })) {
      const came = await table.reached(page, now).then(() => true, () => false);
      t.check("everybody's page follows without a reload", came, `the ${who}'s page stays at ${await table.number(page)} when the table is at ${now}`);
      // Who is left behind loads the page again, so that the game can go on.
      if (!came) await page.reload().then(() => mark(page));
    }
    if (turn === 20) for (const [who, page] of Object.entries({ host, friend, spectator })) await t.picture(page, `middle-${who}`);
  }
  const all = [host, friend, spectator];
  for (const page of all) {
    await table.over(page);
    t.check("nobody's page was loaded again", await isKept(page));
  }
  for (const page of [host, friend]) t.check("each browser finds its own part in the dice", (await page.locator("#part .same:not([hidden])").count()) === 1);
  t.check("a spectator has no part in the dice", (await spectator.locator("#part").count()) === 0);
  await friend.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("dice of")).forEach((key) => localStorage.setItem(key, "other")));
  await friend.reload();
  t.check("a browser says so where the dice have another part", (await friend.locator("#part .other:not([hidden])").count()) === 1);
  const ends = await Promise.all(all.map(async (page) => `${await table.prompt(page)} ${await table.hash(page)} ${await page.locator("table.scores tbody").innerText()}`));
  t.check("all see the same result", new Set(ends).size === 1, ends.join(" / "));
  t.check("the result names a winner", /Ada|Bo/.test(ends[0]), ends[0]);
  await t.picture(host, "over");
  await t.picture(spectator, "over-spectator");
  const seconds = (Date.now() - start) / 1000;
  t.note(`the whole game of two took ${seconds.toFixed(1)} s and ${await table.number(host)} events`);
});
