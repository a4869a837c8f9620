// A game for one, where there is one: in English on a large screen, and in Spanish on a small one.
import { checkAxe, checkSmall, checkSpanish, checkTargets } from "../lib/looks.mjs";
import { isKept, mark } from "../lib/people.mjs";
import { test } from "../lib/scenario.mjs";
import * as table from "../lib/table.mjs";

// Against a rival, so that the game comes to all it does.
test.use({ isWhole: async ({ own }, use) => use(own.solo !== undefined) });

test("a game for one is played to its end", async ({ t }) => {
  for (const locale of ["en-GB", "es-ES"]) {
    const lang = locale.slice(0, 2);
    const viewport = lang === "es" ? { width: 360, height: 640 } : { width: 1200, height: 900 };
    const page = await t.person({ viewport, locale });
    await page.goto(t.base);
    if ((await table.alone(page, t.game).count()) === 0) return t.note("it is not played alone");
    await table.alone(page, t.game).click();
    await page.waitForURL(/\/t\//);
    t.check("one click from home leads to a game alone", (await table.settled(page)) === false && (await page.locator(".players .name").count()) === (t.solo ? 2 : 1));
    await table.makeSolo(page, t.base, t.game, t.solo?.options ?? {});
    await mark(page);
    const kinds = new Set();
    const looked = new Set();
    let reasons = 0;
    const answers = await table.playToTheEnd(page, async (turn) => {
      const prompt = await table.prompt(page);
      if (lang === "es") {
        await checkSmall(t, page, kinds, `answer ${turn}`);
        await checkSpanish(t, page, `answer ${turn}`);
      }
      t.check("no legal answer is refused", (await page.locator(".notice").count()) === 0, `${await page.locator(".notice").allInnerTexts()}`);
      if (t.solo === undefined) return;
      t.check("the table shows who plays against one", await page.locator(t.solo.board).isVisible(), prompt);
      reasons = Math.max(reasons, await page.locator(t.solo.reasons).count());
      // Every kind of question in the rival's turn, as it first comes, and one's own turns now and then.
      const kind = prompt.includes(t.solo.rival[lang]) ? prompt.replace(/\d+.*/, "") : `${Math.floor(turn / 20)}`;
      if (looked.has(kind)) return;
      looked.add(kind);
      await checkAxe(t, page, `${lang} ${looked.size}`);
    });
    t.note(`the game for one took ${answers} answers`);
    t.check("the page follows without a reload", await isKept(page));
    const result = await page.locator("h1").allInnerTexts();
    t.check("the result is the heading", result.length === 1 && /−?\d/.test(result[0]), result.join(" | "));
    if (lang === "es") {
      await checkSmall(t, page, kinds, "over");
      checkTargets(t, kinds);
    }
    await checkAxe(t, page, `${lang} over`);
    if (t.solo === undefined) continue;
    t.check("each deed has a reason and leads to its rule", reasons > 0, `${reasons}`);
    t.check("the result says against whom", result[0].includes(t.solo.rival[lang]), result[0]);
    const heads = await page.locator("table.scores thead th").allInnerTexts();
    t.check("the final sheet shows both", heads.length === 3 && heads[2].includes(t.solo.rival[lang]), heads.join(" | "));
  }
});
