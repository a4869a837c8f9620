// What the server's host does, as people see it: the page about privacy, a closed table, one that is gone, and being kept out.
import { checkAxe, checkSmall, checkSpanish, checkTargets } from "../lib/looks.mjs";
import { test } from "../lib/scenario.mjs";
import * as table from "../lib/table.mjs";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, locale: "es-ES" };

test("the page about privacy is for everybody", async ({ t }) => {
  // It is the same in every game.
  if (!t.isFirst) return;
  const [page, phone] = [await t.person(), await t.person(PHONE)];
  await page.goto(t.base);
  await page.locator("footer a[href='/privacy']").click();
  await page.waitForURL(/privacy/);
  await checkAxe(t, page, "privacy");
  await phone.goto(`${t.base}/privacy`);
  const small = new Set();
  await checkSmall(t, phone, small, "/privacy");
  await checkSpanish(t, phone, "/privacy");
  checkTargets(t, small);
  await t.picture(phone, "privacy-phone");
});

test("the host closes a table, deletes another one and keeps somebody out", async ({ t }) => {
  // Nothing of it depends on the game.
  if (!t.isFirst) return;
  const [host, friend] = [await t.person(), await t.person(PHONE)];
  // What is gone or refused is a page with that status.
  for (const page of [host, friend]) page.allowed = [/40[34]/];
  const link = await table.makeTable(host, t.base, t.game, "Ada");
  await table.sitDown(friend, link, "Bo");
  await table.someone([host, friend]);
  const id = new URL(host.url()).pathname.slice(3);
  t.server.admin("tables", "close", id);
  for (const page of [host, friend]) await table.over(page);
  t.check("the page says who has closed it", (await table.prompt(host)).includes("The host of this server has closed this table."), await table.prompt(host));
  await checkAxe(t, host, "closed");
  const small = new Set();
  await checkSmall(t, friend, small, "closed");
  await checkSpanish(t, friend, "closed");
  await t.picture(friend, "closed-phone");
  const { seats } = JSON.parse(t.server.admin("--json", "tables", "show", id)).table;
  t.server.admin("tables", "delete", id, "--yes");
  await host.getByText("it has been deleted").waitFor();
  await friend.getByText("o se ha borrado").waitFor();
  // Kept out at another table, in the middle of it.
  await table.playNow(friend, t.base, t.game);
  await table.settled(friend);
  t.server.admin("ban", seats[1].session, "--for", "7d", "--why", "Palabrotas");
  await friend.getByText("Palabrotas").waitFor();
  await checkSmall(t, friend, small, "banned");
  await checkSpanish(t, friend, "banned");
  await checkAxe(t, friend, "banned");
  checkTargets(t, small);
  await friend.locator("main a[href='/privacy']").click();
  await friend.waitForURL(/privacy/);
  t.server.admin("unban", seats[1].session);
  await friend.goto(t.base);
  t.check("who is let in again has their tables", (await friend.locator("a.tbl").count()) === 1);
});
