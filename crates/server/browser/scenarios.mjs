// What people do, and what must hold while they do it. Every scenario runs for every game.
import { AxeBuilder } from "@axe-core/playwright";
import * as table from "./lib/table.mjs";
import { strangers } from "./lib/words.mjs";

// Expectations that the server does not meet yet, by the words of the check, with the reason. They are told in
// every run and do not fail it; one that holds is told too, so that the list stays true.
export const KNOWN_BUGS = {};

// Dice roll and things slide: where that is not what is looked at, people want no motion, so that nothing waits for it.
const MOVING = { reducedMotion: "no-preference" };

// A host, a friend who came by the host's link, and their table.
const twoPeople = async (t, options = {}) => {
  const [host, friend] = [await t.person(options), await t.person()];
  const link = await table.makeTable(host, t.base, t.game, "Ada");
  await table.sitDown(friend, link, "Bo");
  return { host, friend, link };
};

// Leaves a sign in the page that a reload would wipe out.
const mark = (page) => page.evaluate(() => (window.isKept = true));
const isKept = (page) => page.evaluate(() => window.isKept === true);

// A whole game of two: the host sees everything move, the friend and a spectator want no motion.
const clicking = {
  isWhole: () => true,
  async run(t) {
    const start = Date.now();
    const { host, friend } = await twoPeople(t, MOVING);
    const spectator = await t.person();
    await spectator.goto(host.url());
    for (const page of [host, friend, spectator]) await mark(page);
    await table.reached(host, await table.number(friend));
    t.check("a spectator is asked nothing", (await spectator.locator("main form button, main button[form]").count()) === 0);
    for (let turn = 0; turn < 1000; turn += 1) {
      const asked = await table.asked([host, friend]);
      if (asked === undefined) break;
      await table.step(asked, turn);
      t.check("no legal answer is refused", (await asked.locator(".notice").count()) === 0, `${await asked.locator(".notice").allInnerTexts()}`);
      const now = await table.number(asked);
      for (const [who, page] of Object.entries({ host, friend, spectator })) {
        const came = await table.reached(page, now).then(() => true, () => false);
        t.check("everybody's page follows without a reload", came, `the ${who}'s page stays at ${await table.number(page)} when the table is at ${now}`);
        // Who is left behind loads the page again, so that the game can go on.
        if (!came) await page.reload().then(() => mark(page));
      }
      if (turn === 20) for (const [who, page] of Object.entries({ host, friend, spectator })) await t.picture(page, `middle-${who}`);
    }
    const all = [host, friend, spectator];
    for (const page of all) {
      await table.over(page);
      t.check("nobody's page was loaded again", await isKept(page));
    }
    for (const page of [host, friend]) t.check("each browser finds its own part in the dice", await page.locator("#part .same").isVisible());
    t.check("a spectator has no part in the dice", (await spectator.locator("#part").count()) === 0);
    await friend.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("dice of")).forEach((key) => localStorage.setItem(key, "other")));
    await friend.reload();
    t.check("a browser says so where the dice have another part", await friend.locator("#part .other").isVisible());
    const ends = await Promise.all(all.map(async (page) => `${await table.prompt(page)} ${await table.hash(page)} ${await page.locator("table.scores tbody").innerText()}`));
    t.check("all see the same result", new Set(ends).size === 1, ends.join(" / "));
    t.check("the result names a winner", /Ada|Bo/.test(ends[0]), ends[0]);
    await t.picture(host, "over");
    await t.picture(spectator, "over-spectator");
    const seconds = (Date.now() - start) / 1000;
    t.note(`the whole game of two took ${seconds.toFixed(1)} s and ${await table.number(host)} events`);
  },
};

