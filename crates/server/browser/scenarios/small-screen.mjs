// Whole games on a phone's screen, in both languages.
import { checkSmall, checkSpanish, checkTargets } from "../lib/looks.mjs";
import { test } from "../lib/scenario.mjs";
import * as table from "../lib/table.mjs";

// A whole game at 360 × 640 pixels, in a language.
const onASmallScreen = async (t, locale) => {
  const page = await t.person({ viewport: { width: 360, height: 640 }, hasTouch: true, locale });
  const kinds = new Set();
  const look = async (where) => {
    await checkSmall(t, page, kinds, where);
    if (locale.startsWith("es")) await checkSpanish(t, page, where);
  };
  for (const path of ["/", `/new?game=${t.game}`, `/rules/${t.game}`, "/nowhere"]) {
    page.allowed = [/404/];
    await page.goto(t.base + path);
    await look(path);
    await t.picture(page, `${locale}-page${path.replace(/[^a-z]+/g, "-")}`);
  }
  await table.playNow(page, t.base, t.game);
  await table.playToTheEnd(page, async (turn) => {
    await look(`answer ${turn}`);
    if (turn === 0) await t.picture(page, `${locale}-roll`);
    if ((await table.places(page).count()) > 0) await t.picture(page, `${locale}-places`);
    // The longest question there is has a hint under it.
    if (turn % 3 === 0) {
      await page.locator(".tools form[hx-get] button").click();
      await page.locator(".bar .hint").waitFor();
      await look(`answer ${turn}, hint`);
    }
  });
  await look("over");
  await t.picture(page, `${locale}-over`);
  checkTargets(t, kinds);
};

test("a whole game fits a small screen, in both languages", async ({ t }) => {
  for (const locale of ["en-GB", "es-ES"]) await onASmallScreen(t, locale);
});
