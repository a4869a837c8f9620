// What axe says about the pages before a game and about the questions of one; `told` looks at the end and the past.
import { checkAxe } from "../lib/looks.mjs";
import { test } from "../lib/scenario.mjs";
import * as table from "../lib/table.mjs";

test("axe finds nothing before and during a game", async ({ t }) => {
  const axe = (page, where) => checkAxe(t, page, where);
  // Pages that are the same in every game are looked at once.
  const axeOnce = async (page, where) => t.isFirst && (await axe(page, where));
  const [host, friend] = [await t.person(), await t.person()];
  await host.goto(t.base);
  await axeOnce(host, "home");
  await host.goto(`${t.base}/new?game=${t.game}`);
  await axe(host, "new table");
  await host.goto(`${t.base}/rules/${t.game}`);
  await axe(host, "rules");
  host.allowed = [/404/];
  await host.goto(`${t.base}/nowhere`);
  await axeOnce(host, "error");
  const link = await table.makeTable(host, t.base, t.game, "Ada", true);
  await axeOnce(host, "waiting");
  await friend.goto(link);
  await axeOnce(friend, "invitation");
  await table.sitDown(friend, link, "Bo");
  const [mover, watcher] = await table.someone([host, friend]);
  await axe(mover, "roll");
  await axe(watcher, "other's turn");
  // Plays on until there is something to build, so that places are on the board; without a drawn board, until what can
  // be answered has gone through a few questions.
  let asked = mover;
  const isEnough = async (turn) => (t.hasBoard ? (await table.places(asked).count()) > 0 : turn === 5);
  for (let turn = 0; turn < 400 && !(await isEnough(turn)); turn += 1) {
    await table.step(asked, turn);
    [asked] = await table.someone([host, friend]);
  }
  if (t.hasBoard) t.check("there was something to build", (await table.places(asked).count()) > 0);
  else t.check("every answer is a button", (await table.buttons(asked).count()) > 0 && (await table.places(asked).count()) === 0);
  await axe(asked, "build");
  await asked.locator(".tools form[hx-get] button").click();
  await asked.locator("p.hint").first().waitFor();
  await axe(asked, "hint");
  await asked.goto(`${asked.url()}?text=yes`);
  await axe(asked, "text");
  await host.goto(t.base);
  await axeOnce(host, "home with tables");
});