const keyboard = {
  async run(t) {
    // Without motion, as all people here are: a thing that slides past lies over another for a moment.
    const page = await t.person();
    let most = 0;
    let lost = 0;
    let answered = 0;
    // Presses Tab until the focus is on something that fits; what has the focus must show it.
    const tabTo = async (selector) => {
      for (let presses = 1; presses <= 200; presses += 1) {
        await page.keyboard.press("Tab");
        const focus = await page.evaluate((selector) => {
          const here = document.activeElement;
          if (here === null || here === document.body) return { fits: false };
          // A check box may be drawn by its label.
          const drawn = here.matches("label input") ? [here, here.closest("label")] : [here];
          const shows = drawn.some((one) => {
            const style = getComputedStyle(one);
            return (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== "none";
          });
          const box = (drawn[1] ?? here).getBoundingClientRect();
          const isIn = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
          return { fits: here.matches(selector), shows, isIn, what: here.outerHTML.slice(0, 120) };
        }, selector);
        if (focus.what) {
          t.check("the focus is always seen", focus.shows, focus.what);
          t.check("what has the focus is on the screen", focus.isIn, focus.what);
        }
        if (focus.fits) {
          most = Math.max(most, presses);
          // The sticky question must not hide what has the focus.
          const isFree = await page.evaluate(() => {
            const here = document.activeElement.closest("label") ?? document.activeElement;
            const box = here.getBoundingClientRect();
            const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
            return top !== null && (here.contains(top) || top.contains(here));
          });
          t.check("nothing lies over what has the focus", isFree, focus.what);
          return;
        }
      }
      throw new Error(`the Tab key does not reach ${selector}`);
    };
    await page.goto(t.base);
    await tabTo("a.skip");
    await tabTo(`form:has(input[value="${t.game}"]) button.primary`);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/t\//);
    for (let turn = 0; turn < 300; turn += 1) {
      if (await table.settled(page)) break;
      const before = await table.number(page);
      const [things, built] = [await table.chooser(page).count(), await table.places(page).count()];
      if (turn % 3 === 1 && things > 0) {
        const needed = await table.needed(page);
        for (const thing of needed) {
          await tabTo(table.unchosen(thing));
          await page.keyboard.press("Space");
        }
        t.check("Space chooses a thing", (await page.locator("input[name=thing]:checked").count()) === needed.length);
        await t.picture(page, "chosen");
        await tabTo("button[form=select]");
        await page.keyboard.press("Enter");
      } else if (built > 0) {
        await tabTo(".place");
        await page.keyboard.press("Enter");
      } else {
        await tabTo(".question > .answers > button, .board button[form^=offer-]");
        await page.keyboard.press(turn % 2 ? "Enter" : "Space");
      }
      await table.moved(page, before);
      await table.answered(page);
      t.check("a choice is forgotten when it was answered", (await page.locator("input[name=thing]:checked").count()) === 0);
      answered += 1;
      if (await page.evaluate(() => document.activeElement === document.body)) lost += 1;
    }
    t.check("the game is over", await table.isOver(page));
    // Back by Shift+Tab, as far as the logo.
    await tabTo("main a");
    for (let presses = 0; presses < 100; presses += 1) {
      await page.keyboard.press("Shift+Tab");
      if (await page.evaluate(() => document.activeElement.matches("a.logo"))) break;
    }
    t.check("Shift+Tab leads back", await page.evaluate(() => document.activeElement.matches("a.logo")));
    t.note(`the longest way to an answer was ${most} Tabs; the focus fell back to the page ${lost} times in ${answered} answers`);
    t.check("the focus is not lost after an answer", lost === 0, `${lost} of ${answered} answers leave the focus on the body`);
    await t.picture(page, "over");
  },
};

// Everything in the main part that can be clicked and is smaller than a finger; links within text and log lines may be.
const smallTargets = () => {
  const exempt = (one) => one.closest(".log, .visually-hidden") || (one.matches("a:not(.button)") && one.closest("p, td, dd, small, figcaption") && !one.closest("svg"));
  const found = [];
  for (const one of document.querySelectorAll("main :is(button, a, input, select, summary)")) {
    if (exempt(one) || one.matches("[type=hidden], :disabled") || one.closest("[hidden], details:not([open]) > :not(summary)")) continue;
    const box = (one.closest("label:has([type=checkbox], [type=radio])") ?? one).getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    if (box.width < 43.5 || box.height < 43.5) found.push(`${one.tagName.toLowerCase()}.${[...one.classList].join(".")} ${(one.textContent || one.ariaLabel || one.name || "").trim().slice(0, 30)} ${Math.round(box.width)}×${Math.round(box.height)}`);
  }
  return found;
};

// What must hold of a page at 360 × 640 pixels.
const checkSmall = async (t, page, kinds, where) => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  t.check("nothing scrolls sideways at 360 px", wide <= 360, `${where}: ${wide} px`);
  for (const one of await page.evaluate(smallTargets)) kinds.add(`${where}: ${one}`);
  const bar = await page.locator(".question").count() && (await page.locator(".question").evaluate((one) => (getComputedStyle(one).position === "sticky" ? one.getBoundingClientRect().height : 0)));
  t.check("the sticky question covers no more than a third", bar <= 640 / 3, `${where}: ${Math.round(bar)} of 640 px`);
};

// The targets that were too small, each kind of answer once.
const checkTargets = (t, kinds) => {
  const said = [...new Set([...kinds].map((kind) => kind.replace(/^answer \d+/, "table")))];
  t.check("targets are at least 44 px", said.length === 0, said.join("; "));
};

