// A newcomer reads before answering: what is open stays until it is closed, and no key answers meanwhile.
import { test } from "../lib/scenario.mjs";
import * as table from "../lib/table.mjs";

const begin = async (t, turns = 3) => {
  const page = await t.person({ viewport: { width: 1280, height: 720 } });
  await table.playNow(page, t.base, t.game);
  for (let turn = 0; turn < turns && !(await table.settled(page)); turn += 1) await table.step(page, turn);
  await table.settled(page);
  return page;
};

test("what was closed by a key stays closed, and the arrows step through the past then", async ({ t }) => {
  const page = await begin(t);
  await table.open(page, "scores");
  await page.keyboard.press("Escape");
  t.check("Escape closes the drawer", !(await page.locator(".panel-scores").isVisible()));
  await page.keyboard.press("ArrowLeft");
  const last = Number(await page.locator("#state").getAttribute("data-events"));
  await table.pastAt(page, last - 1);
  t.check("an arrow steps back, and opens no tab", !(await page.locator(".panel-log").isVisible()));
  // The way back is a button like any other.
  const back = await page.locator("[data-present]").evaluate((one) => {
    const { width, height } = one.getBoundingClientRect();
    const [text, paper] = [getComputedStyle(one).color, getComputedStyle(one).backgroundColor];
    return { width, height, text, paper, mark: getComputedStyle(one, "::after").content };
  });
  t.check("the way back to the present is a button like any other", back.width < 260 && back.height <= 60 && back.mark === "none" && back.text !== back.paper, JSON.stringify(back));
  await t.picture(page, "past");
  await page.locator("[data-present]").click();
  await table.pastAt(page, undefined);
  await table.step(page, 0);
  await table.settled(page);
  t.check("it is closed after the next answer too", !(await page.locator(".panel-scores").isVisible()));
});

test("a key does not answer while an explanation is open", async ({ t }) => {
  const page = await begin(t);
  const before = await table.number(page);
  await page.locator(".players a.name").first().click();
  await page.locator("#why .why").waitFor();
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.press("Space");
  await page.waitForFunction(() => document.querySelector("#why").hidden);
  t.check("Space closes what is read, and answers nothing", (await table.number(page)) === before && (await table.seen(page, "unanswered")) === 0);
});

test("numbers count the answers that are possible", async ({ t }) => {
  const page = await begin(t, 0);
  const possible = page.locator("#question-answers > .can:visible");
  if ((await possible.count()) === 0) return t.note("nothing can be answered in the bar now");
  await possible.first().evaluate((one) => (one.dataset.test = "first"));
  await page.evaluate(() => {
    window.pressed = [];
    const note = (event) => {
      window.pressed.push(event.target.closest("#question-answers > *")?.dataset.test ?? "other");
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener("click", note, { capture: true, once: true });
  });
  await table.ready(page);
  await page.keyboard.press("1");
  t.check("1 is the first possible answer", (await page.evaluate(() => window.pressed.join())) === "first");
});

test("rows of the scores and a button that cannot undo say why", async ({ t }) => {
  const page = await begin(t, 0);
  const undo = page.locator("a.tool.undo");
  if ((await undo.count()) > 0) {
    await undo.click();
    await page.locator("#why .why").waitFor();
    t.check("undo says why it is not possible", (await page.locator("#why p").innerText()).length > 20);
  }
  await table.open(page, "scores");
  const rows = page.locator(".panel-scores a.counts");
  t.check("every category explains itself", (await rows.count()) === (await page.locator(".panel-scores tbody tr").count()));
  await rows.first().click();
  await page.waitForFunction(() => document.querySelector(".asked-about")?.dataset.about === "category:0" && !document.querySelector("#why").hidden);
  t.check("a category says what counts in it", (await page.locator("#why p").innerText()).length > 10);
  await t.picture(page, "category");
});

test("a question stays while one reads it, and goes when something else is clicked", async ({ t }) => {
  const page = await begin(t, 0);
  const careful = page.locator("#question-answers > button[data-sure]:visible");
  if (!(await table.playUntil(page, async () => (await careful.count()) > 0, 40))) return t.note("nothing asked once more");
  await table.ready(page);
  await page.clock.install();
  const button = careful.first();
  const number = await table.number(page);
  const asks = () => button.evaluate((one) => one.classList.contains("sure"));
  await button.click();
  await page.clock.fastForward(20_000);
  t.check("a question is still there after twenty seconds", await asks());
  await page.clock.fastForward(15_000);
  t.check("it is taken back in the end", !(await asks()));
  await button.click();
  t.check("it asks again", await asks());
  await page.locator(".players a.name").first().click();
  t.check("a click on something else takes it back", !(await asks()));
  t.check("nothing has been answered", (await table.number(page)) === number);
});
