// The zones of a table keep their places through a whole game, whatever is asked, on three screens.
import { test } from "../lib/scenario.mjs";
import * as table from "../lib/table.mjs";

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 360, height: 640 },
];
const ZONES = ["bar", "board", "tray", "players", "drawer"];
// What a whole game may shift, and what a step may weigh, in bytes after compression.
const MOST_SHIFT = 0.1;
const MOST_BYTES = 12_000;

// Sums up every shift of the layout, those right after a click too. The log does not count: it goes on as a chat does. Where it
// has a part in a shift, the others' part is what they have covered and how far they went, as the browser reckons it.
const measureShift = () => {
  window.shift = 0;
  window.shifted = [];
  const isInLog = ({ node }) => (node?.nodeType === Node.ELEMENT_NODE ? node : node?.parentElement)?.closest(".log") != null;
  const valueOf = ({ previousRect: old, currentRect: now }) => {
    const area = old.width * old.height + now.width * now.height;
    const way = old.width && now.width ? Math.max(Math.abs(old.x - now.x), Math.abs(old.y - now.y)) : 0;
    return (area / (innerWidth * innerHeight)) * (way / Math.max(innerWidth, innerHeight));
  };
  const name = (node) => `${node?.nodeName}.${node?.className?.baseVal ?? node?.className ?? ""}#${node?.id ?? ""}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources = entry.sources ?? [];
      const others = sources.filter((source) => !isInLog(source));
      window.shift += others.length === sources.length ? entry.value : others.reduce((sum, source) => sum + valueOf(source), 0);
      for (const { node } of others) window.shifted.push([node, node?.parentElement, node?.parentElement?.parentElement].map(name).join(" < "));
    }
  }).observe({ type: "layout-shift", buffered: true });
};

// Where the zones are.
const places = (zones) =>
  zones.map((zone) => {
    const { x, y, width, height } = document.querySelector(`.${zone}`).getBoundingClientRect();
    return `${zone} ${[x, y, width, height].map(Math.round)}`;
  });

// What can be chosen and cannot be seen without scrolling.
const unseen = () => {
  const found = [];
  for (const one of document.querySelectorAll(":is(.scene, .tray) :is(button[form^=offer-], label:has(input[form=select]))")) {
    const box = one.getBoundingClientRect();
    if (box.width === 0) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const isIn = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    const top = isIn ? document.elementFromPoint(x, y) : null;
    if (top === null || !(one.contains(top) || top.contains(one))) found.push(`${one.className} ${one.getAttribute("aria-label") ?? one.textContent.trim().slice(0, 40)} at ${Math.round(x)},${Math.round(y)}${top ? ` under ${top.nodeName}.${top.className?.baseVal ?? top.className}` : ""}`);
  }
  return found;
};

test.use({ isWhole: true });

for (const viewport of SIZES) {
  const size = `${viewport.width}×${viewport.height}`;
  test(`the zones keep their places at ${size}`, async ({ t }) => {
    if (!t.hasBoard) return t.note("it has no drawn board");
    const page = await t.person({ viewport, hasTouch: viewport.width < 640 });
    await page.addInitScript(measureShift);
    await table.playNow(page, t.base, t.game);
    await table.settled(page);
    const client = await page.context().newCDPSession(page);
    let bytes = 0;
    client.on("Network.dataReceived", (event) => (bytes += event.encodedDataLength));
    await client.send("Network.enable");
    await page.evaluate(() => (window.shift = 0) || (window.shifted = []));
    const [before, address] = [await page.evaluate(places, ZONES), page.url()];
    const steps = await table.playToTheEnd(page, async (turn) => {
      const now = await page.evaluate(places, ZONES);
      t.check("the zones keep their places", now.join() === before.join(), `answer ${turn}: ${now.filter((zone, at) => zone !== before[at])} was ${before.filter((zone, at) => zone !== now[at])}`);
      const hidden = await page.evaluate(unseen);
      t.check("everything that can be chosen is in sight", hidden.length === 0, `answer ${turn}, ${await table.prompt(page)}: ${hidden.slice(0, 4).join(" | ")}`);
      t.check("no click changes the address", page.url() === address, page.url());
      if (turn % 6 === 0) await t.picture(page, `${size}-${turn}`);
    });
    const { shift, shifted } = await page.evaluate(() => ({ shift: window.shift, shifted: window.shifted }));
    const counts = [...new Set(shifted)].map((name) => `${name} ${shifted.filter((other) => other === name).length}×`);
    t.check("next to nothing is shifted in a whole game", shift < MOST_SHIFT, `${shift.toFixed(3)}: ${counts.slice(0, 8).join(", ")}`);
    const each = Math.round(bytes / Math.max(1, steps));
    t.check("a step is light", each <= MOST_BYTES, `${each} bytes a step`);
    t.note(`${size}: ${steps} answers, layout shift ${shift.toFixed(4)}, ${each} bytes a step, ${bytes} in all`);
    await t.picture(page, `${size}-end`);
  });
}
