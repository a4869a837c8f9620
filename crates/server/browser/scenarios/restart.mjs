// The server goes away, politely and not, while two people play.
import { isKept, mark, twoPeople } from "../lib/people.mjs";
import { test } from "../lib/scenario.mjs";
import * as table from "../lib/table.mjs";

test("a restart of the server loses nothing", async ({ t }) => {
  const { host, friend } = await twoPeople(t);
  const pages = [host, friend];
  await table.reached(host, await table.number(friend));
  const asked = () => table.asked(pages);
  for (let turn = 0; turn < 6; turn += 1) await table.step(await asked(), turn);
  const now = await table.number(await asked());
  for (const page of pages) await table.reached(page, now);
  const state = async (page) => `${await table.number(page)} ${await table.hash(page)} ${await page.locator(".log").innerText()} ${await page.locator(".board").first().innerText()}`;
  const before = await Promise.all(pages.map(state));
  for (const page of pages) await page.reload();
  t.check("a reload loses nothing", JSON.stringify(await Promise.all(pages.map(state))) === JSON.stringify(before));
  for (const page of pages) {
    page.allowed = [/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_EMPTY_RESPONSE|network error|Failed to fetch/];
    await mark(page);
  }
  for (const signal of ["SIGKILL", "SIGTERM"]) {
    const mover = await asked();
    const [watcher] = pages.filter((page) => page !== mover);
    const old = await state(mover);
    const losses = await Promise.all(pages.map((page) => table.seen(page, "losses")));
    const took = await t.server.end(signal);
    t.check("SIGTERM stops within seconds though pages are open", took < 5000, `${took} ms`);
    for (const [index, page] of pages.entries()) await table.lost(page, losses[index]);
    t.check("a page stays as it is while the server is away", (await state(mover)) === old, signal);
    await t.server.start();
    // The one who moves comes back in a tab of their own; the one who watches does nothing at all.
    const tab = await mover.context().newPage();
    await tab.goto(mover.url());
    t.check("a restart loses nothing", (await state(tab)) === old, `${signal}: ${old} became ${await state(tab)}`);
    await table.step(tab);
    const wanted = await table.number(tab);
    const start = Date.now();
    for (const [who, page] of [["the other seat's page", watcher], ["the same seat's other tab", mover]]) {
      const came = await table.reached(page, wanted, 30_000).then(() => true, () => false);
      t.check(`${who} comes back by itself`, came && (await isKept(page)), `${signal}: not within 30 s`);
    }
    t.note(`after ${signal} the pages were back ${Date.now() - start} ms after the move`);
    await tab.close();
  }
  // The page that was never loaded again can still answer.
  const last = await asked();
  await table.step(last);
  t.check("a page that came back can answer", await isKept(last));
});
