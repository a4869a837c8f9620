// The players' clocks: they are counted without moving anything, and what happens when time is up is what the table said.
import { checkAxe, checkSmall, checkSpanish, checkTargets } from "../lib/looks.mjs";
import { test } from "../lib/scenario.mjs";
import * as table from "../lib/table.mjs";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
const CLOCK = ".players .pl .clock b";

// A table of two with this clock, also one that the form does not offer; the friend sits on a phone and speaks Spanish.
const meet = async (t, clock, timeUp) => {
  const [host, friend] = [await t.person(), await t.person({ ...PHONE, locale: "es-ES" })];
  await host.goto(`${t.base}/new?game=${t.game}`);
  await host.locator("input[name=name]").fill("Ada");
  await host.locator("select[name=seat-1]").selectOption("link");
  await host.locator("select[name=clock]").evaluate((select, clock) => [...select.options].some((one) => one.value === clock) || select.append(new Option(clock, clock)), clock);
  await host.locator("select[name=clock]").selectOption(clock);
  await host.locator("select[name=time-up]").selectOption(timeUp);
  await host.locator("main button[type=submit]").click();
  await host.waitForURL(/\/t\//);
  await table.sitDown(friend, await host.locator("input[data-link]").inputValue(), "Bo");
  return table.someone([host, friend]);
};

const holds = (page, is, argument) => page.waitForFunction(is, argument, { timeout: 30_000, polling: 20 });
const runs = (page) => holds(page, () => document.querySelector(".players .clock.runs b")?.textContent.length > 0);
const text = (page) => page.locator(".players .clock.runs b").innerText();

test.describe("with clocks", () => {
  test.use({ words: ["--any-clock"] });

  test("a clock is counted and moves nothing", async ({ t }) => {
    const [mover, other] = await meet(t, "bank 600 15", "bot");
    for (const page of [mover, other]) await runs(page);
    t.check("both players have a clock", (await mover.locator(CLOCK).count()) === 2);
    const places = (page) => page.evaluate(() => JSON.stringify([...document.querySelectorAll(".who > *, .players .head > *")].map((one) => Object.values(one.getBoundingClientRect().toJSON()))));
    const [before, first] = [await places(mover), await text(mover)];
    await mover.evaluate(() => {
      window.shifts = 0;
      new PerformanceObserver((list) => list.getEntries().forEach((one) => (window.shifts += one.value))).observe({ type: "layout-shift", buffered: false });
    });
    await holds(mover, (first) => document.querySelector(".players .clock.runs b").textContent !== first, first);
    const seconds = (text) => text.split(":").reduce((all, part) => all * 60 + Number(part), 0);
    t.check("it goes down", seconds(await text(mover)) < seconds(first), `${first}, ${await text(mover)}`);
    t.check("nothing moves by it", (await places(mover)) === before && (await mover.evaluate(() => window.shifts)) === 0);
    // What is counted here is what the server says.
    const ends = Number(await mover.locator(".players .clock.runs b").getAttribute("data-ends"));
    const now = Number(await (await mover.request.get(`${t.base}/now`)).text());
    t.check("the page counts as the server does", Math.abs(seconds(await text(mover)) - (ends - now) / 1000) < 3, `${await text(mover)} and ${(ends - now) / 1000} s`);
    for (const page of [mover, other]) {
      const bar = page.locator(".who .clock");
      t.check("the clock is in the bar, on the phone too", await bar.isVisible());
    }
    const phone = (await mover.viewportSize()).width === 360 ? mover : other;
    const kinds = new Set();
    await checkSmall(t, phone, kinds, "clock");
    await phone.locator(".pt-players").click();
    t.check("the players' tab has the clocks", (await phone.locator(`${CLOCK} >> visible=true`).count()) === 2);
    await checkSmall(t, phone, kinds, "clocks of the players");
    checkTargets(t, kinds);
    await checkSpanish(t, phone, "clocks");
    if (t.isFirst) for (const page of [mover, other]) await checkAxe(t, page, page === phone ? "clocks on a phone" : "clocks");
    await t.picture(mover, "running");
    await phone.locator(".pt-table").click();
    // A turn passes the clock on.
    const asked = await table.step(mover);
    await table.reached(other, asked + 1);
    await runs(other);
  });

  test("a page without scripts shows the clocks too", async ({ t }) => {
    const page = await t.person({ javaScriptEnabled: false });
    await page.goto(`${t.base}/new?game=${t.game}`);
    await page.locator("select[name=seat-1]").selectOption("here");
    await page.locator("select[name=clock]").selectOption("move 259200");
    await page.locator("main button[type=submit]").click();
    await page.waitForURL(/\/t\//);
    await page.locator("#dice button").click();
    const shown = await page.locator(CLOCK).allInnerTexts();
    t.check("days and hours are shown as such", shown.every((one) => /^(3 d 0 h|2 d 23 h)$/.test(one)), shown.join());
  });

  test("little time is marked and said", async ({ t }) => {
    const [mover] = await meet(t, "move 13", "bot");
    await runs(mover);
    await mover.waitForFunction(() => document.querySelector(".players .clock.last") !== null, undefined, { timeout: 30_000, polling: 20 });
    t.check("the last ten seconds are said", (await mover.locator("#time-said").innerText()).length > 0);
    if (t.isFirst) await checkAxe(t, mover, "the last seconds");
    await t.picture(mover, "last");
  });

  for (const timeUp of ["bot", "pass", "loss"]) {
    test(`time is up: ${timeUp}`, async ({ t }) => {
      const [mover, other] = await meet(t, "move 2", timeUp);
      if (timeUp === "loss") {
        for (const page of [mover, other]) await table.over(page);
        const said = [await mover.locator("#end .result").innerText(), await table.prompt(other)];
        t.check("the result says who has lost on time", /lost on time|perdido por tiempo/i.test(said[0]) && /lost on time|sin tiempo/i.test(said[1]), said.join(" / "));
        await t.picture(mover, "lost");
        await t.picture(other, "won");
        return;
      }
      if (timeUp === "bot") {
        await mover.locator("#tool-back button").waitFor();
        t.check("the owner can take the seat back", true);
        await t.picture(mover, "bot");
        return;
      }
      // The bot answers until somebody else is asked, and the seat is its owner's again.
      const start = await table.number(mover);
      await holds(mover, (start) => Number(document.querySelector("#state").dataset.number) > start + 1, start);
      t.check("the seat needs no taking back", (await mover.locator("#tool-back").count()) === 0);
    });
  }
});
