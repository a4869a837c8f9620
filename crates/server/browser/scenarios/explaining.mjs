// Everything explains itself where it lies: by a click, a finger, a key or a mouse that rests, and the address stays.
import { test } from "../lib/scenario.mjs";
import * as table from "../lib/table.mjs";

// The names of all that explains itself and is in sight, in the order of the page.
const abouts = (page, selector) =>
  page.locator(`main :is(.bar, .scene, .tray, .players) ${selector}`).evaluateAll((all) => {
    const seen = all.filter((one) => one.getBoundingClientRect().width > 0 && one.closest("[inert]") === null);
    return [...new Set(seen.map((one) => one.dataset.about))];
  });

// The panel as it is shown for a thing: what it says, and whether all of it is in the window.
const panel = async (page, about) => {
  await page.waitForFunction((about) => document.querySelector(".asked-about")?.dataset.about === about && !document.querySelector("#why").hidden, about, { polling: 20 });
  return page.locator("#why").evaluate((why) => {
    const { left, top, right, bottom } = why.getBoundingClientRect();
    return { text: why.innerText.trim(), isIn: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight + 1 };
  });
};

const checkPanel = async (t, page, about, address) => {
  const found = await panel(page, about).catch((error) => ({ text: "", isIn: false, error }));
  t.check("everything says what it is", found.text.length > 3, `${about}: ${found.error ?? found.text}`);
  t.check("the panel is in the window", found.isIn, about);
  t.check("no question changes the address", page.url() === address, page.url());
  await page.keyboard.press("Escape");
};

const explainAll = async (t, page, press) => {
  const address = page.url();
  const all = await abouts(page, "a[data-about]");
  for (const about of all) {
    await press(page.locator(`main :is(.bar, .scene, .tray, .players) a[data-about="${about}"]`).first());
    await checkPanel(t, page, about, address);
  }
  return all;
};

test("everything on the table explains itself", async ({ t }) => {
  const page = await t.person({ viewport: { width: 1280, height: 720 } });
  await table.playNow(page, t.base, t.game);
  for (let turn = 0; turn < 5 && !(await table.settled(page)); turn += 1) await table.step(page, turn);
  await table.settled(page);
  // What lies over another thing is asked too: a click goes to whatever the page means to be clicked.
  const all = await explainAll(t, page, (thing) => thing.dispatchEvent("click"));
  if (t.hasBoard) t.check("there is much to ask about", all.length >= 5, `${all.length}`);
  const seats = await page.locator(".players .name").count();
  t.check("every player can be asked about", all.filter((about) => about.startsWith("seat:")).length === seats, all.join(" "));
  // An answer explains itself too: by the key, for whoever has it in focus.
  const answer = page.locator("main button[data-about]:visible").first();
  if ((await answer.count()) > 0) {
    const about = await answer.getAttribute("data-about");
    await table.ready(page);
    await answer.focus();
    await page.keyboard.press("i");
    await checkPanel(t, page, about, page.url());
  }
  // A key that is held down is one press.
  const press = (repeat) => page.evaluate((repeat) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "?", repeat, bubbles: true })), repeat);
  await press(true);
  t.check("a key that is held down does nothing again", (await page.locator(".panel-settings").isVisible()) === false);
  await press(false);
  t.check("a key that is pressed does", await page.locator(".panel-settings").isVisible());
  await page.keyboard.press("Escape");
  t.note(`${all.length} things explain themselves`);
});

test("everything explains itself under a finger", async ({ t }) => {
  const page = await t.person({ viewport: { width: 360, height: 640 }, hasTouch: true });
  await table.playNow(page, t.base, t.game);
  await table.settled(page);
  await explainAll(t, page, (thing) => thing.dispatchEvent("click"));
  await page.locator(".pt-players").click();
  await explainAll(t, page, (thing) => thing.dispatchEvent("click"));
});

test("a rival without a seat can be asked about", async ({ t }) => {
  if (t.solo === undefined) return t.note("nobody plays against one");
  const page = await t.person({ viewport: { width: 1280, height: 720 } });
  await table.makeSolo(page, t.base, t.game, t.solo.options);
  await table.settled(page);
  const address = page.url();
  for (const seat of [0, 1]) {
    await page.locator(`.players a[data-about="seat:${seat}"]`).click();
    await checkPanel(t, page, `seat:${seat}`, address);
  }
  t.check("its sheet is a page too", (await page.request.get(`${address}?about=seat:1`)).ok());
});
