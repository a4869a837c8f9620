// What one's games came to: on one's own page, for a stranger by its address, and for nobody after that is taken back.
import { checkAxe, checkSmall, checkSpanish, checkTargets } from "../lib/looks.mjs";
import { test } from "../lib/scenario.mjs";
import { playNow, playToTheEnd } from "../lib/table.mjs";

test("results", async ({ t }) => {
  const [player, stranger] = [await t.person(), await t.person({ viewport: { width: 360, height: 640 }, locale: "es-ES" })];
  await playNow(player, t.base, t.game);
  const table = new URL(player.url()).pathname;
  await playToTheEnd(player);

  await player.goto(t.base);
  const listed = player.locator(`a.tbl[href="${table}"]`);
  t.check("home says the place and the points", /\d/.test(await listed.locator(".badge").innerText()), await listed.innerText());
  t.check("home draws how it stood", (await listed.locator("svg.standing rect").count()) > 0);
  if (t.isFirst) await checkAxe(t, player, "home with a finished game");
  await player.locator(`a.review[href^="${table}"]`).click();
  t.check("it can be seen again from its beginning", (await player.locator("#state[data-at='0']").count()) === 1);

  await player.goto(`${t.base}/me/results`);
  const line = player.locator(`.results-of.${t.game} tbody tr`);
  t.check("the game is counted once", (await line.count()) === 1 && (await line.locator("td").first().innerText()) === "1");
  if (t.isFirst) await checkAxe(t, player, "own results");
  await player.locator('form[action="/me/share"] button').click();
  const link = await player.locator("input[data-link]").inputValue();
  if (t.isFirst) await checkAxe(t, player, "own results shared");

  await stranger.goto(link);
  t.check("a stranger sees the numbers", (await stranger.locator(`.results-of.${t.game} tbody tr`).count()) === 1);
  t.check("and no way to change anything", (await stranger.locator("main form, main a").count()) === 0);
  if (t.isFirst) {
    const kinds = new Set();
    await checkSpanish(t, stranger, "results of another");
    await checkSmall(t, stranger, kinds, "results of another");
    checkTargets(t, kinds);
    await checkAxe(t, stranger, "results of another");
  }
  await player.locator('form[action="/me/unshare"] button').click();
  await player.locator('form[action="/me/share"] button').waitFor();
  stranger.allowed.push(/404/);
  await stranger.reload();
  t.check("after that nobody does", (await stranger.locator(".results-of").count()) === 0);
});
