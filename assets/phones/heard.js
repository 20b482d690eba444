// What is told to those who hear the page: signs in words, and what happens, in the order of play.
"use strict";
const heard = (() => {
  const at = (id) => document.getElementById(id);
  // What is written in signs, and how it is said.
  let spoken = new Map();
  let log = null;

  const learn = (told) => { spoken = new Map(Object.entries(told.heard ?? {})); };
  const voice = (text) => spoken.get(String(text)) ?? String(text).replace(/[*\u2068\u2069]/g, "");
  const isSigned = (text) => spoken.has(String(text));

  // A text in signs is painted for the eye, and stands beside that in words.
  function both(parts, text) {
    const [seen, said] = [document.createElement("span"), document.createElement("span")];
    seen.setAttribute("aria-hidden", "true");
    seen.append(...parts);
    said.className = "heard";
    said.textContent = voice(text);
    return [seen, said];
  }

  // The lines at the end that were not there before. A line that was taken back is no news, nor is anything that
  // was there when somebody came.
  function fresh(before, now) {
    if (!before || now.every((line, index) => line === before[index])) return [];
    const from = before.findIndex((_, start) => before.slice(start).every((line, index) => line === now[index]));
    return from < 0 ? now : now.slice(before.length - from);
  }

  function tell(lines) {
    const news = fresh(log, lines);
    log = lines;
    if (!news.length) return;
    at("news").replaceChildren(...news.map((line) => {
      const made = document.createElement("p");
      made.textContent = voice(line);
      return made;
    }));
  }

  // Where those go on who pressed a key on something that has gone: to its neighbour, or to the hand.
  function goOn(home, index) {
    const there = [...home.querySelectorAll("button:not(:disabled), summary")];
    const next = home.id === "acts" ? null : there[Math.min(index, there.length - 1)];
    (next ?? document.querySelector("#hand button") ?? at("hide")).focus({ preventScroll: true });
  }

  return { learn, voice, isSigned, both, tell, goOn, forget: () => { log = null; } };
})();
