// The pages in Spanish, and the switch of languages; a whole game in Spanish is played on the small screen.
import { checkSpanish } from "../lib/looks.mjs";
import { test } from "../lib/scenario.mjs";
import * as table from "../lib/table.mjs";
import { strangers } from "../lib/words.mjs";

test("the pages are in Spanish, and the language can be switched", async ({ t }) => {
  const page = await t.person({ locale: "es-ES" });
  await table.playNow(page, t.base, t.game);
  const url = page.url();
  for (let turn = 0; turn < 3 && !(await table.settled(page)); turn += 1) {
    await checkSpanish(t, page, `answer ${turn}`);
    await table.step(page, turn);
  }
  await t.picture(page, "middle");
  // The switch keeps the page, wherever it is.
  const english = strangers(["Choose dice to re-roll, or stop. 2 rolls left."], "es", "en");
  t.check("the test itself knows English", english.length === 1);
  const swap = async (lang) => {
    if ((await page.locator("#state").count()) > 0) await table.open(page, "settings");
    await page.locator(`.languages button[lang=${lang}]`).click();
    await page.waitForLoadState();
    return page.locator("html").getAttribute("lang");
  };
  for (const to of [t.base + "/", `${t.base}/new?game=${t.game}`, `${t.base}/rules/${t.game}`, url]) {
    await page.goto(to);
    t.check("the switch of languages works", (await swap("en")) === "en" && (await swap("es")) === "es", to);
    t.check("the switch keeps the page", page.url() === to, `${to} became ${page.url()}`);
  }
  await page.goto(`${url}?at=2`);
  await swap("en");
  t.check("the switch keeps the moment looked at", page.url() === `${url}?at=2`, page.url());
  await page.goto(`${url}?seat=1`);
  await swap("es");
  t.check("the switch keeps the sheet looked at", page.url() === `${url}?seat=1`, page.url());
  const host = await t.person();
  const link = await table.makeTable(host, t.base, t.game, "Ada");
  await page.goto(link);
  await checkSpanish(t, page, "invitation");
  await swap("en");
  t.check("the switch keeps the invitation", (await page.locator("input[name=secret]").count()) === 1, page.url());
});
