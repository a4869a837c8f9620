// The worker of the site: it keeps the rules and what they look like, shows them where there is no network, and shows
// notifications. Tables, and whatever is anybody's own, it lets through and never keeps.
"use strict";

const CACHE = `rollstead ${KNOWN.version}`;
const OFFLINE = "/offline";

// Fetched anew: what the browser has of them may be in another language.
const keep = async (paths) => {
  const cache = await caches.open(CACHE);
  await Promise.all(paths.map(async (path) => cache.put(path, await fetched(path))));
};
const fetched = async (path) => {
  const answer = await fetch(path, { cache: "no-cache", credentials: "same-origin" });
  if (!answer.ok || answer.redirected) throw new Error(`${path} cannot be kept`);
  return answer;
};

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keep([...KNOWN.files, ...KNOWN.pages, OFFLINE]));
});
self.addEventListener("activate", (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name.startsWith("rollstead ") && name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

// An asset has its hash in its name: what is kept never changes.
const isAsset = (url) => /^\/assets\/[^/]+\.[0-9a-f]{16}\.\w+$/.test(url.pathname);
const asset = async (request) => {
  const known = await caches.match(request, { cacheName: CACHE, ignoreVary: true });
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
};
// The network first, so that nothing old is shown where there is one.
const page = async (request, url) => {
  const isRules = KNOWN.pages.includes(url.pathname);
  try {
    const answer = await fetch(request);
    if (isRules && answer.ok && !answer.redirected) (await caches.open(CACHE)).put(url.pathname, answer.clone());
    return answer;
  } catch (error) {
    const known = await caches.match(isRules ? url.pathname : OFFLINE, { cacheName: CACHE, ignoreVary: true });
    if (known) return known;
    throw error;
  }
};
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (isAsset(url)) event.respondWith(asset(event.request));
  else if (event.request.mode === "navigate" || KNOWN.pages.includes(url.pathname)) event.respondWith(page(event.request, url));
});

// A page in another language than the one before: what is kept is to be in it too.
self.addEventListener("message", (event) => {
  if (event.data?.lang) event.waitUntil(speak(event.data.lang));
});
const speak = async (lang) => {
  const known = await caches.match(OFFLINE, { cacheName: CACHE, ignoreVary: true });
  if (known && (await known.text()).includes(`<html lang="${lang}">`)) return;
  await keep([...KNOWN.pages, OFFLINE]).catch(() => {});
};

// A click on a notification leads to its table, in the page that shows it already if there is one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data?.path ?? "/"));
});
const lead = async (path) => {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const known = pages.find((page) => new URL(page.url).pathname === path);
  if (known) await known.focus();
  else await self.clients.openWindow(path);
};
