// Playwright runs every scenario for every game on the home page: a project is a game, a file a scenario.
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { root } from "./lib/paths.mjs";
import { OTHER_HOST, Server } from "./lib/server.mjs";

const executablePath = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(
  (path) => path && existsSync(path),
);
if (!executablePath) throw new Error("there is no Chromium; CHROMIUM names another place");

// Asked once: the workers read this file too, and inherit the answer.
process.env.ROLLSTEAD_GAMES ??= (await Server.games()).join(" ");

export default defineConfig({
  testDir: "scenarios",
  testMatch: "*.mjs",
  outputDir: `${root}/target/browser`,
  workers: availableParallelism(),
  retries: 0,
  forbidOnly: true,
  // A whole scenario, on a busy machine; a single wait has 30 seconds.
  timeout: 600_000,
  reporter: [["list"], ["./lib/reporter.mjs"]],
  use: {
    browserName: "chromium",
    launchOptions: {
      executablePath,
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync", `--host-resolver-rules=MAP ${OTHER_HOST} 127.0.0.1`],
    },
  },
  projects: process.env.ROLLSTEAD_GAMES.split(" ").map((name, index) => ({ name, use: { isFirst: index === 0 } })),
});
