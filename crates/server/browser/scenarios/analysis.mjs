// A finished game is taken apart, where the best play is known.
import { checkAxe, checkSmall, checkTargets, texts } from "../lib/looks.mjs";
import { test } from "../lib/scenario.mjs";
import * as table from "../lib/table.mjs";
import { strangers } from "../lib/words.mjs";

// The seats of an analysis: what was to be expected, every turn's luck and skill, and the score.
const analysed = (page) =>
  page.locator("section.analysis").evaluateAll((seats) =>
    seats.map((seat) => ({
      expected: Number(seat.dataset.expected),
      score: Number(seat.dataset.score),
      turns: [...seat.querySelectorAll("tbody data")].map((one) => Number(one.value)),
      rows: seat.querySelectorAll("tbody tr").length,
      sum: seat.querySelector("strong").innerText,
    })),
  );

test("a finished game is taken apart", async ({ t }) => {
  for (const [lang, locale, viewport] of [
    ["en", "en-GB", { width: 1200, height: 900 }],
    ["es", "es-ES", { width: 360, height: 640 }],
  ]) {
    const page = await t.person({ locale, viewport, reducedMotion: "reduce" });
    await table.playNow(page, t.base, t.game);
    const link = page.locator("a[href$='/analysis']");
    t.check("a game that is on is not taken apart", (await link.count()) === 0);
    if (!t.isSolved) return;
    await table.playToTheEnd(page);
    const scores = await page.locator("table.scores tfoot tr").first().locator("td").allInnerTexts();
    await link.click();
    await page.waitForURL(/\/analysis$/);
    const seats = await analysed(page);
    t.check("every seat is taken apart", seats.length === scores.length && seats.every((seat) => seat.rows > 0 && seat.turns.length === 2 * seat.rows), JSON.stringify(seats));
    for (const [index, { expected, score, turns, sum }] of seats.entries()) {
      const all = turns.reduce((one, other) => one + other, expected);
      t.check("expectation, luck and skill are the score", Math.abs(all - score) < 1e-6, `${all} is not ${score}`);
      t.check("it is the score of the table", Number(scores[index].replace("−", "-")) === Math.round(score), `${scores[index]} and ${score}`);
      const shown = [...sum.replaceAll(",", ".").matchAll(/([−+] )?(−?[\d.]+)/g)].map(([, sign, text]) => (sign === "− " ? -1 : 1) * Number(text.replace("−", "-")));
      t.check("what is shown sums up too", Math.abs(shown[0] + shown[1] + shown[2] - shown[3]) < 1e-9, sum);
    }
    await t.picture(page, lang);
    await checkAxe(t, page, `analysis ${lang}`);
    if (lang === "es") {
      const english = strangers(await texts(page), "es", "en");
      t.check("nothing is in English", english.length === 0, english.slice(0, 5).join(" | "));
      const kinds = new Set();
      await checkSmall(t, page, kinds, "analysis");
      checkTargets(t, kinds);
    }
    await page.locator("section.analysis tbody a").first().click();
    await page.waitForURL(/[?]at=\d+&seat=\d+#board$/);
    t.check("a decision leads to its moment", await page.locator("#board").isVisible());
  }
});