// The texts that a person reads or hears.
const texts = (page) =>
  page.evaluate(() => {
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (!walker.currentNode.parentElement.closest("[lang]:not(html), script, code")) found.add(walker.currentNode.data.trim());
    for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]")) for (const name of ["aria-label", "title", "placeholder"]) found.add(one.getAttribute(name) ?? "");
    found.add(document.title);
    return [...found].filter(Boolean);
  });

// A page in Spanish says so, and has no English in it.
const checkSpanish = async (t, page, where) => {
  t.check("the page says that it is in Spanish", (await page.locator("html").getAttribute("lang")) === "es", where);
  const english = strangers(await texts(page), "es", "en");
  t.check("nothing is in English", english.length === 0, `${where}: ${english.slice(0, 5).join(" | ")}`);
};

// A whole game at 360 × 640 pixels, in a language.
const onASmallScreen = async (t, locale) => {
  const page = await t.person({ viewport: { width: 360, height: 640 }, hasTouch: true, locale });
  const kinds = new Set();
  const look = async (where) => {
    await checkSmall(t, page, kinds, where);
    if (locale.startsWith("es")) await checkSpanish(t, page, where);
  };
  for (const path of ["/", `/new?game=${t.game}`, `/rules/${t.game}`, "/nowhere"]) {
    page.allowed = [/404/];
    await page.goto(t.base + path);
    await look(path);
    await t.picture(page, `${locale}-page${path.replace(/[^a-z]+/g, "-")}`);
  }
  await table.playNow(page, t.base, t.game);
  await table.playToTheEnd(page, async (turn) => {
    await look(`answer ${turn}`);
    if (turn === 0) await t.picture(page, `${locale}-roll`);
    if ((await table.places(page).count()) > 0) await t.picture(page, `${locale}-places`);
    // The longest question there is has a hint under it.
    if (turn % 3 === 0) {
      await page.locator(".tools form[hx-get] button").click();
      await page.locator(".question .hint").waitFor();
      await look(`answer ${turn}, hint`);
    }
  });
  await look("over");
  await t.picture(page, `${locale}-over`);
  checkTargets(t, kinds);
};

const small = {
  async run(t) {
    for (const locale of ["en-GB", "es-ES"]) await onASmallScreen(t, locale);
  },
};

// The pages in Spanish, and the switch of languages; a whole game in Spanish is played on the small screen.
const spanish = {
  async run(t) {
    const page = await t.person({ locale: "es-ES" });
    await table.playNow(page, t.base, t.game);
    const url = page.url();
    for (let turn = 0; turn < 3 && !(await table.settled(page)); turn += 1) {
      await checkSpanish(t, page, `answer ${turn}`);
      await table.step(page, turn);
    }
    await t.picture(page, "middle");
    // The switch keeps the page, wherever it is.
    const english = strangers(["Choose dice to re-roll, or stop. 2 rolls left."], "es", "en");
    t.check("the test itself knows English", english.length === 1 || t.game !== "catan-dice");
    const swap = async (lang) => {
      await page.locator(`.languages button[lang=${lang}]`).click();
      await page.waitForLoadState();
      return page.locator("html").getAttribute("lang");
    };
    for (const to of [t.base + "/", `${t.base}/new?game=${t.game}`, `${t.base}/rules/${t.game}`, url]) {
      await page.goto(to);
      t.check("the switch of languages works", (await swap("en")) === "en" && (await swap("es")) === "es", to);
      t.check("the switch keeps the page", page.url() === to, `${to} became ${page.url()}`);
    }
    await page.goto(`${url}?at=2`);
    await swap("en");
    t.check("the switch keeps the moment looked at", page.url() === `${url}?at=2`, page.url());
    await page.goto(`${url}?seat=1`);
    await swap("es");
    t.check("the switch keeps the sheet looked at", page.url() === `${url}?seat=1`, page.url());
    const host = await t.person();
    const link = await table.makeTable(host, t.base, t.game, "Ada");
    await page.goto(link);
    await checkSpanish(t, page, "invitation");
    await swap("en");
    t.check("the switch keeps the invitation", (await page.locator("input[name=secret]").count()) === 1, page.url());
  },
};

const restart = {
  async run(t) {
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
  },
};

