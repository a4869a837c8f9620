// Impatient hands.
import { MOVING } from "../lib/people.mjs";
import { test } from "../lib/scenario.mjs";
import * as table from "../lib/table.mjs";

test("a double click happens once", async ({ t }) => {
  const page = await t.person(MOVING);
  await table.playNow(page, t.base, t.game);
  // The first question may be about the board alone.
  // An answer that asks once more takes two clicks on purpose.
  const answers = (page) => page.locator("#question-answers > button[form^=offer-]:not([data-sure])");
  const hasAnswers = (page) => table.playUntil(page, async () => (await answers(page).count()) > 0);
  await hasAnswers(page);
  await table.ready(page);
  // What one click on the same answer does is known from the log: one line of one's own, and what chance and others
  // answer to it. The log has an end: a long answer of the others may have pushed one's own line out.
  const last = (page) => page.locator(".log li").evaluateAll((lines) => Math.max(0, ...lines.map((line) => line.value)));
  const since = (page, moment) => page.locator(".log li").evaluateAll((lines, moment) => lines.filter((line) => line.value > moment).map((line) => line.innerText), moment);
  const isOnce = (lines, said) => {
    const own = lines.filter((line) => line.includes("Guest:"));
    return lines.length > 0 && own.length <= 1 && own.every((line) => line.includes(said));
  };
  const [before, shown] = [await last(page), await table.number(page)];
  const said = await answers(page).first().innerText();
  await answers(page).first().dblclick();
  await table.moved(page, shown);
  await table.answered(page);
  const fresh = await since(page, before);
  t.check("a quick double click happens once", isOnce(fresh, said), fresh.join(" | "));
  t.check("a quick double click gives no complaint", (await page.locator(".notice").count()) === 0, `${await page.locator(".notice").allInnerTexts()}`);
  // A slow hand: the second click comes when the answer's place already holds another answer.
  const slow = await t.person(MOVING);
  await table.playNow(slow, t.base, t.game);
  await hasAnswers(slow);
  // The hand waits until the answer stands still.
  await table.calm(slow);
  await table.ready(slow);
  const count = await last(slow);
  const box = await answers(slow).first().boundingBox();
  const at = [box.x + box.width / 2, box.y + box.height / 2];
  const first = await table.number(slow);
  // The page itself clicks again in the frame after the change: from here a second click could come too late.
  await slow.evaluate(([x, y]) => {
    const again = () => (document.elementFromPoint(x, y)?.click(), (window.hasClickedAgain = true));
    window.addEventListener("htmx:after:swap", () => requestAnimationFrame(again), { once: true });
  }, at);
  await slow.mouse.click(...at);
  await table.moved(slow, first);
  await slow.waitForFunction(() => window.hasClickedAgain);
  await table.answered(slow);
  const later = await since(slow, count);
  t.check("a slow double click happens once", isOnce(later, ""), later.join(" | "));
});
