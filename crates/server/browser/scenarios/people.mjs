// The people at a table: a name that is asked once, a face, seats before the game, leaving, and the next game together.
import { checkAxe, checkSmall, checkSpanish, checkTargets } from "../lib/looks.mjs";
import { test } from "../lib/scenario.mjs";
import * as table from "../lib/table.mjs";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };

// A table of two with a friend on a phone, which ends when somebody leaves it.
const meet = async (t) => {
  const [host, friend] = [await t.person(), await t.person({ ...PHONE, locale: "es-ES" })];
  await host.goto(`${t.base}/new?game=${t.game}`);
  await host.locator("input[name=name]").fill("Ada");
  await host.locator("select[name=seat-1]").selectOption("link");
  await host.locator("select[name=leaving]").selectOption("end");
  await host.locator("main button[type=submit]").click();
  await host.waitForURL(/\/t\//);
  return { host, friend, link: await host.locator("input[data-link]").inputValue() };
};

test("people have a name and a face, and go on together", async ({ t }) => {
  const { host, friend, link } = await meet(t);
  if (t.isFirst) await checkAxe(t, host, "before the game");
  await friend.goto(link);
  await friend.locator("main button[type=submit]").click();
  await friend.waitForURL(/\/t\//);
  await table.someone([host, friend]);
  const names = (page) => page.locator(".players .name b").allInnerTexts();
  t.check("a guest is one in everybody's own words", (await names(host)).includes("Guest") && (await names(friend)).includes("Invitado"), `${await names(host)} / ${await names(friend)}`);
  // The name is changed at the running table, and everybody sees it.
  await table.open(friend, "settings");
  await friend.locator('.panel-settings a[href^="/me?back"]').click();
  await friend.waitForURL(/\/me/);
  const small = new Set();
  await checkSmall(t, friend, small, "/me");
  await checkSpanish(t, friend, "/me");
  if (t.isFirst) await checkAxe(t, friend, "/me");
  checkTargets(t, small);
  await friend.locator("main input[name=name]").fill("Bo");
  await friend.locator(".faces label").nth(4).click();
  await friend.locator(".called button[type=submit]").click();
  await friend.waitForURL(/\/t\//);
  await host.waitForFunction(() => [...document.querySelectorAll(".players .name b")].some((name) => name.textContent === "Bo"), undefined, { polling: 20 });
  t.check("everybody sees the new face", (await host.locator(".players .pl", { hasText: "Bo" }).locator('use[href$="#av-5"]').count()) === 1);
  t.check("the name is changed where one is", new URL(friend.url()).pathname === new URL(host.url()).pathname, friend.url());
  // Whose turn it is stands on home.
  const [asked, other] = await table.someone([host, friend]);
  const home = async (page) => {
    const fresh = await page.context().newPage();
    await fresh.goto(t.base);
    return fresh;
  };
  const mine = await home(asked);
  t.check("the title of home says that it is my turn", (await mine.title()).startsWith("(1) "), await mine.title());
  await mine.close();
  const theirs = await home(other);
  t.check("and says nothing to whom it is not", !(await theirs.title()).startsWith("("), await theirs.title());
  if (t.isFirst) await checkAxe(t, theirs, "home of a player");
  await theirs.close();
  // One leaves: the button asks once more, and the game ends for both.
  await table.open(host, "settings");
  await table.sure(host.locator('form[action$="/leave"] button'));
  for (const page of [host, friend]) await table.over(page);
  t.check("the page says who has left", (await table.prompt(friend)).includes("Ada"), await table.prompt(friend));
  const kinds = new Set();
  await checkSmall(t, friend, kinds, "over");
  await checkSpanish(t, friend, "over");
  checkTargets(t, kinds);
  // The next game: one asks for it, the other is shown the way.
  if (await friend.locator(".pt-table").isVisible()) await friend.locator(".pt-table").click();
  await friend.locator('#end form[action$="/again"] button.primary').click();
  await friend.waitForFunction(() => document.querySelector("#end") === null, undefined, { polling: 20 });
  await host.keyboard.press("Escape");
  await host.locator("#end a.primary").click();
  await host.waitForURL(friend.url());
  await table.someone([host, friend]);
  t.check("they have changed seats", (await names(host)).join() === "Bo,Ada", `${await names(host)}`);
  await t.picture(host, "next");
});

test("several people play at one screen", async ({ t }) => {
  const page = await t.person(PHONE);
  await page.goto(`${t.base}/new?game=${t.game}`);
  await page.locator("input[name=name]").fill("Ada");
  t.check("nobody else is asked for a name", !(await page.locator("input[name=name-1]").isVisible()));
  await page.locator("select[name=seat-1]").selectOption("here");
  await page.locator("input[name=name-1]").fill("Bo");
  const kinds = new Set();
  await checkSmall(t, page, kinds, "/new");
  checkTargets(t, kinds);
  await page.locator("main button[type=submit]").click();
  await page.waitForURL(/\/t\//);
  const seen = new Set();
  for (let turn = 0; turn < 60 && seen.size < 2; turn += 1) {
    if (await table.settled(page)) break;
    await page.locator(".pt-players").click();
    seen.add(await page.locator(".pl.asked .name b").innerText());
    await page.locator(".pt-table").click();
    await table.step(page, turn);
  }
  t.check("each of them is asked at this screen", [...seen].sort().join() === "Ada,Bo", [...seen].join());
});

test("the host changes seats before the game", async ({ t }) => {
  const host = await t.person();
  await host.goto(`${t.base}/new?game=${t.game}`);
  await host.locator("input[name=name]").fill("Ada");
  await host.locator("select[name=seat-1]").selectOption("link");
  await host.locator("main button[type=submit]").click();
  await host.waitForURL(/\/t\//);
  await host.locator('form[action$="/swap"] button').click();
  await host.waitForFunction(() => document.querySelectorAll(".seated .name")[1]?.textContent === "Ada", undefined, { polling: 20 });
  await host.locator('form[action$="/bot"] button').click();
  await table.settled(host);
  t.check("with a bot on the free seat the game begins", (await table.number(host)) > 0);
});
