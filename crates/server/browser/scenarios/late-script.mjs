// A script that comes late: the page is pushed to all the same.
import { test } from "../lib/scenario.mjs";
import * as table from "../lib/table.mjs";

test("a page whose scripts come late is pushed to", async ({ t }) => {
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
});