// What axe says about a page in the light and in the dark.
const checkAxe = async (t, page, where) => {
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // In the dark only the colours are others. Our pages have no frames: the way without them opens no page of its own.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await (colorScheme === "dark" ? axe.withRules(["color-contrast"]) : axe).analyze();
    const said = violations.map((one) => `${one.id} (${one.impact}): ${one.nodes.slice(0, 3).map((node) => `${node.target.join(" ")} ${[...node.any, ...node.all, ...node.none].map((part) => part.message).join(", ")}`).join(" | ")}`);
    t.check(`axe finds nothing: ${where}, ${colorScheme}`, violations.length === 0, said.join("; "));
    await t.picture(page, `${where.replace(/\W+/g, "-")}-${colorScheme}`);
  }
};

// What axe says about the pages before a game and about the questions of one; `told` looks at the end and the past.
const accessible = {
  async run(t) {
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
    // Plays on until there is something to build, so that places are on the board.
    let asked = mover;
    for (let turn = 0; turn < 400 && (await table.places(asked).count()) === 0 && !(await table.isOver(asked)); turn += 1) {
      await table.step(asked, turn);
      [asked] = await table.someone([host, friend]);
    }
    t.check("there was something to build", (await table.places(asked).count()) > 0);
    await axe(asked, "build");
    await asked.locator(".tools form[hx-get] button").click();
    await asked.locator("p.hint").first().waitFor();
    await axe(asked, "hint");
    await asked.goto(`${asked.url()}?text=yes`);
    await axe(asked, "text");
    await host.goto(t.base);
    await axeOnce(host, "home with tables");
  },
};

const plain = {
  async run(t) {
    const page = await t.person({ javaScriptEnabled: false });
    const begin = async () => {
      await table.playNow(page, t.base, t.game);
      t.check("what the server is bound to is shown before anything is added to the dice", /[0-9a-f]{64}/.test(await page.locator("#dice .hash").innerText()));
      await page.locator("#dice button").click();
      await page.waitForLoadState();
    };
    await begin();
    let answered = 0;
    for (let tries = 0; tries < 60 && answered < 8; tries += 1) {
      if (await table.isOver(page)) await begin();
      // Without a script nothing is pushed: whoever waits loads the page again.
      if (!(await table.isMine(page))) {
        await page.waitForTimeout(50);
        await page.goto(page.url().replace(/\/(act|undo|hurry)$/, ""));
        continue;
      }
      const before = await table.number(page);
      const things = table.chooser(page);
      if (answered % 3 === 1 && (await things.count()) > 0) {
        await table.choose(page);
      } else {
        const built = table.places(page);
        const answers = (await table.answers(page).count()) > 0 ? table.answers(page) : table.extras(page);
        await ((await built.count()) > 0 ? built : answers).first().click();
      }
      await page.waitForLoadState();
      t.check("a plain form is taken", (await table.number(page)) > before, `${page.url()}: ${await page.locator("main").innerText()}`);
      t.check("the address stays the table's", /\/t\/[^/]+$/.test(page.url()), page.url());
      answered += 1;
    }
    t.check("a few turns can be played", answered >= 8, `${answered} answers`);
    await t.picture(page, "middle");
    const friend = await t.person({ javaScriptEnabled: false });
    const link = await table.makeTable(friend, t.base, t.game, "Ada");
    t.check("the host can read off a link", link.includes("/join/"), link);
    t.check("the link is whole without a script", link.startsWith("http"), link);
    await t.picture(friend, "waiting");
  },
};

const twice = {
  async run(t) {
    const page = await t.person(MOVING);
    await table.playNow(page, t.base, t.game);
    // The first question may be about the board alone.
    const hasAnswers = (page) => table.playUntil(page, async () => (await table.answers(page).count()) > 0);
    await hasAnswers(page);
    await table.ready(page);
    // What one click on the same answer does is known from the log: one line of one's own, and what chance and others
    // answer to it. The log has an end: a long answer of the others may have pushed one's own line out.
    const last = (page) => page.locator(".log li").evaluateAll((lines) => Math.max(0, ...lines.map((line) => line.value)));
    const since = (page, moment) => page.locator(".log li").evaluateAll((lines, moment) => lines.filter((line) => line.value > moment).map((line) => line.innerText), moment);
    const isOnce = (lines, said) => {
      const own = lines.filter((line) => line.includes("Guest:"));
      return lines.length > 0 && own.length <= 1 && own.every((line) => line.includes(said));
    };
    const [before, shown] = [await last(page), await table.number(page)];
    const said = await table.answers(page).first().innerText();
    await table.answers(page).first().dblclick();
    await table.moved(page, shown);
    await table.answered(page);
    const fresh = await since(page, before);
    t.check("a quick double click happens once", isOnce(fresh, said), fresh.join(" | "));
    t.check("a quick double click gives no complaint", (await page.locator(".notice").count()) === 0, `${await page.locator(".notice").allInnerTexts()}`);
    // A slow hand: the second click comes when the answer's place already holds another answer.
    const slow = await t.person(MOVING);
    await table.playNow(slow, t.base, t.game);
    await hasAnswers(slow);
    // The hand waits until the answer stands still.
    await table.calm(slow);
    const count = await last(slow);
    const box = await table.answers(slow).first().boundingBox();
    const at = [box.x + box.width / 2, box.y + box.height / 2];
    const first = await table.number(slow);
    // The page itself clicks again in the frame after the change: from here a second click could come too late.
    await slow.evaluate(([x, y]) => {
      const again = () => (document.elementFromPoint(x, y)?.click(), (window.hasClickedAgain = true));
      window.addEventListener("htmx:after:swap", () => requestAnimationFrame(again), { once: true });
    }, at);
    await slow.mouse.click(...at);
    await table.moved(slow, first);
    await slow.waitForFunction(() => window.hasClickedAgain);
    await table.answered(slow);
    const later = await since(slow, count);
    t.check("a slow double click happens once", isOnce(later, ""), later.join(" | "));
  },
};

