// People talk at a table: messages and reactions, what one types while the game goes on, muting, hiding, and who watches.
import { checkAxe, checkSmall, checkSpanish, checkTargets } from "../lib/looks.mjs";
import { test } from "../lib/scenario.mjs";
import * as table from "../lib/table.mjs";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, locale: "es-ES" };

const holds = (page, is, argument) => page.waitForFunction(is, argument, { polling: 20 });
const said = (page) => page.locator(".talk li:visible p").allInnerTexts();
const hears = (page, text) => holds(page, (text) => [...document.querySelectorAll(".talk li p")].some((one) => one.textContent === text), text);
const unread = (page, count) => holds(page, (count) => [...document.querySelectorAll(".unread")].every((one) => (count === 0 ? one.hidden : !one.hidden && one.firstElementChild.textContent === String(count))), count);
const say = async (page, text) => {
  await page.locator("#say-text").fill(text);
  await page.locator("#say-text").press("Enter");
  await hears(page, text);
  await table.answered(page);
};
const board = (page) => page.locator(".pt-table").click();

// A host, a friend on a Spanish phone, somebody who watches.
const meet = async (t) => {
  const [host, friend, watcher] = [await t.person({ viewport: { width: 1280, height: 720 } }), await t.person(PHONE), await t.person()];
  const link = await table.makeTable(host, t.base, t.game, "Ada");
  await table.sitDown(friend, link, "Bo");
  await table.someone([host, friend]);
  await watcher.goto(host.url());
  for (const page of [host, friend, watcher]) await table.calm(page);
  return { host, friend, watcher };
};

// Where everything is that must stay where it is.
const zones = (page) => page.evaluate(() => ["bar", "board", "tray", "players", "drawer"].map((zone) => Object.values(document.querySelector(`.${zone}`).getBoundingClientRect().toJSON()).map(Math.round).join(",")).join(" "));

test("people talk at a table", async ({ t }) => {
  const { host, friend, watcher } = await meet(t);
  const before = await zones(host);
  // A message comes to a closed drawer: a number on the tab, and nothing moves.
  await table.open(friend, "chat");
  await say(friend, "¿Qué tal?");
  t.check("the field is empty once the message is there", (await friend.locator("#say-text").inputValue()) === "");
  await unread(host, 1);
  await say(friend, "Suerte <b>a todos</b>");
  await unread(host, 2);
  t.check("nothing moves when a message comes", (await zones(host)) === before, `${before} / ${await zones(host)}`);
  t.check("what one has written oneself is read", (await friend.locator(".unread:visible").count()) === 0);
  await table.open(host, "chat");
  await unread(host, 0);
  t.check("markup is text", (await said(host)).includes("Suerte <b>a todos</b>"), (await said(host)).join(" | "));
  if (t.isFirst) await checkAxe(t, host, "the chat");
  await t.picture(host, "host");
  await checkSpanish(t, friend, "the chat");
  const small = new Set();
  await checkSmall(t, friend, small, "the chat");
  checkTargets(t, small);
  await t.picture(friend, "phone");
  // A reaction is seen at the panel of whoever sent it, and goes again; it stays as a line.
  await host.locator('.rxs button[value="well"]').click();
  await holds(host, () => document.querySelector("#sent .rx") !== null);
  const isAtPanel = await host.evaluate(() => {
    const [drawn, panel] = ["#sent .rx", "#panel-0"].map((one) => document.querySelector(one).getBoundingClientRect());
    return drawn.left >= panel.left && drawn.right <= panel.right + 1 && drawn.top >= panel.top - 40 && drawn.bottom <= panel.bottom + 1;
  });
  t.check("a reaction is shown at its sender's panel", isAtPanel);
  await t.picture(host, "reaction");
  await holds(friend, () => document.querySelector('.talk li[data-re="well"] [aria-label="bien jugado"]') !== null);
  await holds(host, () => document.querySelector("#sent .rx") === null);
  t.check("nothing moves when a reaction comes", (await zones(host)) === before);
  // The spectators' room is another one.
  await table.open(watcher, "chat");
  t.check("who watches does not read what the players say", (await said(watcher)).length === 0, (await said(watcher)).join(" | "));
  await watcher.locator("#say-name").fill("Eve");
  await say(watcher, "Who is ahead?");
  t.check("whoever watches has the name that they gave", (await watcher.locator(".talk bdi").innerText()) === "Eve");
  await say(watcher, "I see");
  if (t.isFirst) await checkAxe(t, watcher, "the spectators' chat");
  t.check("the players do not read what spectators say", !(await said(host)).includes("Who is ahead?"));
  await holds(host, () => document.querySelector("#watching span")?.textContent === "1 watching");
  await holds(friend, () => document.querySelector("#watching span")?.textContent === "1 mirando");
  t.check("nothing moves when somebody watches", (await zones(host)) === before);
});

