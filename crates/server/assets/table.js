// The page of a table: explanations where one clicks, motion, history without loading, keys, the pace of bots. Without this
// file the same things are links and forms.
"use strict";

(() => {
  const one = (selector, within = document) => within.querySelector(selector);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const state = () => document.getElementById("state");
  const why = document.getElementById("why");
  if (state() === null || why === null) return;
  const path = why.dataset.path;
  const stored = (key, usual) => kept.get(key) ?? usual;

  // Explanations: a panel next to what was clicked.

  let asked = null;
  const closeWhy = () => {
    why.hidden = true;
    why.replaceChildren();
    asked?.classList.remove("asked-about");
    asked = null;
  };
  // The focus goes back to what was asked about.
  const leaveWhy = () => {
    const back = asked;
    closeWhy();
    back?.focus?.({ preventScroll: true });
  };
  // Beside the thing if there is room, otherwise below or above it; always within the window.
  const placeWhy = (thing) => {
    const box = thing.getBoundingClientRect();
    const [width, height] = [why.offsetWidth, why.offsetHeight];
    // In the bar it would lie over other answers.
    const isInBar = thing.closest(".bar") !== null;
    const isRight = !isInBar && box.right + 12 + width <= innerWidth;
    const isLeft = !isInBar && box.left - 12 - width >= 0;
    const left = isRight ? box.right + 12 : isLeft ? box.left - 12 - width : box.left + box.width / 2 - width / 2;
    const isBeside = isRight || isLeft;
    const below = box.bottom + 12 + height <= innerHeight ? box.bottom + 12 : box.top - 12 - height;
    const top = isBeside ? box.top + box.height / 2 - height / 3 : below;
    const within = (at, size, room) => Math.max(8, Math.min(at, room - size - 8));
    why.style.left = `${within(left, width, innerWidth)}px`;
    why.style.top = `${within(top, height, innerHeight)}px`;
  };
  // A sentence of the page's own, where the server need not be asked.
  const tell = (thing, text) => {
    closeWhy();
    asked = thing;
    const panel = document.createElement("div");
    panel.className = "why";
    panel.setAttribute("role", "status");
    panel.append(Object.assign(document.createElement("p"), { textContent: text }));
    why.replaceChildren(panel);
    why.hidden = false;
    thing.classList.add("asked-about");
    placeWhy(thing);
  };
  const explain = async (thing, takesFocus) => {
    const at = state().dataset.at;
    const name = encodeURIComponent(thing.dataset.about);
    asked?.classList.remove("asked-about");
    asked = thing;
    const answer = await fetch(`${path}?about=${name}${at ? `&at=${at}` : ""}`, { headers: { "HX-Request": "true" } }).catch(() => null);
    const text = answer?.ok ? await answer.text() : "";
    // Something else may have been asked about meanwhile.
    if (asked !== thing) return;
    if (!thing.isConnected || text === "") return closeWhy();
    why.innerHTML = text;
    why.hidden = false;
    thing.classList.add("asked-about");
    placeWhy(thing);
    if (takesFocus) one(".why-title strong", why)?.focus({ preventScroll: true });
  };
  const isAnswer = (thing) => thing.matches("button[form]");
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-close]")) {
      event.preventDefault();
      return leaveWhy();
    }
    // A button for chosen things says what is missing.
    const select = event.target.closest('button[form="select"][aria-disabled="true"]');
    if (select) return tell(select, one('input[form="select"]:checked') === null ? select.dataset.none : select.dataset.other);
    const thing = event.target.closest("[data-about]");
    if (thing && !isAnswer(thing)) {
      event.preventDefault();
      if (asked === thing && !why.hidden && !isHovering) return closeWhy();
      isHovering = false;
      // A key's click has no place: then the panel takes the focus, so that it is read.
      return void explain(thing, event.detail === 0);
    }
    if (!event.target.closest("#why")) closeWhy();
  });
  // A mouse that rests on a thing asks too; so does a finger that stays.
  const REST = 650;
  let resting = 0;
  let isHovering = false;
  let still = [];
  let pointed = [];
  for (const name of ["pointermove", "pointerdown"]) document.addEventListener(name, (event) => (pointed = [event.clientX, event.clientY]));
  document.addEventListener("htmx:before:swap", () => {
    still = pointed;
    clearTimeout(resting);
  });
  document.addEventListener("pointerover", (event) => {
    // On a narrow window the panel would cover the dice.
    if (event.pointerType !== "mouse" || innerWidth <= 640) return;
    // What an answer has put under a mouse that lies still is not what it points at.
    if (event.clientX === still[0] && event.clientY === still[1]) return;
    const thing = event.target.closest?.("[data-about]");
    clearTimeout(resting);
    if (!thing) {
      if (isHovering && !event.target.closest?.("#why")) {
        isHovering = false;
        closeWhy();
      }
      return;
    }
    if (thing === asked) return;
    resting = setTimeout(() => {
      if (!why.hidden && !isHovering) return;
      isHovering = true;
      explain(thing, false);
    }, REST);
  });
  document.addEventListener("pointerdown", () => clearTimeout(resting));
  document.addEventListener("contextmenu", (event) => {
    const thing = event.target.closest?.("[data-about]");
    if (!thing || event.pointerType === "mouse") return;
    event.preventDefault();
    explain(thing, false);
  });

  // The rules open in the drawer, never instead of the table.

  const tab = (value) => {
    const input = one(`input[name="tab"][value="${value}"]`);
    if (input) input.checked = true;
    const zone = one(`input[name="zone"][value="${value === "none" ? "table" : "drawer"}"]`);
    if (zone) zone.checked = true;
    keepTabs();
    if (value === "rules") return readRules();
    return undefined;
  };
  const readRules = async () => {
    const book = document.getElementById("rulebook");
    if (book === null || book.dataset.isRead === "yes") return;
    const answer = await fetch(book.dataset.rulebook).catch(() => null);
    if (!answer?.ok) return;
    const rules = one("main.rules", new DOMParser().parseFromString(await answer.text(), "text/html"));
    if (rules === null) return;
    for (const nav of all("nav", rules)) nav.remove();
    book.replaceChildren(...rules.childNodes);
    book.dataset.isRead = "yes";
    const search = one(".panel-rules .search");
    if (search) search.hidden = false;
  };
  const showRule = async (id) => {
    closeWhy();
    await tab("rules");
    const rule = document.getElementById(id);
    rule?.scrollIntoView({ block: "center" });
    rule?.classList.add("shown-rule");
    setTimeout(() => rule?.classList.remove("shown-rule"), 2500);
  };
  document.addEventListener("click", (event) => {
    const link = event.target.closest('a[href^="/rules/"], #rulebook a[href^="#"]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const id = link.hash.slice(1);
    if (id) showRule(id);
    else tab("rules");
  });
  document.addEventListener("change", (event) => {
    if (event.target.name === "tab" && event.target.value === "rules") readRules();
    if (event.target.name !== "tab" && event.target.name !== "zone") return;
    keepTabs();
    follow();
  });
  document.addEventListener("input", (event) => {
    if (!event.target.matches("[data-search]")) return;
    const wanted = event.target.value.trim().toLowerCase();
    for (const part of all("#rulebook > *")) part.hidden = wanted !== "" && !part.textContent.toLowerCase().includes(wanted);
  });
  // A page that is put in whole would close what is open.
  let tabs = {};
  const keepTabs = () => {
    for (const name of ["tab", "zone"]) tabs[name] = one(`input[name="${name}"]:checked`)?.value;
  };
  // Another language is another page: what was open there is open here.
  const OPEN = "open tabs";
  document.addEventListener("submit", (event) => {
    if (event.target.matches('[action="/lang"], [data-stays]')) kept.set(OPEN, JSON.stringify({ path, tabs }));
  });
  const reopenTabs = () => {
    const before = JSON.parse(kept.get(OPEN) ?? "{}");
    kept.set(OPEN, "{}");
    if (before.path !== path) return;
    tabs = before.tabs;
    restoreTabs();
  };
  const restoreTabs = () => {
    for (const [name, value] of Object.entries(tabs)) {
      const input = one(`input[name="${name}"][value="${value}"]`);
      if (input) input.checked = true;
    }
    // What was open may be gone, such as the chat.
    const none = one('input[name="tab"][value="none"]');
    if (none && one('input[name="tab"]:checked') === null) none.checked = true;
    if (tabs.tab === "rules") readRules();
  };

  // An answer that gives something up asks once more.

  // Long enough to read the question and to think; whatever else is clicked takes it back.
  const SURE = 30_000;
  const DOUBLE = 350;
  let asking = null;
  // The page's change may have given the button to another answer: then nothing of the question is left.
  const stopAsking = (isSame) => {
    if (asking === null) return;
    const { button, face, before, timers } = asking;
    asking = null;
    timers.forEach(clearTimeout);
    button.classList.remove("sure", "ready");
    if (face === null) closeWhy();
    else if (isSame && face.isConnected) face.innerHTML = before;
  };
  // The question stands on the button, or in a panel next to it where the button has no room for words.
  const question = (button) => {
    const face = one("span:not(.visually-hidden, .shown)", button);
    const before = face?.innerHTML;
    if (face) face.textContent = button.dataset.sure;
    const has = face !== null && button.scrollHeight <= button.clientHeight + 1 && button.scrollWidth <= button.clientWidth + 1;
    if (has) return { face, before };
    if (face) face.innerHTML = before;
    tell(button, `${button.dataset.sure} ${why.dataset.again}`);
    return { face: null };
  };
  document.addEventListener(
    "click",
    (event) => {
      const button = event.target.closest("button[data-sure]");
      if (!button) return stopAsking(true);
      if (button.classList.contains("ready")) return;
      event.preventDefault();
      event.stopPropagation();
      // The second click of a double click was not meant for the question that has just been asked.
      if (button.classList.contains("sure")) return;
      closeWhy();
      stopAsking(true);
      const timers = [setTimeout(() => button.classList.add("ready"), DOUBLE), setTimeout(() => stopAsking(true), SURE)];
      button.classList.add("sure");
      asking = { button, timers, number: state().dataset.number, ...question(button) };
    },
    true,
  );

  // Motion: what has moved slides from where it was, what is new flies from its player. Pushes wait for one another, so that
  // every move of a bot is seen; at the pace that is wished.

  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const middle = (thing) => {
    const box = thing.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const keyOf = (thing) => thing.dataset.slide ?? `new ${thing.dataset.from} ${thing.dataset.key ?? ""}`;
  const moving = () => all("[data-slide], [data-from]");
  let places = new Map();
  const notePlaces = () => {
    places = new Map(moving().map((thing) => [keyOf(thing), middle(thing)]));
  };
  const BEATS = { 1: 900, 2: 450, 4: 225, 0: 0 };
  let isSkipping = false;
  const beat = () => (isSkipping ? 0 : (BEATS[stored("pace", "1")] ?? BEATS[1]));
  // What lies in a drawing is moved in the drawing's own units.
  const unitsOf = (thing) => {
    const grid = thing instanceof SVGElement && thing.ownerSVGElement ? thing.parentNode.getScreenCTM() : null;
    return grid === null ? [1, 1] : [grid.a, grid.d];
  };
  const fly = (thing, from, to) => {
    const [x, y] = unitsOf(thing);
    const shift = `translate(${(from[0] - to[0]) / x}px, ${(from[1] - to[1]) / y}px)`;
    const duration = Math.max(120, Math.min(450, beat() * 0.6 || 250));
    thing.animate({ transform: [shift, "none"] }, { duration, easing: "ease-out" });
  };
  const move = () => {
    if (calm.matches || state().dataset.at !== undefined) return;
    for (const thing of moving()) {
      // Dice that were thrown roll where they lie.
      if (thing.matches('[class*="thrown-"]')) continue;
      const to = middle(thing);
      const from = places.get(keyOf(thing)) ?? (thing.dataset.from && document.getElementById(thing.dataset.from) ? middle(document.getElementById(thing.dataset.from)) : undefined);
      if (from === undefined || Math.hypot(from[0] - to[0], from[1] - to[1]) < 2) continue;
      fly(thing, from, to);
    }
  };
  let free = 0;
  document.addEventListener("htmx:sse:before:message", (event) => {
    // Somebody who looks at the past comes back to the present by a fresh page.
    if (state().dataset.at !== undefined) {
      event.detail.cancelled = true;
      return;
    }
    const wait = free - performance.now();
    if (wait > 0 && !document.hidden) event.detail.waitUntil(new Promise((done) => (hurry = done) && setTimeout(done, wait)));
  });
  let hurry = () => {};
  let stepped = state().dataset.number;
  document.addEventListener("htmx:sse:after:message", () => {
    // What people say is no move.
    if (stepped === state().dataset.number) return;
    stepped = state().dataset.number;
    // The viewer's own move is not waited after, nor what is asked of the viewer.
    free = state().hasAttribute("data-mine") ? 0 : performance.now() + beat();
    if (state().hasAttribute("data-mine")) isSkipping = false;
  });
  document.addEventListener("submit", (event) => {
    if (!event.target.getAttribute("action")?.endsWith("/hurry")) return;
    isSkipping = true;
    free = 0;
    hurry();
  });
  const showPace = () => {
    for (const box of all(".pace")) box.hidden = false;
    for (const button of all("[data-pace]")) button.setAttribute("aria-pressed", String(button.dataset.pace === stored("pace", "1")));
  };
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-pace]");
    if (!button) return;
    kept.set("pace", button.dataset.pace);
    if (button.dataset.pace === "0") hurry();
    showPace();
  });

  // The past, within the page.

  const last = () => Number(state().dataset.events);
  const shown = () => Number(state().dataset.at ?? state().dataset.events);
  // Where steps lead while pages are on their way: the next step begins there.
  let target = null;
  let isGoing = false;
  const here = () => Math.min(target ?? shown(), last());
  const go = async (moment) => {
    // The present may move on while a page is on its way.
    target = moment === "now" ? Infinity : Math.max(0, Math.min(moment, last()));
    if (isGoing) return;
    isGoing = true;
    for (let at = null; at !== target; ) {
      at = target;
      const address = at >= last() ? path : `${path}?at=${at}`;
      await htmx.ajax("GET", address, { target: "#main", swap: "innerMorph", headers: { "Rollstead-Seen": "" } });
    }
    target = null;
    isGoing = false;
  };
  let playing = 0;
  const showPlaying = () => {
    for (const button of all('[data-step="play"]')) {
      button.hidden = false;
      button.setAttribute("aria-pressed", String(playing !== 0));
    }
  };
  const stop = () => {
    clearInterval(playing);
    playing = 0;
    showPlaying();
  };
  const play = (from) => {
    stop();
    go(from);
    playing = setInterval(() => {
      if (isGoing) return;
      if (shown() + 1 >= last()) {
        stop();
        return void go("now");
      }
      go(shown() + 1);
    }, Math.max(300, beat()));
    showPlaying();
  };
  const steps = {
    first: () => go(0),
    back: () => go(here() - 1),
    on: () => go(here() + 1),
    last: () => go("now"),
    play: () => (playing ? stop() : play(shown())),
  };
  document.addEventListener("click", (event) => {
    const step = event.target.closest("[data-step]");
    const replay = event.target.closest("[data-replay]");
    const moment = event.target.closest('.log a[href*="at="], a[data-at]');
    const present = event.target.closest("[data-present]");
    if (!step && !replay && !moment && !present) return;
    event.preventDefault();
    if (replay) return play(Number(replay.dataset.replay));
    if (step?.dataset.step !== "play") stop();
    if (step) return steps[step.dataset.step]();
    if (present) return go("now");
    // On a phone the log lies over the board.
    const board = one('input[name="zone"][value="table"]');
    if (board?.offsetParent) {
      board.checked = true;
      keepTabs();
    }
    return go(Number(moment.dataset.at ?? new URL(moment.href).searchParams.get("at")));
  });
  document.addEventListener("input", (event) => {
    if (!event.target.matches("[data-history]")) return;
    stop();
    go(Number(event.target.value));
  });
  // The log follows: the newest line is the last one, and stays in sight unless somebody has scrolled away from it.
  const atEnd = (log) => log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  let followsEnd = true;
  document.addEventListener("scroll", (event) => event.target.matches?.(".log") && !isPast() && (followsEnd = atEnd(event.target)), true);
  const follow = () => {
    showPlaying();
    const slider = one("[data-history]");
    if (slider && document.activeElement !== slider) slider.value = String(shown());
    const log = one(".log");
    if (isPast()) {
      one('[aria-current="true"]', log)?.scrollIntoView({ block: "nearest" });
      // Whoever comes back to the present wants to see it.
      followsEnd = true;
    } else if (followsEnd) log.scrollTop = log.scrollHeight;
  };

  // What the result of a game lies over takes no key.
  const cover = () => {
    document.getElementById("scene").inert = document.getElementById("end")?.open ?? false;
  };
  document.addEventListener("toggle", (event) => event.target.id === "end" && cover(), true);

  // Keys. None of them takes anything from a field or a control that has the focus.

  const press = (selector) => {
    const button = all(selector).find((candidate) => candidate.offsetParent !== null && !candidate.closest("[inert]"));
    button?.click();
    return button !== undefined;
  };
  const answer = (number) => {
    const place = (slot) => Number(getComputedStyle(slot).order);
    const slots = all("#question-answers > .can").filter((slot) => slot.offsetParent !== null).sort((one, other) => place(one) - place(other));
    const slot = slots[number - 1];
    if (slot && !slot.closest("[inert]")) slot.click();
  };
  // What had the focus in the drawer would take the arrows.
  const leaveDrawer = () => {
    tab("none");
    if (document.activeElement?.matches('input[name="tab"], input[name="zone"]')) one(".prompt")?.focus({ preventScroll: true });
  };
  const keys = {
    r: () => press('button[form="select"]'),
    u: () => press("button.undo:enabled"),
    h: () => press("button.ask-hint"),
    i: () => document.activeElement?.dataset?.about && explain(document.activeElement, true),
    "?": () => tab("settings"),
    ArrowLeft: () => (stop(), steps.back()),
    ArrowRight: () => (stop(), state().dataset.at !== undefined && steps.on()),
    Escape: () => (why.hidden ? leaveDrawer() : leaveWhy()),
  };
  document.addEventListener("keydown", (event) => {
    // A key that is held down answers once; with the arrows one may hurry through the past.
    if (event.repeat && !event.key.startsWith("Arrow")) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input:not([type=checkbox], [type=radio]), select, textarea")) return;
    const isOnControl = event.target.closest("button, a, summary, input, label");
    // What is read is closed; the answer is another press.
    if (event.key === " " && !why.hidden && !event.target.closest("button, summary, input, label")) {
      event.preventDefault();
      return leaveWhy();
    }
    if (event.key === " " && !isOnControl) {
      event.preventDefault();
      if (!press("#question-answers .b.main")) {
        const only = all("#question-answers button.can:not([data-sure])");
        if (only.length === 1) only[0].click();
      }
      return;
    }
    if (/^[1-9]$/.test(event.key)) return answer(Number(event.key));
    // The arrows go through a row of tabs.
    if (event.key.startsWith("Arrow") && event.target.matches("input")) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    keys[key]?.();
  });

  // The server is away: the page says so, and goes on by itself.

  const away = document.getElementById("away");
  let losses = 0;
  // The table was deleted, or the viewer is kept out: the page that says so takes the place of this one.
  const leave = (status) => [403, 404].includes(status) && location.reload();
  document.addEventListener("htmx:after:request", (event) => {
    const { request, response } = event.detail.ctx;
    const { pathname, search } = new URL(request.action, location.href);
    const isPage = pathname.endsWith("/events") || (pathname === location.pathname && request.method === "GET" && search === "");
    if (isPage || response?.status === 404) leave(response?.status);
  });
  document.addEventListener("htmx:sse:error", (event) => {
    leave(event.detail.status);
    losses += 1;
    if (losses > 1) away.hidden = false;
  });
  document.addEventListener("htmx:sse:after:connection", () => {
    losses = 0;
    away.hidden = true;
  });

  document.addEventListener("htmx:before:swap", notePlaces);
  document.addEventListener("htmx:after:swap", () => {
    if (asked && !asked.isConnected) closeWhy();
    if (asking?.number !== state().dataset.number) stopAsking(false);
    restoreTabs();
    showPace();
    follow();
    cover();
    move();
  });
  keepTabs();
  reopenTabs();
  showPace();
  follow();
  cover();
})();
