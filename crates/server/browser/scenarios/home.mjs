// Home knows whose table is whose, and the text view belongs to one table.
import { test } from "../lib/scenario.mjs";
import * as table from "../lib/table.mjs";

test("home shows each table once, and the text view stays with its table", async ({ t }) => {
  const page = await t.person();
  await page.goto(`${t.base}/new?game=${t.game}`);
  await page.locator("select[name=seat-1]").selectOption("easy");
  await page.locator("input[name=public]").check();
  await page.locator("main button[type=submit]").click();
  await page.waitForURL(/\/t\//);
  const first = page.url();
  await table.settled(page);
  await page.goto(t.base);
  const own = page.locator(`a.tbl[href="${new URL(first).pathname}"]`);
  t.check("my own table is not among the games to watch", (await own.count()) === 1, `${await own.count()} times`);
  const friend = await t.person();
  await friend.goto(t.base);
  t.check("others can watch it", (await friend.locator(`a.tbl[href="${new URL(first).pathname}"]`).count()) === 1);
  const card = page.locator(`.card:has(input[value="${t.game}"])`);
  t.check("a game with a board has a picture", (await card.locator("svg.scene-of").count()) === (t.hasBoard ? 1 : 0));
  await page.goto(`${first}?text=yes`);
  await page.goto(first);
  t.check("the text view stays at its table", (await table.drawn(page).count()) === 0);
  await table.playNow(page, t.base, t.game);
  await table.settled(page);
  t.check("another table is drawn", (await table.drawn(page).count()) === (t.hasBoard ? 1 : 0));
  const shared = await (await page.request.get(page.url())).text();
  for (const what of ["og:title", "og:description", "og:image", 'rel="icon"', 'name="description"']) t.check("a shared link has a preview", shared.includes(what), what);
});