const title = {
  async run(t) {
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
  },
};

// A whole game in the text view: every answer is a button with words.
const text = {
  async run(t) {
    const page = await t.person();
    await table.playNow(page, t.base, t.game);
    const url = page.url();
    await page.goto(`${url}?text=yes`);
    await mark(page);
    const all = page.locator("main .answers > button:visible");
    let answered = 0;
    for (; answered < 400 && !(await table.settled(page)); answered += 1) {
      t.check("the text view draws no board", (await page.locator("main .board svg:not(.bar)").count()) === 0);
      t.check("the text view has answers", (await all.count()) > 0, await page.locator("main").innerText());
      if (answered === 0) await t.picture(page, "roll");
      const before = await table.number(page);
      // Something else every time, from the bar and from the list.
      await table.ready(page);
      await all.nth((answered * 7) % (await all.count())).click();
      await table.moved(page, before);
      t.check("no legal answer is refused", (await page.locator(".notice").count()) === 0, `${await page.locator(".notice").allInnerTexts()}`);
      if (answered === 3) await t.picture(page, "middle");
    }
    t.check("the game comes to its end", await table.isOver(page), `${answered} answers`);
    t.check("the text view follows without a reload", await isKept(page));
    t.note(`the game took ${answered} answers`);
    await t.picture(page, "over");
    await page.goto(url);
    t.check("the text view stays until it is changed back", (await page.locator("main .board .board").count()) === 0);
    await page.locator('.sheets a[href$="text=no"]').click();
    await page.waitForLoadState();
    await page.goto(url);
    t.check("the drawing comes back", (await page.locator("main .board .board").count()) > 0);
  },
};

