// A whole game in the text view: every answer is a button with words.
import { isKept, mark } from "../lib/people.mjs";
import { test } from "../lib/scenario.mjs";
import * as table from "../lib/table.mjs";

test("a whole game is played in the text view", async ({ t }) => {
  const page = await t.person();
  await table.playNow(page, t.base, t.game);
  const url = page.url();
  await page.goto(`${url}?text=yes`);
  await mark(page);
  const all = table.buttons(page);
  let answered = 0;
  for (; answered < 400 && !(await table.settled(page)); answered += 1) {
    t.check("the text view draws no board", (await table.drawn(page).count()) === 0);
    t.check("the text view has answers", (await all.count()) > 0, await page.locator("main").innerText());
    if (answered === 0) await t.picture(page, "roll");
    const before = await table.number(page);
    // Something else every time, from the bar and from the list.
    await table.ready(page);
    await table.sure(all.nth((answered * 7) % (await all.count())));
    await table.moved(page, before);
    t.check("no legal answer is refused", (await page.locator(".notice").count()) === 0, `${await page.locator(".notice").allInnerTexts()}`);
    if (answered === 3) await t.picture(page, "middle");
  }
  t.check("the game comes to its end", await table.isOver(page), `${answered} answers`);
  t.check("the text view follows without a reload", await isKept(page));
  t.note(`the game took ${answered} answers`);
  await t.picture(page, "over");
  await page.goto(url);
  t.check("the text view stays until it is changed back", (await table.drawn(page).count()) === 0);
  await table.open(page, "settings");
  await page.locator('a[href$="text=no"]').click();
  await page.waitForLoadState();
  await page.goto(url);
  // The page of a game without a drawn board is the text view.
  t.check("the drawing comes back", (await table.drawn(page).count()) === (t.hasBoard ? 1 : 0));
});
