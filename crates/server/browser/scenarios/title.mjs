// The tab of a page tells whose turn it is.
import { twoPeople } from "../lib/people.mjs";
import { test } from "../lib/scenario.mjs";
import * as table from "../lib/table.mjs";

test("the title says when one is asked", async ({ t }) => {
  const { host, friend } = await twoPeople(t);
  const [mine, other] = await table.someone([host, friend]);
  const is = (page) => page.title().then((text) => text.startsWith("●"));
  t.check("on my turn the title begins with ●", await is(mine), await mine.title());
  t.check("on another's turn it does not", !(await is(other)), await other.title());
  for (let turn = 0; turn < 50; turn += 1) {
    const asked = await table.asked([mine, other]);
    if (asked !== mine) break;
    await table.step(asked, turn);
    await table.reached(other, await table.number(asked));
  }
  await table.reached(mine, await table.number(other));
  t.check("the sign comes with the turn", await is(other), await other.title());
  t.check("the sign goes with the turn", !(await is(mine)), await mine.title());
  await other.reload();
  t.check("the sign is there after a reload", await is(other), await other.title());
});
