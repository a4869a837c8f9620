// Being told of one's turns: asked once, one notification for all tabs, which goes when the turn is over; and the site without a
// network.
import { checkAxe, checkSmall, checkSpanish, checkTargets } from "../lib/looks.mjs";
import { test } from "../lib/scenario.mjs";
import * as table from "../lib/table.mjs";

test.skip(({ isFirst }) => !isFirst, "it is the same in every game");

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
const WORKER = { serviceWorkers: "allow" };

// A page that the test can hide; the browser's question is answered by the test.
const hidable = async (page) =>
  page.context().addInitScript(() => {
    window.isHidden = false;
    Object.defineProperty(document, "hidden", { get: () => window.isHidden });
    window.setHidden = (is) => {
      window.isHidden = is;
      document.dispatchEvent(new Event("visibilitychange"));
    };
    window.asked = 0;
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      window.asked += 1;
      return ask();
    };
  });
const setHidden = (page, is) => page.evaluate((is) => window.setHidden(is), is);
// The script has looked at what was answered.
const ready = (page) => page.locator("#notices:not([hidden])").waitFor({ state: "attached" });
const notifications = (page) =>
  page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((one) => [one.title, one.body, one.tag]));

// A host with notifications, who is on the page of a table that a friend has come to.
const meet = async (t, options) => {
  const [host, friend] = [await t.person({ permissions: ["notifications"], ...WORKER, ...options }), await t.person()];
  await hidable(host);
  await host.goto(`${t.base}/new?game=${t.game}`);
  await host.locator("input[name=name]").fill("Ada");
  await host.locator("select[name=seat-1]").selectOption("link");
  await host.locator("main button[type=submit]").click();
  await host.waitForURL(/\/t\//);
  const link = await host.locator("input[data-link]").inputValue();
  await table.sitDown(friend, link, "Bo");
  await table.someone([host, friend]);
  return { host, friend };
};

// Plays until this page is asked and the other is not; what is asked before goes on.
const giveTurn = async (to, from) => {
  for (let turn = 0; turn < 200; turn += 1) {
    const [mover] = await table.someone([to, from]);
    if (mover === to) return;
    await table.step(mover, turn);
    await table.reached(to, await table.number(mover));
  }
};

test("a turn is notified once, in the background too", async ({ t }) => {
  const { host, friend } = await meet(t);
  t.check("the browser is not asked on load", (await host.evaluate(() => window.asked)) === 0);
  const question = host.locator("#ask-notices");
  await question.waitFor();
  await checkAxe(t, host, "the question");
  await host.setViewportSize({ width: 1280, height: 720 });
  await t.picture(host, "question-en");
  await question.locator('[data-notices="on"]').click();
  await question.waitFor({ state: "hidden" });
  await host.reload();
  await ready(host);
  t.check("it is asked once", !(await question.isVisible()));
  // A second page of the same browser, and both out of sight.
  const second = await host.context().newPage();
  await second.goto(host.url());
  await giveTurn(friend, host);
  for (const page of [host, second]) await setHidden(page, true);
  // It becomes the host's turn while nobody sees a page of theirs.
  for (let turn = 0; turn < 200 && (await table.isMine(friend)); turn += 1) {
    await table.step(friend, turn);
    await table.answered(friend);
  }
  await setHidden(host, true);
  await table.until(async () => ((await notifications(host)).length > 0 ? true : undefined), "no notification comes");
  await setHidden(second, true);
  const shown = await notifications(second);
  t.check("two pages make one notification", shown.length === 1, JSON.stringify(shown));
  const path = new URL(host.url()).pathname;
  t.check("it names the turn, the table and who is there", shown[0]?.[0] === "Your turn" && shown[0]?.[1].endsWith("· Bo") && shown[0]?.[2] === `turn ${path.slice(3)}`, JSON.stringify(shown));
  await second.waitForFunction(() => document.title.startsWith("●"), undefined, { polling: 20 });
  t.check("the title of a page out of sight says so too", true);
  // The host comes back and answers: the notification goes.
  await setHidden(host, false);
  await table.reached(host, await table.number(friend));
  await giveTurn(friend, host);
  await table.until(async () => ((await notifications(host)).length === 0 ? true : undefined), "the notification stays");
  t.check("a notification goes when its turn is over", true);
  // A page that is seen needs none.
  await giveTurn(host, friend);
  await second.close();
  t.check("a page in sight needs no notification", (await notifications(host)).length === 0);
});

test("not now is kept, on a phone in Spanish too", async ({ t }) => {
  const { host } = await meet(t, { ...PHONE, locale: "es-ES" });
  const question = host.locator("#ask-notices");
  await host.locator(".pt-players").click();
  await question.waitFor();
  const small = new Set();
  await checkSmall(t, host, small, "the question");
  await checkSpanish(t, host, "the question");
  // The names of the players are links within a line.
  checkTargets(t, new Set([...small].filter((one) => one.includes("button"))));
  await t.picture(host, "question-es-phone");
  await question.locator('[data-notices="no"]').click();
  await question.waitFor({ state: "hidden" });
  await host.reload();
  await host.locator(".pt-players").click();
  await ready(host);
  t.check("not now is kept", !(await question.isVisible()) && (await host.evaluate(() => window.asked)) === 0);
  // The settings have it all the same.
  await table.open(host, "settings");
  await host.locator("#notices").click();
  t.check("it can be had later", (await host.locator("#notices").innerText()).endsWith("sí"), await host.locator("#notices").innerText());
});

test("a webhook is set, tried and deleted", async ({ t }) => {
  const page = await t.person({ ...PHONE, locale: "es-ES" });
  await table.playNow(page, t.base, t.game);
  await page.goto(`${t.base}/me`);
  const form = page.locator('form[action="/me/webhook"]');
  await form.locator("input").fill("https://hooks.example.invalid/x");
  await checkAxe(t, page, "/me with a webhook to come");
  await form.locator("button").click();
  await page.locator("code.hash").waitFor();
  t.check("the secret is shown", (await page.locator("code.hash").innerText()).startsWith("rs_"));
  const small = new Set();
  await checkSmall(t, page, small, "the secret");
  await checkSpanish(t, page, "the secret");
  await checkAxe(t, page, "the secret of a webhook");
  await page.locator("main a.primary").click();
  await page.locator('form[action="/me/webhook/test"] button').click();
  await page.locator("#webhook [role=status]").waitFor();
  await checkSmall(t, page, small, "/me with a webhook");
  await checkSpanish(t, page, "/me with a webhook");
  await checkAxe(t, page, "/me with a webhook");
  checkTargets(t, small);
  await page.locator('form[action="/me/webhook/delete"] button').click();
  t.check("it can be deleted", (await page.locator('form[action="/me/webhook/test"]').count()) === 0);
});

test("without a network there are the rules", async ({ t }) => {
  const page = await t.person({ ...WORKER });
  page.allowed.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto(t.base);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const kept = async () => (await caches.keys()).length > 0 && (await caches.match("/offline"));
    while (!(await kept())) await new Promise((resolve) => setTimeout(resolve, 20));
  });
  const manifest = await page.evaluate(async () => (await fetch(document.querySelector('link[rel="manifest"]').href)).json());
  t.check("the manifest names what a browser needs to install the site", manifest.start_url === "/" && manifest.display === "standalone" && manifest.icons.some((icon) => icon.purpose === "maskable"));
  await table.playNow(page, t.base, t.game);
  await table.settled(page);
  const path = new URL(page.url()).pathname;
  const keeps = await page.evaluate(async () => {
    const found = [];
    for (const name of await caches.keys()) for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
    return found;
  });
  t.check("nothing of anybody's is kept", keeps.every((path) => path === "/offline" || path.startsWith("/assets/") || path.startsWith("/rules/")), keeps.join(" "));
  await page.context().setOffline(true);
  await page.goto(`${t.base}${path}`);
  t.check("a table says that there is no connection", (await page.locator("h1").innerText()) === "No connection", await page.locator("h1").innerText());
  await checkAxe(t, page, "without a network");
  await t.picture(page, "offline");
  await page.locator(`main a[href="/rules/${t.game}"]`).click();
  await page.locator("main.rules p.rule").first().waitFor();
  t.check("the rules can be read", (await page.locator("main.rules p.rule").count()) > 10);
  await page.context().setOffline(false);
  await page.goto(`${t.base}${path}`);
  await table.settled(page);
  t.check("with a network the table is there again", (await table.number(page)) > 0);
  // The browser is forgotten, and with it what was kept for it.
  await page.goto(`${t.base}/me`);
  await page.locator('form[action="/me/forget"] button').click();
  await table.until(async () => ((await page.evaluate(() => localStorage.getItem("turns"))) === null ? true : undefined), "something is kept");
  t.check("what was kept goes with the session", true);
});
