// Being told of one's turns: by a notification, the badge and a sound, also while all pages are in the background. One page of
// a browser asks for all of them, and a notification comes once, whatever number of pages there is.
"use strict";

(() => {
  const SECONDS = 20;
  const isMine = document.body.hasAttribute("data-me");
  const table = /^\/t\/([0-9a-f]+)$/.exec(location.pathname)?.[1];
  // Browsers notify for pages that came by TLS or from this machine.
  const canNotify = isSecureContext && "Notification" in window && "serviceWorker" in navigator;
  const registration = isSecureContext && "serviceWorker" in navigator ? navigator.serviceWorker.register("/sw.js").catch(() => null) : Promise.resolve(null);
  registration.then((known) => (known?.active ?? null)?.postMessage({ lang: document.documentElement.lang }));

  // The question, asked once, and the button in the settings.

  const wants = () => kept.get("notices") === "on" && canNotify && Notification.permission === "granted";
  const show = () => {
    const question = document.getElementById("ask-notices");
    if (question) question.hidden = !canNotify || kept.get("notices") !== null || Notification.permission === "denied";
    const button = document.getElementById("notices");
    if (button === null) return;
    button.hidden = !canNotify;
    if (!canNotify) return;
    const isDenied = Notification.permission === "denied";
    button.textContent = isDenied ? button.dataset.denied : wants() ? button.dataset.on : button.dataset.off;
    button.setAttribute("aria-pressed", String(wants()));
    button.setAttribute("aria-disabled", String(isDenied));
  };
  // The browser asks only after a click. Whoever does not answer it is asked again another time.
  const choose = async (isWanted) => {
    if (isWanted && Notification.permission === "default") await Notification.requestPermission();
    if (!isWanted || Notification.permission !== "default") kept.set("notices", isWanted && Notification.permission === "granted" ? "on" : "no");
    show();
    if (wants()) ask();
  };
  document.addEventListener("click", (event) => {
    const answer = event.target.closest("[data-notices]");
    if (answer) choose(answer.dataset.notices === "on");
    if (event.target.closest("#notices:not([aria-disabled=true])")) choose(!wants());
  });
  document.addEventListener("htmx:after:swap", show);
  document.addEventListener("htmx:sse:after:message", show);
  window.addEventListener("storage", show);
  show();
  if (!isMine) {
    navigator.clearAppBadge?.().catch(() => {});
    return;
  }

  // What this browser knows of its turns. It is kept, so that a page that is loaded again says nothing twice.
  const known = () => {
    try {
      return JSON.parse(kept.get("turns") ?? "{}");
    } catch {
      return {};
    }
  };
  const channel = new BroadcastChannel("turns");
  // Whether a page shows a table to somebody: then nobody needs a notification about it.
  const isShown = (of) => of === table && !document.hidden;
  const isShownAnywhere = (of) =>
    new Promise((resolve) => {
      if (isShown(of)) return resolve(true);
      const answered = (event) => event.data.shown === of && done(true);
      const done = (is) => {
        channel.removeEventListener("message", answered);
        clearTimeout(late);
        resolve(is);
      };
      const late = setTimeout(() => done(false), 250);
      channel.addEventListener("message", answered);
      channel.postMessage({ asks: of });
    });
  channel.addEventListener("message", (event) => {
    if (event.data.asks && isShown(event.data.asks)) channel.postMessage({ shown: event.data.asks });
    if (event.data.turns) catchUp(event.data.turns);
    if (event.data.wake) ask();
  });

  // A page out of sight has no stream: it is fetched where its turn is another.
  const catchUp = (turns) => {
    const state = document.getElementById("state");
    if (!document.hidden || state === null || state.dataset.at !== undefined) return;
    const turn = turns.find((one) => one.table === table)?.turn ?? -1;
    if (turn === seenTurn) return;
    seenTurn = turn;
    htmx.ajax("GET", location.pathname, { target: "#main", swap: "innerMorph", headers: { "Rollstead-Hidden": "yes" } });
  };
  let seenTurn = -2;

  const notify = async (turn) => {
    if (await isShownAnywhere(turn.table)) return;
    if (kept.get("sound") === "on") ring();
    const worker = wants() ? await registration : null;
    // The same tag again is the same notification.
    await worker?.showNotification(turn.title, { body: turn.body, tag: `turn ${turn.table}`, data: { path: `/t/${turn.table}` }, icon: icon(), lang: document.documentElement.lang });
  };
  const icon = () => document.querySelector('link[rel="apple-touch-icon"]')?.href;
  // A notification goes when its turn is over.
  const close = async (turns) => {
    const worker = await registration;
    for (const one of (await worker?.getNotifications()) ?? []) {
      if (!turns.some((turn) => one.tag === `turn ${turn.table}`)) one.close();
    }
  };
  const tell = async (turns) => {
    const others = turns.filter((turn) => !turn.alone);
    if (others.length > 0) navigator.setAppBadge?.(others.length).catch(() => {});
    else navigator.clearAppBadge?.().catch(() => {});
    const before = known();
    kept.set("turns", JSON.stringify(Object.fromEntries(others.map((turn) => [turn.table, turn.turn]))));
    // What was there when this browser first asked is no news.
    for (const turn of others) if (isBegun && before[turn.table] !== turn.turn) await notify(turn);
    isBegun = true;
    await close(others);
  };
  let isBegun = kept.get("turns") !== null;

  // Only what has changed is sent.
  let tag = "";
  let isAsking = false;
  const ask = async () => {
    if (!isLeader) return void channel.postMessage({ wake: true });
    if (isAsking) return;
    isAsking = true;
    try {
      const answer = await fetch("/me/turns", { headers: tag ? { "If-None-Match": tag } : {}, cache: "no-store" });
      if (answer.status === 200) {
        const turns = await answer.json();
        tag = answer.headers.get("etag") ?? "";
        channel.postMessage({ turns });
        catchUp(turns);
        await tell(turns);
      }
    } catch {
      // The server cannot be reached now; the next time it may.
    } finally {
      isAsking = false;
    }
  };
  // One page leads until it is closed, then another does. Without locks every page asks for itself.
  let isLeader = false;
  const leadOn = () => {
    isLeader = true;
    ask();
    setInterval(ask, SECONDS * 1000);
    return new Promise(() => {});
  };
  if (navigator.locks) navigator.locks.request("turns", leadOn).catch(() => {});
  else leadOn();
  // Whoever has answered here or comes back wants to be up to date at once.
  document.addEventListener("visibilitychange", ask);
  let wasAsked = null;
  document.addEventListener("htmx:after:swap", () => {
    const isAsked = document.getElementById("state")?.hasAttribute("data-mine") ?? false;
    if (wasAsked !== isAsked) ask();
    wasAsked = isAsked;
  });
})();
