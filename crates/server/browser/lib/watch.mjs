// What a page has done so far, for tests that wait for it; it runs in every page before the page's own scripts.

// `shown` is the number of events whose page is there with all that its scripts do about it, `pushes` and `losses` count
// what its stream brought and how often it could not be had again, `sent` and `unanswered` the messages of its forms.
export const watch = () => {
  const seen = (window.seen = { shown: -1, pushes: 0, losses: 0, sent: 0, unanswered: 0 });
  // The page listens at its document, which hears of everything before its window does.
  const show = () => (seen.shown = Number(document.querySelector("#state")?.dataset.number ?? -1));
  for (const name of ["DOMContentLoaded", "htmx:after:swap", "htmx:sse:after:message"]) window.addEventListener(name, show);
  window.addEventListener("htmx:sse:after:message", () => (seen.pushes += 1));
  window.addEventListener("htmx:sse:error", () => (seen.losses += 1));
  const fetch = window.fetch.bind(window);
  // What a script does with an answer it does before the next task, where nothing of it waits for the clock.
  const answered = () => setTimeout(() => (seen.unanswered -= 1));
  window.fetch = async (what, options) => {
    if (options?.method !== "POST") return fetch(what, options);
    seen.sent += 1;
    seen.unanswered += 1;
    const response = await fetch(what, options).catch((error) => {
      answered();
      throw error;
    });
    const text = response.text.bind(response);
    response.text = () => text().finally(answered);
    return response;
  };
};
