// Dice are chosen one by one, those that show the same too; a button for chosen things says what is missing.
import { test } from "../lib/scenario.mjs";
import * as table from "../lib/table.mjs";

const BOXES = '#tray li[data-slide^="die-"] input[form="select"]';
const LABELS = '#tray li[data-slide^="die-"] label:has(input[form="select"])';

// The places in the page of dice that show the same, at least two; none if all are different.
const pair = (page) =>
  page.locator(BOXES).evaluateAll((boxes) => {
    const places = boxes.map((box) => boxes.flatMap((other, place) => (other.value === box.value ? [place] : [])));
    return places.find((alike) => alike.length > 1);
  });
const marked = (page) => page.locator(BOXES).evaluateAll((boxes) => boxes.flatMap((box, place) => (box.checked ? [place] : [])).join());
// Where a die lies in the window, whatever it does when it is marked.
const placeOf = (page, place) => page.locator(BOXES).nth(place).evaluate((box) => Math.round(box.closest("li").getBoundingClientRect().x));
const thrown = (page) => page.locator('#tray li[class*="thrown-"]').evaluateAll((dice) => dice.map((die) => Math.round(die.getBoundingClientRect().x)).join());

for (const viewport of [{ width: 1280, height: 720 }, { width: 360, height: 640 }]) {
  const isPhone = viewport.width < 640;
  test(`the die that is clicked is the one that is marked, at ${viewport.width} pixels`, async ({ t }) => {
    const page = await t.person({ viewport, hasTouch: isPhone });
    await table.playNow(page, t.base, t.game);
    await table.settled(page);
    if ((await page.locator('#question-answers button[form="select"]').count()) === 0) return t.note("nothing is chosen at its beginning");
    const button = page.locator('#question-answers button[form="select"]');
    await table.ready(page);
    // It answers nothing yet, but it can be clicked.
    await button.click({ force: true });
    t.check("a button for chosen things says what to click first", /^First click/.test(await page.locator("#why").innerText()), await page.locator("#why").innerText());
    await page.keyboard.press("Escape");
    let alike;
    const hasPair = async () => (alike = await pair(page)) !== undefined && (await button.count()) > 0;
    await table.playUntil(page, hasPair);
    await table.calm(page);
    await table.ready(page);
    const click = (place) => (isPhone ? page.locator(LABELS).nth(place).tap() : page.locator(LABELS).nth(place).click());
    const seen = [];
    for (const place of alike) {
      await click(place);
      seen.push(await marked(page));
    }
    t.check("another like die is marked too", seen.join(" | ") === alike.map((_, at) => alike.slice(0, at + 1).join()).join(" | "), seen.join(" | "));
    for (const place of alike.slice(1)) await click(place);
    t.check("a second click takes back that die alone", (await marked(page)) === `${alike[0]}`, await marked(page));
    // Of like dice the state knows no first; what is seen goes by the click.
    const [at, before] = [await placeOf(page, alike[0]), await table.number(page)];
    const isRoll = /↻/.test(await page.locator(`${LABELS} .again`).first().textContent());
    if (!isRoll) return;
    await button.click();
    await table.moved(page, before);
    t.check("the die that was clicked is thrown", (await thrown(page)) === `${at}`, `${await thrown(page)}, clicked at ${at}`);
  });
}
