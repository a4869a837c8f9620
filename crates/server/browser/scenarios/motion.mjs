// What a bot does is seen: at a pace that one chooses, with a mark of its last move, and a click skips to one's own turn.
import { test } from "../lib/scenario.mjs";
import * as table from "../lib/table.mjs";

// Notes when each push was put into the page.
const noteTimes = () => {
  window.times = [];
  document.addEventListener("htmx:sse:after:message", () => window.times.push(performance.now()));
};

test("a bot's turn is seen at the pace that one likes", async ({ t }) => {
  const page = await t.person({ isPaced: true, reducedMotion: "no-preference", viewport: { width: 1280, height: 720 } });
  await page.addInitScript(noteTimes);
  await page.addInitScript(() => localStorage.setItem("pace", localStorage.getItem("pace") ?? "4"));
  await table.playNow(page, t.base, t.game);
  await table.settled(page);
  const isBots = () => page.locator("#state:not([data-mine])").count();
  // At four times the speed the moves of a bot are still apart.
  let gaps = [];
  for (let turn = 0; turn < 120 && gaps.length < 3; turn += 1) {
    await page.evaluate(() => (window.times = []));
    await table.step(page, turn);
    if (await table.settled(page)) break;
    const times = await page.evaluate(() => window.times);
    // The first push is one's own move; nothing is waited for after it.
    gaps = gaps.concat(times.slice(2).map((time, at) => time - times[at + 1]));
  }
  t.check("a bot's moves come one after the other", gaps.length === 0 || Math.min(...gaps) > 150, `${gaps.map(Math.round)} ms`);
  t.note(`between a bot's moves: ${gaps.map(Math.round).join(", ")} ms`);
  await table.open(page, "settings");
  await page.locator('[data-pace="1"]').click();
  t.check("the pace is remembered", (await page.evaluate(() => localStorage.getItem("pace"))) === "1");
  await page.keyboard.press("Escape");
  for (let turn = 0; turn < 60 && !(await isBots()); turn += 1) {
    if (await table.isOver(page)) break;
    await table.step(page, turn);
  }
  if (await isBots()) {
    const start = Date.now();
    const skip = page.locator(".tools form[action$=hurry] button");
    if (await skip.isVisible()) await skip.click({ timeout: 2000 }).catch(() => {});
    await table.settled(page);
    t.note(`one click to one's own turn: ${Date.now() - start} ms`);
  }
  t.check("one's own turn comes", (await table.isMine(page)) || (await table.isOver(page)));
});
