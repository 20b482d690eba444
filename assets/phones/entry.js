// A match with real cards: one player's cards are entered here. What they count is worked out at the big screen.
"use strict";
const entry = (() => {
  const at = (id) => document.getElementById(id);
  const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];
  let told = { seat: -1, moment: -1, cells: [] };
  // The cell to which cards and digits go, and whether the next card stands for another one.
  let now = 0;
  let isWild = false;

  // `tools`: what draws and sends on this page.
  function draw(anew, tools) {
    if (anew.moment !== told.moment || anew.seat !== told.seat) [now, isWild] = [0, false];
    told = anew;
    now = Math.max(0, Math.min(now, told.cells.length - 1));
    const focused = document.activeElement;
    const back = focused && focused.closest("#entry") && focused.dataset.card;
    tools.part("entry", [told, now, isWild], () => drawAll(tools));
    const found = back && document.querySelector(`#entry [data-card="${back}"]`);
    if (found && found !== document.activeElement) found.focus();
  }

  function drawAll(tools) {
    const { send, make, fill, face, picture, part } = tools;
    const again = () => draw(told, tools);
    const enter = (what) => {
      send({ at: now, ...what });
      isWild = false;
    };
    // A press counts for what had this name before it, so names do not change with what is entered.
    const press = (name, text, touched, classes = "") => {
      const button = make("button", classes, text);
      button.dataset.card = name;
      button.onclick = touched;
      return button;
    };
    const cell = told.cells[now];
    part("who", [told.who, told.crest], () => {
      fill(at("who"), told.who).prepend(picture(`/art/crest_${told.crest}.svg`), " ");
    });
    fill(at("counts"), cell && cell.counts ? `${cell.label}: ${cell.counts}` : "");
    at("cells").replaceChildren(...told.cells.map((one, index) => {
      const button = press(`cell${index}`, one.label, () => { now = index; again(); });
      button.setAttribute("aria-pressed", String(index === now));
      button.append(make("b", "", one.counts || "–"));
      if (one.kinds.length) button.append(make("small", "", one.cards));
      return button;
    }));
    part("kinds", cell ? cell.kinds : [], (kinds) => at("kinds").replaceChildren(...kinds.map((card, index) => {
      const made = face({ ...card, card: `kind${index}` }, "button", () => { enter({ do: "card", card: index, on: isWild }); again(); });
      made.removeAttribute("aria-pressed");
      return made;
    })));
    part("digits", cell ? told.erase : "", (erase) => at("digits").replaceChildren(...(erase ? DIGITS : []).map((digit) =>
      press(`digit${digit}`, digit, () => enter({ do: "digit", card: Number(digit) }))),
    ...(erase ? [press("erase", erase, () => enter({ do: "erase" }))] : [])));
    const ends = told.out ? [press("out", told.out, () => enter({ do: "out" }), "main")] : [];
    if (cell && cell.wild) {
      ends.unshift(press("wild", told.as_wild, () => { isWild = !isWild; again(); }));
      ends[0].setAttribute("aria-pressed", String(isWild));
    }
    at("ends").replaceChildren(...ends);
  }

  return { draw, seat: () => told.seat };
})();
