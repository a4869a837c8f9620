// What people do at a table, for any game: the pages name no game here.
import { expect } from "@playwright/test";

// How long anything may take before it is a failure, and how long a page is waited for before it is held against the
// server's, in milliseconds.
const SLOW = 30_000;
const PATIENCE = 2_000;

export const number = async (page) => Number(await page.locator("#state").getAttribute("data-number"));
export const hash = (page) => page.locator("#state").getAttribute("data-hash");
export const isMine = async (page) => (await page.locator("#state[data-mine]").count()) > 0;
export const prompt = (page) => page.locator(".prompt").innerText();

// The secret of the dice is revealed once the game is over, in every language.
export const isOver = async (page) => (await page.locator(".facts code.hash").count()) > 1;

// Waits until something holds in the page. Looking at every frame would keep the browser drawing.
const holds = (page, is, argument, timeout = SLOW) => page.waitForFunction(is, argument, { timeout, polling: 20 });

// Waits until the page shows something later than `before`, and its scripts have done what they do about it.
export const moved = (page, before) => holds(page, (before) => window.seen.shown > before, before);

// Waits until the page shows at least this number.
export const reached = (page, wanted, timeout = SLOW) => holds(page, (wanted) => window.seen.shown >= wanted, wanted, timeout);

// Waits until every message of the page's forms is answered, and the answer is in the page.
export const answered = (page) => holds(page, () => window.seen.unanswered === 0);

// Waits until the first push has come, which comes right after the page, and nothing moves any more.
export const calm = (page) => holds(page, () => window.seen.pushes > 0 && document.getAnimations().every((one) => one.playState !== "running"));

// How often the page's stream could not be had again, how many messages its forms have sent, and so on; see watch.mjs.
export const seen = (page, what) => page.evaluate((what) => window.seen[what], what);

// Waits until the page has noticed that the server is away.
export const lost = (page, before) => holds(page, (before) => window.seen.losses > before, before);

// Waits until the page shows the past; which moment.
export const past = async (page) => {
  await holds(page, () => document.querySelector("#state")?.dataset.at !== undefined);
  return Number(await page.locator("#state").getAttribute("data-at"));
};

// Waits until the page shows this moment of the past; the present if there is none.
export const pastAt = (page, moment) => holds(page, (moment) => document.querySelector("#state")?.dataset.at === moment, moment === undefined ? undefined : String(moment));

// Waits until the game is over.
export const over = (page) => holds(page, () => document.querySelectorAll(".facts code.hash").length > 1);

// How many events the server's own page shows.
const served = async (page) => Number((await (await page.request.get(page.url())).text()).match(/data-number="(\d+)"/)?.[1] ?? -1);

// Waits until the viewer is asked or the game is over; says whether it is over. A page that shows an old state and would
// show it for ever is told to `page.hasAll`, and loaded again as its reader would, so that the game can go on.
export const settled = async (page) => {
  const done = () => document.querySelector("#state")?.hasAttribute("data-mine") || document.querySelectorAll(".facts code.hash").length > 1;
  page.hasAll?.(true);
  const isDone = await holds(page, done, undefined, PATIENCE).then(() => true, () => false);
  if (!isDone) {
    const now = await served(page);
    const came = await reached(page, now, SLOW).then(() => true, () => false);
    if (!came) {
      page.hasAll?.(false, `it shows ${await number(page)} and the table was at ${now}`);
      await page.reload();
    }
    await holds(page, done);
  }
  return isOver(page);
};

// Looks until something is found, and returns it; `what` is said if it never is.
export const until = async (look, what) => {
  let found;
  const isFound = async () => (found = await look()) !== undefined;
  await expect.poll(isFound, { timeout: SLOW, intervals: [10], message: what }).toBe(true);
  return found;
};

// Waits until one of the pages is asked, and returns it; undefined if the game is over.
export const asked = async (pages) => {
  const look = async () => {
    for (const page of pages) if (await isMine(page)) return page;
    return (await isOver(pages[0])) ? null : undefined;
  };
  return (await until(look, "nobody is asked")) ?? undefined;
};

// Waits until one of the pages is asked, and returns it first, the others after it.
export const someone = async (pages) => {
  const page = await asked(pages);
  expect(page, "the game is over before its time").toBeDefined();
  return [page, ...pages.filter((other) => other !== page)];
};

