// A server of its own for the tests: starts it, kills it, starts it again on the same database and port.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { binary } from "./paths.mjs";

// A name that is not localhost, for what browsers allow only there or by TLS.
export const OTHER_HOST = "rollstead.test";

export class Server {
  #folder = mkdtempSync(join(tmpdir(), "rollstead-browser-"));
  #pack;
  #process;
  // What the server is started with besides.
  words = [];
  // What the server wrote to its error output, for the report of a failure.
  log = "";
  base = "";

  // The ids of the games on the home page.
  static async games() {
    const server = await new Server().start();
    try {
      const home = await (await fetch(server.base)).text();
      return [...new Set([...home.matchAll(/name="game" value="([^"]+)"/g)].map(([, id]) => id))];
    } finally {
      await server.remove();
    }
  }

  // Tables of this game start with the changed pack from now on.
  useContent(game, change) {
    const pack = execFileSync(binary, ["content", "export", game], { encoding: "utf8" });
    const changed = change(pack);
    if (changed === pack) throw new Error(`the pack of ${game} has nothing to change`);
    this.#pack = join(this.#folder, `${game}.toml`);
    writeFileSync(this.#pack, changed);
  }

  async start() {
    const address = this.base ? new URL(this.base).host : "127.0.0.1:0";
    const words = ["serve", "--address", address, "--database", join(this.#folder, "tables.sqlite"), "--pace", "0", ...this.words];
    if (this.#pack) words.push("--content", this.#pack);
    const child = spawn(binary, words, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, NO_COLOR: "1", ROLLSTEAD_CACHE: join(this.#folder, "solutions") } });
    this.#process = child;
    child.stderr.on("data", (bytes) => (this.log += bytes));
    this.base = await new Promise((resolve, reject) => {
      child.once("error", reject);
      child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${this.log}`)));
      createInterface({ input: child.stdout }).once("line", (line) => {
        const found = line.match(/http:\/\/[^\s]+/);
        if (found) resolve(found[0]);
        else reject(new Error(`the first line has no address: ${line}`));
      });
    });
    return this;
  }

  // What the server's host does at the command line, while the server runs; what it prints.
  admin(...words) {
    return execFileSync(binary, ["admin", "--database", join(this.#folder, "tables.sqlite"), ...words], { encoding: "utf8" });
  }

  // Ends the process; SIGKILL is the crash of a promise, SIGTERM the polite end. Returns the milliseconds it took.
  async end(signal = "SIGTERM") {
    const child = this.#process;
    const start = Date.now();
    if (child && child.exitCode === null && child.signalCode === null) {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill(signal);
      await gone;
    }
    return Date.now() - start;
  }

  async remove() {
    const took = await this.end();
    rmSync(this.#folder, { recursive: true, force: true });
    return took;
  }
}
