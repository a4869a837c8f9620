// The players' clocks. A page says when each one ends, by the server's time; between two pushes they are counted here.
"use strict";

{
  // The server's time minus this page's own; none before the first comparison.
  let offset = null;
  let isComparing = false;
  // The clocks stood still, or the server was away: they are compared anew.
  let isStale = true;
  let timer = 0;
  const LOW = 60_000;
  const LAST = 10_000;
  const SLOW = 3_600_000;

  const running = () => [...document.querySelectorAll("[data-ends]")];

  // The same as the server writes it.
  const shown = (left) => {
    const seconds = Math.ceil(left / 1000);
    const two = (number) => String(number).padStart(2, "0");
    const [minutes, hours, days] = [Math.floor(seconds / 60), Math.floor(seconds / 3600), Math.floor(seconds / 86_400)];
    if (days > 0) return `${days} d ${hours % 24} h`;
    return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  };

  const compare = async () => {
    if (isComparing || document.hidden || running().length === 0) return;
    isComparing = true;
    const before = performance.now();
    const text = await fetch("/now", { cache: "no-store" }).then((answer) => (answer.ok ? answer.text() : ""), () => "");
    isComparing = false;
    if (text === "") return;
    offset = Number(text) - (before + performance.now()) / 2;
    isStale = false;
    tick();
  };

  // What has been said about which clock, so that it is said once.
  let said = "";
  const say = (clock, left, before) => {
    const box = document.getElementById("time-said");
    const limit = left <= LAST ? LAST : left <= LOW ? LOW : 0;
    const what = `${clock.dataset.ends} ${limit}`;
    // A clock that begins with so little says nothing about it.
    const isCrossed = limit > 0 && before !== undefined && before > limit;
    if (box === null || !isCrossed || said === what) return;
    said = what;
    box.textContent = limit === LAST ? box.dataset.seconds : box.dataset.minute;
    if (limit === LAST && wantsSound()) ring();
  };

  // What was left when each clock was last looked at.
  let lefts = new Map();
  const tick = () => {
    clearTimeout(timer);
    const clocks = running();
    if (clocks.length === 0) {
      isStale = true;
      return;
    }
    if (isStale) compare();
    if (offset === null) return;
    const now = performance.now() + offset;
    const fresh = new Map();
    let next = SLOW;
    for (const clock of clocks) {
      const left = Math.max(0, Number(clock.dataset.ends) - now);
      const text = shown(left);
      if (clock.textContent !== text) clock.textContent = text;
      clock.parentElement.classList.toggle("low", left <= LOW);
      clock.parentElement.classList.toggle("last", left <= LAST);
      if (clock.dataset.own !== undefined) say(clock, left, lefts.get(clock.dataset.ends));
      fresh.set(clock.dataset.ends, left);
      // To the next second; of days, to the next minute.
      if (left > 0) next = Math.min(next, left > 24 * SLOW ? LOW : (left % 1000) + 5);
    }
    lefts = fresh;
    timer = setTimeout(tick, next);
  };

  document.addEventListener("htmx:after:swap", tick);
  document.addEventListener("htmx:sse:after:message", tick);
  document.addEventListener("htmx:sse:error", () => (isStale = true));
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    isStale = true;
    tick();
  });
  document.addEventListener("DOMContentLoaded", tick);
}
