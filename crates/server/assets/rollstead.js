// What pages cannot do without a script: entropy for the dice, copying a link, the title on my turn, arrow keys in the
// past. Everything else is plain forms; without this file the games still play.
"use strict";

const random = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

// What this browser adds to the dice: the server cannot choose it.
const addEntropy = () => {
  for (const field of document.querySelectorAll("input.entropy")) if (!field.value) field.value = random();
};

// Links work from here, so the button that copies them is of use only with a script.
const showLinks = () => {
  for (const field of document.querySelectorAll("input[data-link]")) {
    field.value = location.origin + field.dataset.link;
  }
  for (const button of document.querySelectorAll("button[data-copy]")) button.hidden = false;
};

const plainTitle = document.title;
const markTurn = () => {
  const state = document.getElementById("state");
  const mine = state !== null && state.hasAttribute("data-mine");
  document.title = mine ? "● " + plainTitle : plainTitle;
  if (mine && !wasMine && wantsSound()) ring();
  wasMine = mine;
};

const refresh = () => {
  addEntropy();
  showLinks();
  showSound();
  markTurn();
};

document.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-copy]");
  if (button) navigator.clipboard.writeText(location.origin + button.dataset.copy).then(() => button.classList.add("done"));
});

// A push that is older than what the page shows is dropped.
document.addEventListener("htmx:sse:before:message", (event) => {
  const state = document.getElementById("state");
  const shown = state === null ? -1 : Number(state.dataset.number);
  const pushed = Number(event.detail.message.id);
  if (Number.isFinite(pushed) && pushed < shown) event.detail.cancelled = true;
});

// A page that does not show what was pushed is fetched anew.
document.addEventListener("htmx:sse:after:message", (event) => {
  const state = document.getElementById("state");
  if (state !== null && Number(state.dataset.number) < Number(event.detail.message.id)) location.reload();
});

// A short tone on my turn, for who wants it.
let wasMine = true;
const wantsSound = () => localStorage.getItem("sound") === "on";
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
  localStorage.setItem("sound", wantsSound() ? "off" : "on");
  showSound();
});

// Arrow keys step through the past, when the page shows it.
document.addEventListener("keydown", (event) => {
  const at = new URLSearchParams(location.search).get("at");
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (at === null || step === undefined || event.target.matches("input, select, textarea")) return;
  const url = new URL(location.href);
  url.searchParams.set("at", String(Math.max(0, Number(at) + step)));
  location.href = url.href;
});

document.addEventListener("htmx:after:swap", refresh);
document.addEventListener("htmx:sse:after:message", refresh);
refresh();