// Home, and one click to a table against a bot.
export const playNow = async (page, base, game) => {
  await page.goto(base);
  await page.locator(`.card:has(input[value="${game}"]) button.primary`).click();
  await page.waitForURL(/\/t\//);
};

// The button of home for a game alone, where it can be played so.
export const alone = (page, game) => page.locator(`.card:has(input[value="${game}"]) button[value=none]`);

// A table for one with these options, a number or the value of a choice each.
export const makeSolo = async (page, base, game, options) => {
  await page.goto(`${base}/new?game=${game}`);
  await page.locator("select[name=seat-1]").selectOption("none");
  for (const group of await page.locator("details.option-group > summary").all()) await group.click();
  for (const [name, value] of Object.entries(options)) {
    const field = page.locator(`input[name="option-${name}"]`);
    await ((await field.count()) > 1 ? page.locator(`label:has(input[name="option-${name}"][value="${value}"])`).click() : field.fill(value));
  }
  await page.locator("main button[type=submit]").click();
  await page.waitForURL(/\/t\//);
};

// The host's table with a friend's seat by link; returns the link.
export const makeTable = async (page, base, game, name, allowsHints = false) => {
  await page.goto(base);
  await page.locator(`.card:has(input[value="${game}"]) a.choices`).click();
  await page.locator("input[name=name]").fill(name);
  await page.locator("select[name=seat-1]").selectOption("link");
  if (allowsHints) await page.locator("input[name=hints]").check();
  await page.locator("main button[type=submit]").click();
  await page.waitForURL(/\/t\//);
  return page.locator("input[data-link]").inputValue();
};

// The friend's way from the link to the seat.
export const sitDown = async (page, link, name) => {
  await page.goto(link);
  await page.locator("input[name=name]").fill(name);
  await page.locator("main button[type=submit]").click();
  await page.waitForURL(/\/t\//);
};

// The things to answer with, in the order in which a person meets them.
export const chooser = (page) => page.locator("main label:has(input[name=thing])");
export const places = (page) => page.locator("main .scene .place:visible");
export const extras = (page) => page.locator("main :is(.scene, .tray, .players) button[form^=offer-]:not(.place):visible");
export const answers = (page) => page.locator("#question-answers > button[form^=offer-]");

// Every answer that is a button with words, in the bar and in the list of the text view.
export const buttons = (page) => page.locator("#question-answers > button[form^=offer-]:visible, .scene .answers-list > button:visible");

// The drawn board, if the game has one.
export const drawn = (page) => page.locator('main .scene > [class^="board-"]');

// Opens a tab of the drawer.
export const open = async (page, tab) => {
  // A window that was just made smaller is laid out by the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const drawer = page.locator(".pt-drawer");
  if (await drawer.isVisible()) await drawer.click();
  await page.locator(`.tab-${tab}`).click();
};

// A click on a button; one that gives something up asks once more.
export const sure = async (button) => {
  // The very thing that was clicked: its selector may fit nothing any more.
  const one = await button.elementHandle();
  const page = button.page();
  // Without scripts nothing asks once more.
  if (!(await page.evaluate(() => typeof htmx !== "undefined"))) return one.click();
  const before = await seen(page, "sent");
  const isSent = ([one, before]) => !one.isConnected || window.seen.sent > before;
  // What has been clicked is sent, or asks; on a busy machine it may have stopped asking before the second click, and asks anew.
  for (let tries = 0; tries < 5; tries += 1) {
    const wasAsking = await one.evaluate((one) => one.classList.contains("sure")).catch(() => false);
    if (wasAsking) await armed(page, one);
    await one.click().catch((error) => {
      if (tries === 0) throw error;
    });
    const came = await holds(page, ([one, before]) => !one.isConnected || window.seen.sent > before || one.dataset.sure === undefined || one.classList.contains("sure"), [one, before]);
    await came.dispose();
    if (!(await one.evaluate((one) => one.isConnected && one.dataset.sure !== undefined).catch(() => false))) return;
    if (wasAsking) await holds(page, ([one, before]) => !one.isConnected || window.seen.sent > before || !one.classList.contains("sure"), [one, before]);
    if (await page.evaluate(isSent, [one, before]).catch(() => true)) return;
  }
};

// Waits until a button that asks once more takes the second click; the second one of a double click does not count.
export const armed = (page, one) => holds(page, (one) => !one.isConnected || one.classList.contains("ready"), one);

// The things to choose for one answer, in the order of the page: any one, or where only some together are an answer the
// last of these.
export const needed = async (page) => {
  const answers = await page.locator("main button[form=select]:visible").getAttribute("data-answers");
  const all = await page.locator("main input[name=thing]").evaluateAll((boxes) => boxes.map((box) => box.value));
  return answers === null ? all.slice(0, 1) : answers.split("|").at(-1).split(" ").sort((one, other) => all.indexOf(one) - all.indexOf(other));
};
export const unchosen = (thing) => `input[name=thing][value="${thing}"]:not(:checked)`;

// Chooses the things of one answer, and sends them.
export const choose = async (page, click = sure) => {
  for (const thing of await needed(page)) await click(page.locator(`main label:has(${unchosen(thing)})`).first());
  await click(page.locator("main button[form=select]:visible"));
};

// Waits until the answers take a click again, which they do not for a moment after a change. A click would wait longer.
export const ready = (page) => holds(page, () => document.querySelector(".answers[inert]") === null);

// One answer by clicking: now and then things are chosen, otherwise a place of the board, otherwise the first answer.
export const step = async (page, turn = 0, click = sure) => {
  const before = await number(page);
  const answer = page.waitForResponse((response) => response.request().method() === "POST", { timeout: SLOW });
  answer.catch(() => {});
  const [things, built, others] = [chooser(page), places(page), extras(page)];
  const hasOthers = (await built.count()) + (await others.count()) + (await answers(page).count()) > 0;
  if ((turn % 3 === 1 || !hasOthers) && (await things.count()) > 0) {
    await choose(page, click);
  } else if ((await built.count()) > 0) {
    await click(built.nth(turn % (await built.count())));
  } else if (turn % 4 === 0 && (await others.count()) > 0) {
    await ready(page);
    await click(others.first());
  } else {
    await ready(page);
    await click((await answers(page).count()) > 0 ? answers(page).first() : others.first());
  }
  await answer;
  await moved(page, before);
  await answered(page);
  return before;
};

// Plays to the end against bots, calling `each` before every answer.
export const playToTheEnd = async (page, each = async () => {}, most = 400) => {
  for (let turn = 0; turn < most; turn += 1) {
    if (await settled(page)) return turn;
    await each(turn);
    await step(page, turn);
  }
  throw new Error(`the game is not over after ${most} answers`);
};

// Plays until `is` holds, for as many answers as it takes.
export const playUntil = async (page, is, most = 200) => {
  for (let turn = 0; turn < most; turn += 1) {
    if (await settled(page)) return false;
    if (await is()) return true;
    await step(page, turn);
  }
  return false;
};
