// The pages as people use them, in a real browser. `node run.mjs [BINARY] [game=GAME…] [SCENARIO…]`; see README.md.
import { existsSync, mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "playwright-core";
import { Server } from "./lib/server.mjs";
import { watch } from "./lib/watch.mjs";
import { KNOWN_BUGS, scenarios } from "./scenarios.mjs";

const root = resolve(new URL("../../..", import.meta.url).pathname);
const [argument, ...words] = process.argv.slice(2);
const wanted = words.filter((word) => word.startsWith("game=")).map((word) => word.slice("game=".length));
const chosen = words.filter((word) => !word.startsWith("game="));
const binary = argument || process.env.ROLLSTEAD_BIN || join(root, "target/debug/rollstead");
const artefacts = resolve(process.env.ARTEFACTS || join(root, "target/browser"));
// Pictures are for people: without a folder of their own only failures have one.
const hasPictures = process.env.ARTEFACTS !== undefined;
const executablePath = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(
  (path) => path && existsSync(path),
);
// How many scenarios go on at once: much of their time is waiting.
const SIDE_BY_SIDE = availableParallelism() + 1;
// A name that is not localhost, for what browsers allow only there or by TLS.
const OTHER_HOST = "rollstead.test";
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync", `--host-resolver-rules=MAP ${OTHER_HOST} 127.0.0.1`];

// One scenario's checks. A check may be made many times; it holds if it holds every time.
class Checks {
  #results = new Map();
  #contexts = [];
  static #lent = Promise.resolve();
  notes = [];

  constructor(browser, server, game, name) {
    Object.assign(this, { browser, server, game: game.id, isFirst: game.isFirst, shorten: game.shorten, solo: game.solo, isSolved: game.isSolved, binary, name });
  }

  get base() {
    return this.server.base;
  }

  // The same server by a name that browsers do not trust as they trust this machine: plain HTTP as in a home's network.
  get plainBase() {
    return this.base.replace("127.0.0.1", OTHER_HOST);
  }

  // All people of a run share one clipboard: one of them at a time copies and reads.
  clipboard(work) {
    return Checks.#lent = Checks.#lent.then(work, work);
  }

  // Whether something is as it should be; `why` says what was found instead.
  check(id, is, why = "") {
    const before = this.#results.get(id);
    if (before === undefined || (before.is && !is)) this.#results.set(id, { is: Boolean(is), why });
  }

  note(text) {
    this.notes.push(text);
  }

  // A person of their own: a context with its cookies, and a page. Whatever the browser complains about is a failure.
  async person(options = {}) {
    const context = await this.browser.newContext({ viewport: { width: 1200, height: 900 }, locale: "en-GB", reducedMotion: "reduce", ...options });
    context.setDefaultTimeout(30_000);
    await context.addInitScript(watch);
    this.#contexts.push(context);
    const page = await context.newPage();
    page.allowed = [];
    page.hasAll = (is, why) => this.check("a page never falls back behind what was pushed to it", is, why);
    const complain = (text) => {
      if (!page.allowed.some((pattern) => pattern.test(text))) this.check("the browser has nothing to complain about", false, `${page.url()}: ${text}`);
    };
    page.on("pageerror", (error) => complain(error.message));
    page.on("console", (message) => message.type() === "error" && complain(message.text()));
    return page;
  }

  async picture(page, phase) {
    if (hasPictures) await this.#picture(page, phase);
  }

  async #picture(page, phase) {
    const folder = join(artefacts, this.game);
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: join(folder, `${this.name}-${phase}.png`), fullPage: true, animations: "disabled" });
  }

  // Every page of everybody.
  async pictures(phase) {
    for (const [person, context] of this.#contexts.entries()) {
      for (const [index, page] of context.pages().entries()) await this.#picture(page, `${phase}-${person}-${index}`).catch(() => {});
    }
  }

  async close() {
    for (const context of this.#contexts) await context.close();
    return this.#results;
  }
}

// The games are what home offers.
const gamesOf = async (browser) => {
  const server = await new Server(binary).start();
  try {
    const page = await browser.newPage();
    await page.goto(server.base);
    const ids = await page.locator(".card input[name=game]").evaluateAll((fields) => fields.map((field) => field.value));
    await page.close();
    return ids;
  } finally {
    await server.remove();
  }
};

const totals = { passed: 0, failed: 0, known: 0 };

const tell = (where, id, { is, why }) => {
  const reason = KNOWN_BUGS[id];
  if (is && reason === undefined) {
    totals.passed += 1;
  } else if (is) {
    totals.passed += 1;
    console.log(`FIXED?     ${where}: ${id} — if it stays so, take it off the list of known bugs`);
  } else if (reason !== undefined) {
    totals.known += 1;
    console.log(`KNOWN BUG  ${where}: ${id} — ${reason} [${why}]`);
  } else {
    totals.failed += 1;
    console.log(`FAILED     ${where}: ${id} — ${why}`);
  }
};

const runScenario = async (browser, game, name, scenario) => {
  const start = Date.now();
  const server = new Server(binary);
  if (game.shorten && !scenario.isWhole?.(game)) server.useContent(game.id, game.shorten);
  await server.start();
  const checks = new Checks(browser, server, game, name);
  checks.check("the browser has nothing to complain about", true);
  try {
    await scenario.run(checks);
    checks.check("it comes to its end", true);
  } catch (error) {
    checks.check("it comes to its end", false, error.stack);
    await checks.pictures("failed");
  }
  const results = await checks.close();
  await server.remove();
  results.set("the server logs no error", { is: !/ERROR|panicked/.test(server.log), why: server.log.slice(-400) });
  console.log(`── ${game.id}: ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  for (const text of checks.notes) console.log(`note       ${text}`);
  return results;
};

// Every scenario is tried once: what fails has failed.
const runOnce = async (browser, game, name, scenario) => {
  for (const [id, result] of await runScenario(browser, game, name, scenario)) tell(`${game.id}, ${name}`, id, result);
};

if (!existsSync(binary)) throw new Error(`there is no binary ${binary}`);
if (!executablePath) throw new Error("there is no Chromium; CHROMIUM says where it is");
const start = Date.now();
const browser = await chromium.launch({ executablePath, args: FLAGS });
try {
  const games = await gamesOf(browser);
  for (const id of wanted) if (!games.includes(id)) throw new Error(`home offers no ${id}, but ${games.join(", ")}`);
  const played = [];
  for (const id of wanted.length > 0 ? wanted : games) {
    const own = new URL(`./games/${id}.mjs`, import.meta.url);
    played.push({ id, isFirst: played.length === 0, ...(existsSync(own) ? await import(own) : {}) });
  }
  const waiting = Object.entries(scenarios)
    .filter(([name]) => chosen.length === 0 || chosen.includes(name))
    .flatMap(([name, scenario]) => played.map((game) => [game, name, scenario]));
  // Each scenario has its own server and its own people, so several go on at once.
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await runOnce(browser, ...next);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
} finally {
  await browser.close();
}
console.log(`${totals.known} known bugs, ${((Date.now() - start) / 1000).toFixed(0)} s, pictures${hasPictures ? "" : " of failures"} in ${artefacts}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0;
