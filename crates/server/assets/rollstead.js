// What pages cannot do without a script: entropy for the dice, copying a link, the title on my turn, pushes in their order.
// Everything else is plain forms; without this file the games still play. What a table's page moves and explains is in table.js.
"use strict";

// What the browser keeps for this page. Some keep nothing, or have no room left.
const kept = {
  get: (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set: (key, value) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // It is as it would be in a new browser.
    }
  },
};

const random = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

// What this browser adds to the dice: the server cannot choose it, and has shown before what it is bound to itself.
let hasAdded = false;
const addEntropy = () => {
  const form = document.getElementById("dice");
  if (form === null || hasAdded) return;
  hasAdded = true;
  const entropy = random();
  kept.set(partOf(form), entropy + " " + form.dataset.commitment);
  form.querySelector("input.entropy").value = entropy;
  form.requestSubmit();
};

// What this browser added, and what it was shown before, stay here: a server that uses something else is found out.
const partOf = (one) => "dice of " + one.dataset.table;
const checkPart = () => {
  const part = document.getElementById("part");
  const own = part && kept.get(partOf(part));
  if (!own) return;
  const isSame = own === part.dataset.entropy + " " + part.dataset.commitment;
  part.querySelector(isSame ? ".same" : ".other").hidden = false;
};

// The button that copies a link is of use only with a script.
const showLinks = () => {
  for (const button of document.querySelectorAll("button[data-copy]")) button.hidden = false;
};

const plainTitle = document.title;
const markTurn = () => {
  const state = document.getElementById("state");
  const mine = state !== null && state.hasAttribute("data-mine");
  document.title = mine ? "● " + plainTitle : plainTitle;
  // Out of sight, one page rings for all of them (notices.js).
  if (mine && !wasMine && !document.hidden && wantsSound()) ring();
  wasMine = mine;
};

// A choice belongs to the question it was made for; the page's change would keep it.
let chosenAt = -1;
const forgetChoice = () => {
  const number = shownNumber();
  if (number !== chosenAt) for (const box of document.querySelectorAll('input[form="select"]')) box.checked = false;
  chosenAt = number;
};

// A button that sends chosen things is of no use before one is chosen, or before they are one of its answers, and says so.
const markChoice = () => {
  const chosen = [...document.querySelectorAll('input[form="select"]:checked')].map((box) => box.value).sort().join(" ");
  for (const button of document.querySelectorAll('button[form="select"]')) {
    const isAnswer = button.dataset.answers === undefined ? chosen !== "" : button.dataset.answers.split("|").includes(chosen);
    button.setAttribute("aria-disabled", String(!isAnswer));
  }
};
document.addEventListener("change", markChoice);
document.addEventListener("click", (event) => event.target.closest(".follow:not(.ready)") && event.preventDefault(), true);
document.addEventListener(
  "click",
  (event) => {
    if (event.target.closest('button[form="select"][aria-disabled="true"]')) event.preventDefault();
  },
  true,
);

const refresh = () => {
  addEntropy();
  checkPart();
  markChoice();
  showLinks();
  showSound();
  markTurn();
};

// Browsers have a clipboard for pages that came by TLS or from this machine; for others there is the old way, which
// copies what is selected. Where neither works, the link stays selected and the page says what to do.
const copy = async (button) => {
  const text = button.dataset.copy;
  const isWritten = await (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(() => true, () => false);
  const field = button.closest(".invitation").querySelector("input.link");
  if (!isWritten) field.select();
  const isCopied = isWritten || document.execCommand("copy");
  button.classList.toggle("done", isCopied);
  button.closest(".invitation").querySelector(".by-hand").hidden = isCopied;
};
document.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-copy]");
  if (button) copy(button);
});

