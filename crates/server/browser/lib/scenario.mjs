// Playwright's test with what every scenario needs: a server of its own, people, and checks.
import { existsSync, mkdirSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test as base } from "@playwright/test";
import { OTHER_HOST, Server } from "./server.mjs";
import { watch } from "./watch.mjs";

// What a game needs beyond what every game has; most of it is optional.
const ownOf = async (game) => {
  const file = new URL(`../games/${game}.mjs`, import.meta.url);
  return existsSync(file) ? import(file) : {};
};

// One scenario with one game. A check may be made many times; it holds if it holds every time.
class Scenario {
  #results = new Map();
  #contexts = [];
  #test;

  constructor(browser, server, test, game) {
    Object.assign(this, { browser, server, ...game });
    this.#test = test;
  }

  get base() {
    return this.server.base;
  }

  // The same server by a name that browsers do not trust as they trust this machine: plain HTTP as in a home's network.
  get plainBase() {
    return this.base.replace("127.0.0.1", OTHER_HOST);
  }

  // Whether something is as it should be; `why` says what was found instead. A scenario goes on after a failed check.
  check(id, is, why = "") {
    const before = this.#results.get(id);
    if (before === false) return;
    this.#results.set(id, Boolean(is));
    expect.soft(Boolean(is), `${this.game}: ${id}${why && ` — ${why}`}`).toBe(true);
  }

  note(text) {
    this.#test.annotations.push({ type: "note", description: text });
  }

  // A person of their own: a context with its cookies, and a page. Whatever the browser complains about is a failure.
  // The site's worker stays out, unless it is what is looked at: what it answers is no request that a scenario could see.
  async person({ isPaced = false, ...options } = {}) {
    const context = await this.browser.newContext({ viewport: { width: 1200, height: 900 }, locale: "en-GB", reducedMotion: "reduce", serviceWorkers: "block", ...options });
    context.setDefaultTimeout(30_000);
    await context.addInitScript(watch);
    // Where the speed of the bots is not what is looked at, nobody waits for them.
    if (!isPaced) await context.addInitScript(() => location.protocol.startsWith("http") && localStorage.getItem("pace") === null && localStorage.setItem("pace", "0"));
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

  // A picture for people, if `ARTEFACTS` names a folder for them.
  async picture(page, phase) {
    if (!process.env.ARTEFACTS) return;
    const folder = join(process.env.ARTEFACTS, this.game);
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: join(folder, `${basename(this.#test.file, ".mjs")}-${phase}.png`), fullPage: true, animations: "disabled" });
  }

  // Every page of everybody, for the report of a failure.
  async #pictures() {
    for (const [person, context] of this.#contexts.entries()) {
      for (const [index, page] of context.pages().entries()) {
        const path = this.#test.outputPath(`${person}-${index}.png`);
        await page.screenshot({ path, fullPage: true, animations: "disabled" }).catch(() => {});
        this.#test.attachments.push({ name: `page ${index} of person ${person}`, path, contentType: "image/png" });
      }
    }
  }

  // Everybody leaves, and the results are handed to the report.
  async end() {
    const failedChecks = [...this.#results.values()].filter((is) => !is).length;
    const hasEnded = this.#test.status === this.#test.expectedStatus || (this.#test.status !== "timedOut" && this.#test.errors.length === failedChecks);
    this.#results.set("it comes to its end", hasEnded);
    if (this.#test.errors.length > 0 || !hasEnded) await this.#pictures();
    for (const context of this.#contexts) await context.close();
    await this.server.remove();
    this.check("the server logs no error", !/ERROR|panicked/.test(this.server.log), this.server.log.slice(-400));
    const all = [...this.#results.values()];
    const count = (wanted) => `${all.filter((is) => is === wanted).length}`;
    this.#test.annotations.push({ type: "passed", description: count(true) }, { type: "failed", description: count(false) });
  }
}

export const test = base.extend({
  // Whether the game is the first on the home page: pages that are the same in every game are looked at once.
  isFirst: [false, { option: true }],
  // Whether the game is played as it is printed, though its file has a shorter pack.
  isWhole: [false, { option: true }],
  // What the server is started with besides.
  words: [[], { option: true }],
  // What a game needs beyond what every game has.
  own: async ({}, use, info) => use(await ownOf(info.project.name)),
  t: async ({ browser, isFirst, isWhole, own, words }, use, info) => {
    const game = info.project.name;
    const server = new Server();
    server.words = words;
    if (own.shorten && !isWhole) server.useContent(game, own.shorten);
    const scenario = new Scenario(browser, await server.start(), info, { ...own, game, isFirst });
    scenario.check("the browser has nothing to complain about", true);
    await use(scenario);
    await scenario.end();
  },
});
