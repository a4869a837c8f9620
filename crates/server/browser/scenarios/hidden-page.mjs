// A page out of sight holds no connection, and shows the present when it is seen again.
import { test } from "../lib/scenario.mjs";
import * as table from "../lib/table.mjs";

test("a hidden page gives its stream back", async ({ t }) => {
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
});
