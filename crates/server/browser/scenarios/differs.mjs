// A page that is not the one a push was made for is fetched whole, by itself.
import { isKept, mark } from "../lib/people.mjs";
import { test } from "../lib/scenario.mjs";
import * as table from "../lib/table.mjs";

test("a page that differs is fetched whole", async ({ t }) => {
  const host = await t.person();
  await table.playNow(host, t.base, t.game);
  await table.settled(host);
  const spectator = await t.person();
  const stream = spectator.waitForResponse(/\/events\b/);
  await spectator.goto(host.url());
  await stream;
  await mark(spectator);
  await spectator.evaluate(() => {
    const state = document.getElementById("state");
    state.dataset.tag = state.dataset.tag.replace(/[^.]*$/, "0");
    document.querySelector(".board").textContent = "something else";
  });
  await table.step(host);
  await table.reached(spectator, await table.number(host));
  t.check("a page that differs catches up without a reload", await isKept(spectator));
  t.check("nothing of the other page is left", !(await spectator.locator(".board").first().innerText()).includes("something else"));
  await table.settled(host);
  await table.reached(spectator, await table.number(host));
  t.check("both pages show one state", (await table.hash(host)) === (await table.hash(spectator)));
});
