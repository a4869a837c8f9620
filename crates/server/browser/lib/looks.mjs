// What every page must look like: on a small screen, in Spanish, and to people who do not see it.
import { AxeBuilder } from "@axe-core/playwright";
import { strangers } from "./words.mjs";

// Everything in the main part that can be clicked and is smaller than a finger; links within text and log lines may be.
const smallTargets = () => {
  // A thing named in a text drawing is a letter or two; its answer is a button of the list below it, too.
  const exempt = (one) => one.matches("pre .thing, .text-board .thing, .text-tray .thing") || one.closest(".log, .visually-hidden") || (one.matches("a:not(.button)") && one.closest("p, td, dd, small, figcaption") && !one.closest("svg"));
  const found = [];
  for (const one of document.querySelectorAll("main :is(button, a, input, select, summary)")) {
    if (exempt(one) || one.matches("[type=hidden], :disabled") || one.closest("[hidden], details:not([open]) > :not(summary)")) continue;
    const box = (one.closest("label:has([type=checkbox], [type=radio])") ?? one).getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    // What explains a place of a dense map, and answers nothing, may be a little smaller.
    const least = one.matches("a[data-about]") ? 40 : 43.5;
    if (box.width < least || box.height < least) found.push(`${one.tagName.toLowerCase()}.${[...one.classList].join(".")} ${(one.textContent || one.ariaLabel || one.name || "").trim().slice(0, 30)} ${Math.round(box.width)}×${Math.round(box.height)}`);
  }
  return found;
};

// What must hold of a page at 360 × 640 pixels.
export const checkSmall = async (t, page, kinds, where) => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  t.check("nothing scrolls sideways at 360 px", wide <= 360, `${where}: ${wide} px`);
  for (const one of await page.evaluate(smallTargets)) kinds.add(`${where}: ${one}`);
  const head = (await page.locator(".ptabs").count()) && (await page.locator(".ptabs").evaluate((one) => one.getBoundingClientRect().height));
  t.check("the head of a table is no higher than 56 px", head <= 56, `${where}: ${Math.round(head)} px`);
};

// The targets that were too small, each kind of answer once.
export const checkTargets = (t, kinds) => {
  const said = [...new Set([...kinds].map((kind) => kind.replace(/^answer \d+/, "table")))];
  t.check("targets are at least 44 px", said.length === 0, said.join("; "));
};

// The texts that a person reads or hears.
export const texts = (page) =>
  page.evaluate(() => {
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (!walker.currentNode.parentElement.closest("[lang]:not(html), script, code")) found.add(walker.currentNode.data.trim());
    for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]")) for (const name of ["aria-label", "title", "placeholder"]) found.add(one.getAttribute(name) ?? "");
    found.add(document.title);
    return [...found].filter(Boolean);
  });

// A page in Spanish says so, and has no English in it.
export const checkSpanish = async (t, page, where) => {
  t.check("the page says that it is in Spanish", (await page.locator("html").getAttribute("lang")) === "es", where);
  const english = strangers(await texts(page), "es", "en");
  t.check("nothing is in English", english.length === 0, `${where}: ${english.slice(0, 5).join(" | ")}`);
};

// What axe says about a page in the light and in the dark.
export const checkAxe = async (t, page, where) => {
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // In the dark only the colours are others. Our pages have no frames: the way without them opens no page of its own.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await (colorScheme === "dark" ? axe.withRules(["color-contrast"]) : axe).analyze();
    const said = violations.map((one) => `${one.id} (${one.impact}): ${one.nodes.slice(0, 3).map((node) => `${node.target.join(" ")} ${[...node.any, ...node.all, ...node.none].map((part) => part.message).join(", ")}`).join(" | ")}`);
    t.check(`axe finds nothing: ${where}, ${colorScheme}`, violations.length === 0, said.join("; "));
    await t.picture(page, `${where.replace(/\W+/g, "-")}-${colorScheme}`);
  }
};