test("what one types stays, whatever comes", async ({ t }) => {
  const { host, friend } = await meet(t);
  await table.open(host, "chat");
  await table.open(friend, "chat");
  await host.locator("#say-text").pressSequentially("I am just th");
  const isTyping = () => host.evaluate(() => document.activeElement?.id === "say-text");
  // A message, a move, and the page as a whole.
  await say(friend, "rápido");
  await hears(host, "rápido");
  t.check("a message takes neither text nor focus", (await host.locator("#say-text").inputValue()) === "I am just th" && (await isTyping()));
  const number = await table.number(host);
  const asked = (await table.isMine(host)) ? host : friend;
  if (asked === friend) {
    await board(friend);
    await table.step(friend);
    await table.moved(host, number);
    t.check("a move takes neither text nor focus", (await host.locator("#say-text").inputValue()) === "I am just th" && (await isTyping()));
  }
  await host.evaluate(() => htmx.ajax("GET", location.pathname, { target: "#main", swap: "innerMorph", headers: { "Rollstead-Seen": "" } }));
  t.check("the whole page takes neither text nor focus", (await host.locator("#say-text").inputValue()) === "I am just th" && (await isTyping()));
  await host.locator("#say-text").pressSequentially("inking");
  // Too many links: it is said where one looks, and nothing is lost.
  host.allowed.push(/422/);
  const long = "http://a.example http://b.example";
  await host.locator("#say-text").fill(long);
  await host.locator("#say-text").press("Enter");
  await holds(host, () => document.querySelector("#chat-notice .notice") !== null);
  t.check("a refused message stays to be changed", (await host.locator("#say-text").inputValue()) === long);
  await t.picture(host, "refused");
  await host.reload();
  await table.open(host, "chat");
  t.check("a draft survives a reload", (await host.locator("#say-text").inputValue()) === long);
  await say(host, "I am done");
  t.check("what was refused is said no more", (await host.locator("#chat-notice .notice").count()) === 0);
  await hears(friend, "I am done");
});

test("one does not have to listen", async ({ t }) => {
  const { host, friend, watcher } = await meet(t);
  await table.open(friend, "chat");
  await say(friend, "bla");
  await table.open(host, "chat");
  await hears(host, "bla");
  // Muted: what was said is gone, and what comes as well.
  await host.locator(".people summary").click();
  await host.locator("button.mute").click();
  await holds(host, () => document.querySelector("#hearing").dataset.muted !== "" && document.querySelector("#chat-panel")?.offsetParent != null);
  t.check("the chat is open again after muting", await host.locator("#chat-panel").isVisible());
  t.check("who is muted is not heard", (await said(host)).length === 0, (await said(host)).join(" | "));
  await say(friend, "bla bla");
  await say(host, "peace");
  t.check("nor is what is pushed", (await said(host)).join() === "peace", (await said(host)).join(" | "));
  await friend.locator('.rxs button[value="laugh"]').click();
  await holds(host, () => document.querySelector('.talk li[data-re="laugh"]') !== null);
  t.check("nor is a reaction shown", (await host.locator("#sent .rx").count()) === 0 && !(await host.locator('.talk li[data-re="laugh"]').isVisible()));
  await host.locator(".people summary").click();
  if (t.isFirst) await checkAxe(t, host, "somebody is muted");
  await t.picture(host, "muted");
  await host.locator("button.unmute:visible").click();
  await holds(host, () => document.querySelector("#hearing").dataset.muted === "" && [...document.querySelectorAll(".talk li p")].some((one) => one.textContent === "bla"));
  t.check("who is not muted any more is heard again", (await said(host)).includes("bla bla"), (await said(host)).join(" | "));
  // Hidden with one click, at every table; shown again in the settings.
  await friend.locator(".people summary").click();
  await friend.locator('.people button[value="off"]').click();
  await holds(friend, () => document.querySelector(".tab-chat") === null);
  await table.open(friend, "settings");
  const small = new Set();
  await checkSmall(t, friend, small, "settings");
  checkTargets(t, small);
  await checkSpanish(t, friend, "settings");
  await t.picture(friend, "settings");
  await friend.locator('.panel-settings form[action="/me/chat"] button').click();
  await holds(friend, () => document.querySelector(".tab-chat") !== null);
  // The host switches it off for everybody while somebody has it open.
  await table.open(watcher, "chat");
  await table.open(host, "settings");
  if (t.isFirst) await checkAxe(t, host, "the settings");
  await t.picture(host, "settings");
  t.check("the link to watch is the table's address", (await host.locator(".panel-settings input.link").inputValue()) === host.url().split(/[?#]/)[0], await host.locator(".panel-settings input.link").inputValue());
  await host.locator("#chat-switch button").click();
  for (const page of [host, friend, watcher]) await holds(page, () => document.querySelector(".tab-chat") === null && document.querySelector('input[name="tab"]:checked') !== null);
  await table.open(host, "settings");
  await host.locator("#chat-switch button").click();
  for (const page of [host, friend, watcher]) await holds(page, () => document.querySelector(".tab-chat") !== null);
  t.check("what was said is there again", (await said(host)).length >= 0 && (await host.locator(".talk li").count()) > 0);
});

test("without scripts one talks by forms", async ({ t }) => {
  const { host, friend } = await meet(t);
  const plain = await t.person({ ...PHONE, javaScriptEnabled: false });
  await plain.context().addCookies(await friend.context().cookies());
  await plain.goto(host.url());
  await plain.goto(`${host.url().split("#")[0]}#chat-panel`);
  await plain.locator("#say-text").fill("sin guion");
  await plain.locator("#say button").click();
  await plain.locator(".talk li p", { hasText: "sin guion" }).waitFor();
  t.check("the form comes back to the chat", await plain.locator("#chat-panel").isVisible());
  await hears(host, "sin guion");
  await plain.locator(".chat-close").click();
  t.check("and the board is a click away", !(await plain.locator("#chat-panel").isVisible()));
});
