// A whole game without a mouse.
import { test } from "../lib/scenario.mjs";
import * as table from "../lib/table.mjs";

test("a whole game is played with the keyboard alone", async ({ t }) => {
  // Without motion, as all people here are: a thing that slides past lies over another for a moment.
  const page = await t.person();
  let most = 0;
  let lost = 0;
  let answered = 0;
  // An answer that gives something up asks once more.
  const confirm = async (key) => {
    const one = await page.evaluateHandle(() => document.activeElement);
    if (!(await one.evaluate((one) => one.classList.contains("sure")))) return;
    await table.armed(page, one);
    await page.keyboard.press(key);
  };
  // Presses Tab until the focus is on something that fits; what has the focus must show it.
  const tabTo = async (selector) => {
    for (let presses = 1; presses <= 200; presses += 1) {
      await page.keyboard.press("Tab");
      const focus = await page.evaluate((selector) => {
        const here = document.activeElement;
        if (here === null || here === document.body) return { fits: false };
        // A check box may be drawn by its label.
        const drawn = here.matches("label input") ? [here, here.closest("label")] : [here];
        const shows = drawn.some((one) => {
          const style = getComputedStyle(one);
          // A place of a drawing shows it by the line around its shape.
          const isDrawn = one.closest("svg") && [...one.querySelectorAll("polygon, path, rect, circle")].some((shape) => getComputedStyle(shape).stroke !== "none" && parseFloat(getComputedStyle(shape).strokeWidth) >= 5);
          return isDrawn || (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== "none";
        });
        const box = (drawn[1] ?? here).getBoundingClientRect();
        const isIn = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
        return { fits: here.matches(selector), shows, isIn, what: here.outerHTML.slice(0, 120) };
      }, selector);
      if (focus.what) {
        t.check("the focus is always seen", focus.shows, focus.what);
        t.check("what has the focus is on the screen", focus.isIn, focus.what);
      }
      if (focus.fits) {
        most = Math.max(most, presses);
        // Nothing may hide what has the focus.
        const isFree = await page.evaluate(() => {
          const here = document.activeElement.closest("label") ?? document.activeElement;
          const box = here.getBoundingClientRect();
          const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          return top !== null && (here.contains(top) || top.contains(here));
        });
        t.check("nothing lies over what has the focus", isFree, focus.what);
        return;
      }
    }
    throw new Error(`the Tab key does not reach ${selector}`);
  };
  await page.goto(t.base);
  await tabTo("a.skip");
  await tabTo(`form:has(input[value="${t.game}"]) button.primary`);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/t\//);
  for (let turn = 0; turn < 300; turn += 1) {
    if (await table.settled(page)) break;
    const before = await table.number(page);
    const [things, built] = [await table.chooser(page).count(), await table.places(page).count()];
    const others = (await table.answers(page).count()) + (await table.extras(page).count());
    if ((turn % 3 === 1 || built + others === 0) && things > 0) {
      const needed = await table.needed(page);
      for (const thing of needed) {
        await tabTo(table.unchosen(thing));
        await page.keyboard.press("Space");
      }
      t.check("Space chooses a thing", (await page.locator("input[name=thing]:checked").count()) === needed.length);
      await t.picture(page, "chosen");
      await tabTo("button[form=select]");
      await page.keyboard.press("Enter");
    } else if (built > 0) {
      await tabTo(".place");
      await page.keyboard.press("Enter");
      await confirm("Enter");
    } else {
      await tabTo("#question-answers > button[form^=offer-], :is(.scene, .tray, .players) button[form^=offer-]");
      const key = turn % 2 ? "Enter" : "Space";
      await page.keyboard.press(key);
      await confirm(key);
    }
    await table.moved(page, before);
    await table.answered(page);
    t.check("a choice is forgotten when it was answered", (await page.locator("input[name=thing]:checked").count()) === 0);
    answered += 1;
    if (await page.evaluate(() => document.activeElement === document.body)) lost += 1;
  }
  t.check("the game is over", await table.isOver(page));
  // Back by Shift+Tab, as far as the way home.
  await tabTo("main a");
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press("Shift+Tab");
    if (await page.evaluate(() => document.activeElement.matches("a.home"))) break;
  }
  t.check("Shift+Tab leads back", await page.evaluate(() => document.activeElement.matches("a.home")));
  t.note(`the longest way to an answer was ${most} Tabs; the focus fell back to the page ${lost} times in ${answered} answers`);
  t.check("the focus is not lost after an answer", lost === 0, `${lost} of ${answered} answers leave the focus on the body`);
  await t.picture(page, "over");
});
