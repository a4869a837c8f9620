// Who sits at a table, and what is remembered of a page.
import * as table from "./table.mjs";

// Dice roll and things slide: where that is not what is looked at, people want no motion, so that nothing waits for it.
export const MOVING = { reducedMotion: "no-preference" };

// A host, a friend who came by the host's link, and their table.
export const twoPeople = async (t, options = {}) => {
  const [host, friend] = [await t.person(options), await t.person()];
  const link = await table.makeTable(host, t.base, t.game, "Ada");
  await table.sitDown(friend, link, "Bo");
  return { host, friend, link };
};

// Leaves a sign in the page that a reload would wipe out.
export const mark = (page) => page.evaluate(() => (window.isKept = true));
export const isKept = (page) => page.evaluate(() => window.isKept === true);