// What a person is told: two clicks to a link, names in the log, a hint in words, the past, the result.
const told = {
  async run(t) {
    const host = await t.person({ permissions: ["clipboard-read", "clipboard-write"] });
    await host.goto(t.base);
    await host.locator(`.card:has(input[value="${t.game}"]) button[value=link]`).click();
    await host.waitForURL(/\/t\//);
    const link = await t.clipboard(async () => {
      await host.locator("button.copy").click();
      await host.locator("button.copy.done").waitFor();
      return host.evaluate(() => navigator.clipboard.readText());
    });
    t.check("a link to send is two clicks away from home", link.startsWith(`${t.base}/join/`), link);
    await t.picture(host, "waiting");
    const stranger = await t.person();
    await table.sitDown(stranger, link, "Bo");
    const [asked] = await table.someone([host, stranger]);
    t.check("among people there is no hint unless the table says so", (await asked.locator(".tools form[hx-get]").count()) === 0);
    const friend = await t.person();
    await table.sitDown(friend, await table.makeTable(host, t.base, t.game, "Ada", true), "Bo");
    const [mover, other] = await table.someone([host, friend]);
    // A button that sends chosen things is no use before one is chosen.
    if ((await table.chooser(mover).count()) > 0) {
      const send = mover.locator("main button[form=select]");
      const before = await table.seen(mover, "sent");
      t.check("a choice of nothing looks and says so", (await send.getAttribute("aria-disabled")) === "true");
      await send.click({ force: true });
      t.check("a choice of nothing sends nothing", (await table.seen(mover, "sent")) === before && (await mover.locator(".notice").count()) === 0);
      await table.chooser(mover).first().click();
      t.check("a choice makes the button ready", (await send.getAttribute("aria-disabled")) === "false");
      await table.chooser(mover).first().click();
    }
    const hint = async (page) => {
      await page.locator(".tools form[hx-get] button").click();
      await page.locator(".question .hint").waitFor();
      const said = await page.locator(".question .hint").innerText();
      const notations = await page.locator("form[id^=offer-] input[name=action]").evaluateAll((fields) => fields.map((field) => field.value));
      t.check("a hint has no notation", !notations.some((notation) => said.includes(`(${notation})`)), said);
      t.check("a hint is shown on the page", (await page.locator(".hinted").count()) > 0, said);
    };
    await hint(mover);
    await other.locator(".log li", { hasText: "asks for a hint" }).waitFor();
    t.check("a hint is a line in the log for all", true);
    t.check("and it stays when that is pushed", await mover.locator(".question .hint").isVisible());
    await t.picture(mover, "hint");
    const pages = [host, friend];
    for (let turn = 0; turn < 400; turn += 1) {
      const asked = await table.asked(pages);
      if (asked === undefined) break;
      if (turn % 5 === 0) await hint(asked);
      await table.step(asked, turn);
      const now = await table.number(asked);
      for (const page of pages) await table.reached(page, now);
    }
    for (const page of pages) await table.settled(page);
    const lines = await host.locator(".log li").allInnerTexts();
    t.check("the log calls the seats by their names", lines.every((line) => !/Player \d/.test(line)) && lines.some((line) => line.includes("Bo")), lines.find((line) => /Player \d/.test(line)));
    const result = await host.locator("h1").allInnerTexts();
    t.check("the result is the heading", result.length === 1 && /−?\d/.test(result[0]), result.join(" | "));
    t.check("the final sheet has bars", (await host.locator(".final-sheet .bar").count()) > 0);
    t.check("a minus is a minus sign", !/(^|\s)-\d/.test(await host.locator("main").innerText()));
    await checkAxe(t, host, "over");
    // A line of the log leads to its moment, with the board in sight, however much that line has to say.
    await host.setViewportSize({ width: 360, height: 640 });
    const texts = await host.locator(".log a").allInnerTexts();
    const longest = texts.reduce((best, text, at) => (text.length > texts[best].length ? at : best), 0);
    await host.locator(".log a").nth(longest).click();
    await host.waitForURL(/at=\d+/);
    await host.waitForLoadState();
    const seen = await host.locator("#board").evaluate((one) => ({ top: one.getBoundingClientRect().top, bar: document.querySelector(".question").getBoundingClientRect().bottom }));
    t.check("the board of a past moment is in sight", seen.top >= seen.bar - 1 && seen.top < 320, JSON.stringify(seen));
    t.check("the prompt names the moment", /^Move \d+ of \d+: /.test(await table.prompt(host)), await table.prompt(host));
    await checkAxe(t, host, "past");
    const at = Number(new URL(host.url()).searchParams.get("at"));
    await host.keyboard.press("ArrowLeft");
    await host.waitForURL(new RegExp(`at=${at - 1}\\b`));
    t.check("arrow keys step through the past", true);
  },
};

// A script that comes late: the page is pushed to all the same.
const late = {
  async run(t) {
    const host = await t.person();
    await table.playNow(host, t.base, t.game);
    await table.settled(host);
    const scripts = [/\/htmx[^/]*\.js/, /\/hx-sse[^/]*\.js/, /\/rollstead[^/]*\.js/];
    for (const script of scripts.slice(1)) {
      const spectator = await t.person();
      // It comes after all others have come.
      const others = scripts.filter((other) => other !== script).map((other) => spectator.waitForResponse(other).then((response) => response.finished()));
      await spectator.route(script, async (route) => {
        await Promise.all(others);
        await route.continue();
      });
      const stream = spectator.waitForResponse(/\/events(\?|$)/).then(() => true, () => false);
      await spectator.goto(host.url());
      t.check("the stream begins, however late a script comes", await stream, `${script}`);
    }
  },
};

// A page out of sight holds no connection, and shows the present when it is seen again.
const hidden = {
  async run(t) {
    const host = await t.person();
    await table.playNow(host, t.base, t.game);
    await table.settled(host);
    const spectator = await t.person();
    await spectator.addInitScript(() => {
      window.isHidden = true;
      Object.defineProperty(document, "hidden", { get: () => window.isHidden });
      window.setHidden = (is) => {
        window.isHidden = is;
        document.dispatchEvent(new Event("visibilitychange"));
      };
    });
    const isStream = (request) => /\/events(\?|$)/.test(request.url());
    let begun = 0;
    spectator.on("request", (request) => (begun += isStream(request) ? 1 : 0));
    await spectator.goto(host.url());
    await spectator.waitForFunction(() => document.readyState === "complete");
    t.check("a page that was never seen opens no stream", begun === 0, `${begun}`);
    const opened = spectator.waitForRequest(isStream);
    await spectator.evaluate(() => window.setHidden(false));
    await opened;
    await table.step(host, 0);
    await table.reached(spectator, await table.number(host));
    const ended = spectator.waitForEvent("requestfailed", { predicate: isStream, timeout: 10_000 }).then(() => true, () => false);
    const done = spectator.waitForEvent("requestfinished", { predicate: isStream, timeout: 10_000 }).then(() => true, () => false);
    await spectator.evaluate(() => window.setHidden(true));
    t.check("a page that is hidden gives its stream back", await Promise.race([ended, done]));
    await table.settled(host);
    await table.step(host, 1);
    await spectator.evaluate(() => window.setHidden(false));
    await table.reached(spectator, await table.number(host));
    t.check("a page that is seen again shows the present", (await table.hash(spectator)) === (await table.hash(host)));
  },
};

// A page that is not the one a push was made for is fetched whole, by itself.
const other = {
  async run(t) {
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
  },
};

// A game for one, where there is one: in English on a large screen, and in Spanish on a small one.
const solo = {
  // Against a rival, so that it comes to all it does.
  isWhole: (game) => game.solo !== undefined,
  async run(t) {
    for (const locale of ["en-GB", "es-ES"]) {
      const lang = locale.slice(0, 2);
      const viewport = lang === "es" ? { width: 360, height: 640 } : { width: 1200, height: 900 };
      const page = await t.person({ viewport, locale });
      await page.goto(t.base);
      if ((await table.alone(page, t.game).count()) === 0) return t.note("it is not played alone");
      await table.alone(page, t.game).click();
      await page.waitForURL(/\/t\//);
      t.check("one click from home leads to a game alone", (await table.settled(page)) === false && (await page.locator(".sheets a[href*=seat]").count()) === 1);
      await table.makeSolo(page, t.base, t.game, t.solo?.options ?? {});
      await mark(page);
      const kinds = new Set();
      const looked = new Set();
      let reasons = 0;
      const answers = await table.playToTheEnd(page, async (turn) => {
        const prompt = await table.prompt(page);
        if (lang === "es") {
          await checkSmall(t, page, kinds, `answer ${turn}`);
          await checkSpanish(t, page, `answer ${turn}`);
        }
        t.check("no legal answer is refused", (await page.locator(".notice").count()) === 0, `${await page.locator(".notice").allInnerTexts()}`);
        if (t.solo === undefined) return;
        t.check("the table shows who plays against one", await page.locator(t.solo.board).isVisible(), prompt);
        reasons = Math.max(reasons, await page.locator(t.solo.reasons).count());
        // Every kind of question in the rival's turn, as it first comes, and one's own turns now and then.
        const kind = prompt.includes(t.solo.rival[lang]) ? prompt.replace(/\d+.*/, "") : `${Math.floor(turn / 20)}`;
        if (looked.has(kind)) return;
        looked.add(kind);
        await checkAxe(t, page, `${lang} ${looked.size}`);
      });
      t.note(`the game for one took ${answers} answers`);
      t.check("the page follows without a reload", await isKept(page));
      const result = await page.locator("h1").allInnerTexts();
      t.check("the result is the heading", result.length === 1 && /−?\d/.test(result[0]), result.join(" | "));
      if (lang === "es") {
        await checkSmall(t, page, kinds, "over");
        checkTargets(t, kinds);
      }
      await checkAxe(t, page, `${lang} over`);
      if (t.solo === undefined) continue;
      t.check("each deed has a reason and leads to its rule", reasons > 0, `${reasons}`);
      t.check("the result says against whom", result[0].includes(t.solo.rival[lang]), result[0]);
      const heads = await page.locator("table.scores thead th").allInnerTexts();
      t.check("the final sheet shows both", heads.length === 3 && heads[2].includes(t.solo.rival[lang]), heads.join(" | "));
    }
  },
};

// The seats of an analysis: what was to be expected, every turn's luck and skill, and the score.
const analysed = (page) =>
  page.locator("section.analysis").evaluateAll((seats) =>
    seats.map((seat) => ({
      expected: Number(seat.dataset.expected),
      score: Number(seat.dataset.score),
      turns: [...seat.querySelectorAll("tbody data")].map((one) => Number(one.value)),
      rows: seat.querySelectorAll("tbody tr").length,
      sum: seat.querySelector("strong").innerText,
    })),
  );

const analysis = {
  async run(t) {
    for (const [lang, locale, viewport] of [
      ["en", "en-GB", { width: 1200, height: 900 }],
      ["es", "es-ES", { width: 360, height: 640 }],
    ]) {
      const page = await t.person({ locale, viewport, reducedMotion: "reduce" });
      await table.playNow(page, t.base, t.game);
      const link = page.locator("a[href$='/analysis']");
      t.check("a game that is on is not taken apart", (await link.count()) === 0);
      if (!t.isSolved) return;
      await table.playToTheEnd(page);
      const scores = await page.locator("table.scores tfoot tr").first().locator("td").allInnerTexts();
      await link.click();
      await page.waitForURL(/\/analysis$/);
      const seats = await analysed(page);
      t.check("every seat is taken apart", seats.length === scores.length && seats.every((seat) => seat.rows > 0 && seat.turns.length === 2 * seat.rows), JSON.stringify(seats));
      for (const [index, { expected, score, turns, sum }] of seats.entries()) {
        const all = turns.reduce((one, other) => one + other, expected);
        t.check("expectation, luck and skill are the score", Math.abs(all - score) < 1e-6, `${all} is not ${score}`);
        t.check("it is the score of the table", Number(scores[index].replace("−", "-")) === Math.round(score), `${scores[index]} and ${score}`);
        const shown = [...sum.replaceAll(",", ".").matchAll(/([−+] )?(−?[\d.]+)/g)].map(([, sign, text]) => (sign === "− " ? -1 : 1) * Number(text.replace("−", "-")));
        t.check("what is shown sums up too", Math.abs(shown[0] + shown[1] + shown[2] - shown[3]) < 1e-9, sum);
      }
      await t.picture(page, lang);
      await checkAxe(t, page, `analysis ${lang}`);
      if (lang === "es") {
        const english = strangers(await texts(page), "es", "en");
        t.check("nothing is in English", english.length === 0, english.slice(0, 5).join(" | "));
        const kinds = new Set();
        await checkSmall(t, page, kinds, "analysis");
        checkTargets(t, kinds);
      }
      await page.locator("section.analysis tbody a").first().click();
      await page.waitForURL(/[?]at=\d+&seat=\d+#board$/);
      t.check("a decision leads to its moment", await page.locator("#board").isVisible());
    }
  },
};

// Friends in one room: plain HTTP by a name that is not this machine's, where browsers allow a page less.
const room = {
  async run(t) {
    const host = await t.person();
    const given = await table.makeTable(host, t.plainBase, t.game, "Ada");
    t.check("the page is one that browsers do not trust", await host.evaluate(() => !isSecureContext && navigator.clipboard === undefined));
    t.check("the link has the host's name", given.startsWith(`${t.plainBase}/join/`), given);
    // The clipboard is read where that is allowed.
    const reader = await t.person({ permissions: ["clipboard-read", "clipboard-write"] });
    await reader.goto(t.base);
    const link = await t.clipboard(async () => {
      await host.locator("button.copy").click();
      await host.locator("button.copy.done").waitFor();
      return reader.evaluate(() => navigator.clipboard.readText());
    });
    t.check("the link can be copied over plain HTTP", link === given, link);
    await host.evaluate(() => (document.execCommand = () => false));
    await host.locator("button.copy").click();
    await host.locator(".by-hand:visible").waitFor();
    t.check("what cannot be copied is selected", (await host.evaluate(() => getSelection().toString())) === given);
    t.check("and nothing says that it was copied", (await host.locator("button.copy.done").count()) === 0);
    const friend = await t.person();
    await friend.goto(given);
    await friend.locator(".languages button[lang=es]").click();
    await friend.locator("html[lang=es]").waitFor({ state: "attached" });
    t.check("the language can be changed on an invitation", (await friend.locator("input[name=secret]").count()) === 1, friend.url());
    await table.sitDown(friend, given, "Bo");
    t.check("a friend joins by the link over plain HTTP", friend.url().startsWith(`${t.plainBase}/t/`), friend.url());
    for (let turn = 0; turn < 4; turn += 1) {
      const [asked, other] = await table.someone([host, friend]);
      await table.step(asked, turn);
      await table.reached(other, await table.number(asked));
    }
    for (const page of [host, friend]) t.check("each browser finds its own part in the dice over plain HTTP", await page.locator("#part .same").isVisible());
  },
};

// The longest first: what is left at the end is short.
export const scenarios = { clicking, solo, analysis, accessible, small, told, keyboard, text, restart, plain, spanish, room, other, twice, title, late, hidden };
