// The chat of a table: what was not read yet, whom one does not want to hear, what one has begun to write, and the reactions at
// the players. Without this file messages are sent and read by forms and pages.
"use strict";

(() => {
  const hearing = document.getElementById("hearing");
  if (hearing === null) return;
  document.body.classList.add("scripted");
  const path = hearing.dataset.path;
  const muted = hearing.dataset.muted.split(" ").filter((who) => /^[0-9a-f]{8}$/.test(who));

  // Everybody is pushed the same messages; those of people who are muted are not shown.
  const rules = muted.map((who) => `.talk [data-by="${who}"], [data-who="${who}"] .mute { display: none } .person[data-who="${who}"] .unmute { display: block }`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join("\n"));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const room = () => document.querySelector('.talk > [id^="said-"]');
  const lines = () => [...(room()?.querySelectorAll("li[data-by]") ?? [])];
  const heard = () => lines().filter((line) => !muted.includes(line.dataset.by));
  const isOwn = (line) => line.classList.contains("own") || (hearing.dataset.me !== "" && line.dataset.by === hearing.dataset.me);

  // What has come since the chat was last seen: a number on its tab, and nothing else.
  const key = () => `read of ${path} ${room()?.id ?? ""}`;
  const isOpen = () => document.querySelector("#chat-panel")?.offsetParent !== null && document.querySelector("#chat-panel") !== null && !document.hidden;
  const countUnread = () => {
    const newest = lines().at(-1)?.value ?? 0;
    if (isOpen()) kept.set(key(), String(newest));
    const read = Number(kept.get(key()) ?? 0);
    const count = heard().filter((line) => line.value > read && !isOwn(line)).length;
    for (const sign of document.querySelectorAll(".unread")) {
      sign.hidden = count === 0;
      sign.firstElementChild.textContent = count > 99 ? "99+" : String(count);
    }
  };

  // The newest message stays in sight, unless somebody has scrolled away from it.
  let followsEnd = true;
  document.addEventListener("scroll", (event) => event.target.matches?.(".talk") && (followsEnd = event.target.scrollHeight - event.target.scrollTop - event.target.clientHeight < 40), true);
  const follow = () => {
    const list = document.querySelector(".talk");
    if (list && followsEnd) list.scrollTop = list.scrollHeight;
  };

  // What somebody has begun to write survives whatever comes to the page, and a page that is loaded anew.
  const field = () => document.getElementById("say-text");
  const draft = {
    key: `draft at ${path}`,
    get: () => {
      try {
        return sessionStorage.getItem(draft.key) ?? "";
      } catch {
        return "";
      }
    },
    set: (text) => {
      try {
        sessionStorage.setItem(draft.key, text);
      } catch {
        // It stays in the field as long as the page does.
      }
    },
  };
  const restore = () => {
    if (field() && field().value === "" && draft.get() !== "") field().value = draft.get();
  };
  const clearNotice = () => document.getElementById("chat-notice")?.replaceChildren();
  document.addEventListener("input", (event) => {
    if (event.target.id !== "say-text") return;
    draft.set(event.target.value);
    clearNotice();
  });
  // What was sent leaves the field once it is kept, and not before; what was typed meanwhile stays.
  let sending = "";
  document.addEventListener("submit", (event) => event.target.id === "say" && (sending = field().value), true);
  const sent = (context) => {
    const form = context?.sourceElement?.id;
    if ((form !== "say" && form !== "react") || !(context.response?.status < 400)) return;
    clearNotice();
    followsEnd = true;
    if (form !== "say") return;
    if (field()?.value === sending) field().value = "";
    draft.set(field()?.value ?? "");
  };

  // A reaction is seen at the panel of whoever sent it, for a few seconds.
  const SEEN = 5000;
  const layer = document.createElement("div");
  layer.id = "sent";
  layer.setAttribute("aria-hidden", "true");
  document.body.append(layer);
  const place = (seat) => {
    const shown = (thing) => thing && thing.offsetParent !== null && thing.getBoundingClientRect().width > 0;
    const panel = document.getElementById(`panel-${seat}`);
    if (shown(panel)) return panel;
    const tab = document.querySelectorAll("#points .ps")[seat];
    return shown(tab) ? tab : null;
  };
  const showReaction = (line) => {
    const at = line.dataset.seat === undefined ? null : place(Number(line.dataset.seat));
    if (at === null) return;
    const box = at.getBoundingClientRect();
    const drawing = line.querySelector(".rx").cloneNode(true);
    for (const name of ["role", "aria-label"]) drawing.removeAttribute(name);
    layer.append(drawing);
    const size = drawing.getBoundingClientRect();
    const within = (wanted, length, room) => `${Math.max(4, Math.min(wanted, room - length - 4))}px`;
    drawing.style.left = within(box.right - size.width - 6, size.width, innerWidth);
    // On a phone the players are a row of small signs: then it hangs below.
    drawing.style.top = within(box.height < size.height ? box.bottom + 4 : box.bottom - size.height - 6, size.height, innerHeight);
    setTimeout(() => drawing.remove(), SEEN);
  };
  let newest = Math.max(0, ...lines().map((line) => line.value));
  let seenIn = room()?.id;
  const showNew = () => {
    const fresh = heard().filter((line) => line.value > newest);
    newest = Math.max(newest, ...lines().map((line) => line.value));
    // Whoever has just sat down reads another room.
    if (seenIn === room()?.id) fresh.filter((line) => line.dataset.re).forEach(showReaction);
    seenIn = room()?.id;
  };

  const refresh = () => {
    restore();
    follow();
    showNew();
    countUnread();
  };
  document.addEventListener("htmx:after:swap", (event) => {
    sent(event.detail.ctx);
    refresh();
  });
  document.addEventListener("htmx:sse:after:message", refresh);
  document.addEventListener("visibilitychange", countUnread);
  document.addEventListener("change", (event) => {
    if (event.target.name !== "tab" && event.target.name !== "zone") return;
    follow();
    countUnread();
  });
  document.addEventListener("DOMContentLoaded", refresh);
})();
