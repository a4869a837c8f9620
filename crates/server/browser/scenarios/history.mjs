// The past: a slider over all events, steps that load no page, a log that follows, and what has changed since one's last move.
import { isKept, mark } from "../lib/people.mjs";
import { test } from "../lib/scenario.mjs";
import * as table from "../lib/table.mjs";

test("the past is stepped through within the page", async ({ t }) => {
  const page = await t.person();
  await table.playNow(page, t.base, t.game);
  for (let turn = 0; turn < 8 && !(await table.settled(page)); turn += 1) await table.step(page, turn);
  await table.settled(page);
  await mark(page);
  await table.open(page, "log");
  const address = page.url();
  const last = Number(await page.locator("#state").getAttribute("data-events"));
  const click = (step) => page.locator(`[data-step="${step}"]`).click();
  await click("first");
  await table.pastAt(page, 0);
  await click("on");
  await table.pastAt(page, 1);
  t.check("the log follows", await page.locator('.log [aria-current="true"]').isVisible());
  // Ten clicks as quick as a hand can; none is lost.
  const steps = Math.min(10, last - 2);
  for (let step = 0; step < steps; step += 1) await page.locator('[data-step="on"]').dispatchEvent("click");
  await table.pastAt(page, 1 + steps);
  t.check("quick steps lose none", true);
  const line = await page.locator('.log [aria-current="true"]').boundingBox();
  const log = await page.locator(".log").boundingBox();
  t.check("the line of the moment is in sight", line.y >= log.y - 1 && line.y + Math.min(line.height, 20) <= log.y + log.height + 1, JSON.stringify({ line, log }));
  await page.locator("[data-history]").evaluate((slider) => {
    slider.value = "2";
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await table.pastAt(page, 2);
  await click("back");
  await table.pastAt(page, 1);
  await click("play");
  await table.pastAt(page, undefined);
  t.check("a replay comes to the present", true);
  // What has changed since the last move can be seen again.
  const replay = page.locator("[data-replay]");
  if ((await replay.count()) > 0) {
    // The open log may lie over it.
    await page.keyboard.press("Escape");
    await replay.click();
    await table.past(page);
    await page.locator("[data-present]").click();
    await table.pastAt(page, undefined);
  }
  t.check("no page was loaded", (await isKept(page)) && page.url() === address, page.url());
});