// A page has a name: how many events the table had, which life of the table in the server's memory and which moment of
// it, and a fingerprint. What is older than what the page shows is dropped, whether it was pushed or is the answer to a
// form. What was made for another page than this one is not put in: the page is fetched whole.
const shownTag = () => document.getElementById("state")?.dataset.tag ?? "";
const isPast = () => document.getElementById("state")?.dataset.at !== undefined;
const shownNumber = () => Number(document.getElementById("state")?.dataset.number ?? -1);
const read = (tag) => {
  const [number, life, stamp] = tag.split(".");
  return { number: Number(number), life, stamp: Number(stamp) };
};
const isOlder = (tag, than) => {
  const [one, other] = [read(tag), read(than)];
  return one.number < other.number || (one.life === other.life && one.stamp < other.stamp);
};
let fetchedFor = "";
const fetchWhole = (tag) => {
  if (fetchedFor === tag) return;
  fetchedFor = tag;
  htmx.ajax("GET", location.pathname, { target: "#main", swap: "innerMorph", headers: { "Rollstead-Seen": "" } });
};
document.addEventListener("htmx:before:swap", (event) => {
  const names = / data-tag="([^"]*)" data-from="([^"]*)"/.exec(event.detail.ctx?.text ?? "");
  if (names !== null && shownTag() !== "") {
    const [, tag, from] = names;
    if (isOlder(tag, shownTag())) return event.preventDefault();
    if (from !== "" && from !== shownTag() && tag !== shownTag()) {
      event.preventDefault();
      return fetchWhole(tag);
    }
  }
});
document.addEventListener("htmx:config:request", (event) => {
  const headers = event.detail.ctx.request.headers;
  // A page of the past has the name of the present one, and other parts.
  if (headers["Rollstead-Seen"] === undefined) headers["Rollstead-Seen"] = isPast() ? "" : shownTag();
});

// The stream is open while the page is in sight: browsers open few connections to one server, for all tabs together.
const connect = () => {
  if (!document.hidden) document.getElementById("stream")?.dispatchEvent(new Event("connect"));
};
document.addEventListener("visibilitychange", connect);
// A page that does not show what was pushed is fetched whole.
document.addEventListener("htmx:sse:after:message", (event) => {
  const pushed = event.detail.message.id;
  if (shownTag() !== pushed && !isOlder(pushed, shownTag())) fetchWhole(pushed);
});

// A second click must not land on another answer that has just come to the same place: for a moment nothing is taken.
let answered = -1;
let calmUntil = 0;
const takeNothing = (isCalm) => {
  // What takes nothing cannot hold the focus either; the question does.
  if (isCalm && document.activeElement?.closest(".answers")) document.querySelector(".prompt")?.focus({ preventScroll: true });
  for (const list of document.querySelectorAll(".answers")) list.inert = isCalm;
};
const settle = () => {
  if (shownNumber() !== answered) calmUntil = performance.now() + 400;
  answered = shownNumber();
  const rest = calmUntil - performance.now();
  takeNothing(rest > 0);
  // The second click of a double click on the hint must not follow it.
  const follow = document.querySelector(".follow:not(.ready)");
  if (follow) setTimeout(() => follow.classList.add("ready"), 400);
  if (rest > 0) setTimeout(() => takeNothing(performance.now() < calmUntil), rest + 1);
};

// The button that was pressed may be gone: then the focus goes to the question.
const keepFocus = () => {
  if (document.activeElement === null || document.activeElement === document.body) {
    document.querySelector(".prompt")?.focus({ preventScroll: true });
  }
};

// A short tone on my turn, if it is wanted.
let wasMine = true;
const wantsSound = () => kept.get("sound") === "on";
const ring = () => {
  const audio = new AudioContext();
  const tone = new OscillatorNode(audio, { frequency: 660 });
  const soft = new GainNode(audio, { gain: 0.1 });
  tone.connect(soft).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.15);
};
const showSound = () => {
  const button = document.getElementById("sound");
  if (button === null) return;
  button.hidden = false;
  button.textContent = wantsSound() ? button.dataset.on : button.dataset.off;
  button.setAttribute("aria-pressed", String(wantsSound()));
};
document.addEventListener("click", (event) => {
  if (event.target.id !== "sound") return;
  kept.set("sound", wantsSound() ? "off" : "on");
  showSound();
});

document.addEventListener("htmx:after:swap", forgetChoice);
document.addEventListener("htmx:after:swap", refresh);
document.addEventListener("htmx:after:swap", settle);
document.addEventListener("htmx:after:swap", keepFocus);
document.addEventListener("htmx:sse:after:message", refresh);
chosenAt = shownNumber();
// After htmx has begun, which waits for the same.
document.addEventListener("DOMContentLoaded", refresh);
document.addEventListener("DOMContentLoaded", connect);
