// The page of one phone: it draws what the table tells, and sends back what was touched.
"use strict";
(() => {
  const body = document.body;
  const at = (id) => document.getElementById(id);
  let words = JSON.parse(body.dataset.words);
  const drawn = {};
  const say = (text) => { delete drawn.prompt; at("prompt").textContent = text; };
  if (!window.WebSocket || !Element.prototype.replaceChildren) { say(words.old_browser); return; }

  let line = null;
  let moment = 0;
  let tries = 0;
  let ended = false;
  let code = "";
  const memory = (store, name) => ({
    get: () => { try { return store().getItem(name) || ""; } catch { return ""; } },
    set: (value) => { try { store().setItem(name, value); } catch { /* A private window keeps nothing. */ } },
  });
  const kept = memory(() => localStorage, "loba-seat");
  // The secret of the table is not left where it can be read over a shoulder, or later.
  const session = memory(() => sessionStorage, "loba-table");
  if (location.hash) session.set(location.hash.slice(1));
  let secret = location.hash.slice(1) || session.get();
  history.replaceState(null, "", location.pathname);

  // Words ------------------------------------------------------------------------------------

  // What stands between *stars* is bold. A name stands between marks of its own: there a star is a star,
  // and letters that are read from right to left turn nothing round but themselves.
  const wrap = (kind, said) => { const made = document.createElement(kind); made.append(said); return made; };
  function fill(place, text) {
    let bold = false;
    const parts = [];
    for (const part of String(text).split(/(\*|\u2068[^\u2069]*\u2069)/)) {
      const said = part.startsWith("\u2068") ? wrap("bdi", part.slice(1, -1)) : part;
      if (part === "*") bold = !bold;
      else parts.push(bold ? wrap("strong", said) : said);
    }
    place.replaceChildren(...(heard.isSigned(text) ? heard.both(parts, text) : parts));
    return place;
  }

  // Several texts in one line.
  function fillAll(place, texts) {
    place.replaceChildren(...texts.flatMap((text, index) => [...(index ? [" · "] : []), make("span", "", text)]));
    return place;
  }

  function make(kind, classes = "", text = "") {
    const made = document.createElement(kind);
    if (kind === "button") made.type = "button";
    made.className = classes;
    return text ? fill(made, text) : made;
  }

  function speak() {
    for (const place of document.querySelectorAll("[data-word]")) place.textContent = words[place.dataset.word];
    for (const place of document.querySelectorAll("[data-label]")) place.setAttribute("aria-label", words[place.dataset.label]);
    heard.forget();
    turn.speak(words);
    at("hide").setAttribute("aria-label", words.hide_hand);
  }

  // The line ---------------------------------------------------------------------------------

  const isOpen = () => Boolean(line) && line.readyState === WebSocket.OPEN;

  function send(what) {
    if (!isOpen()) return;
    if (touched) {
      beats += 1;
      arriving.set(beats, touched);
      touched.classList.add("sent");
      what.beat = beats;
      touched = null;
      quiet = Math.max(quiet, QUIET_MOST);
    }
    line.send(JSON.stringify({ v: 1, moment, ...what }));
  }

  // The server answers each beat, and each touch with the number of its own. A line on which nothing has come
  // for so many beats is lost, although the phone does not know it.
  const BEAT = 500;
  const QUIET_MOST = 4;
  const LOST_AFTER = 8;
  let quiet = 0;
  let beats = 0;
  let touched = null;
  const arriving = new Map();

  function beat() {
    line.send(JSON.stringify({ v: 1, do: "beat", beat: beats }));
  }

  function arrived(upTo) {
    for (const [number, one] of arriving) {
      if (number > upTo) break;
      arriving.delete(number);
      one.classList.remove("sent");
      one.classList.add("arrived");
      one.onanimationend = () => one.classList.remove("arrived");
    }
  }

  setInterval(() => {
    if (ended || document.hidden) return;
    quiet += 1;
    if (quiet === QUIET_MOST && isOpen()) beat();
    if (quiet < LOST_AFTER) return;
    lose();
    callAnew();
  }, BEAT);

  function lose() {
    say(words.lost);
    body.classList.add("lost");
    for (const one of arriving.values()) one.classList.remove("sent");
    arriving.clear();
  }

  function call() {
    if (line && line.readyState <= WebSocket.OPEN) return;
    const mine = new WebSocket(`ws://${location.host}/table`);
    line = mine;
    quiet = 0;
    mine.onopen = () => {
      asked = waiting = null;
      send({ do: "hello", key: kept.get(), secret, code, languages: navigator.languages.slice(0, 8), seat: entry.seat() });
    };
    mine.onmessage = (heard) => { if (line === mine) hear(JSON.parse(heard.data)); };
    mine.onclose = () => {
      if (line !== mine || ended) return;
      lose();
      setTimeout(call, Math.min(5000, 250 * 2 ** tries));
      tries += 1;
    };
  }

  function hear(told) {
    tries = quiet = 0;
    if (told.what === "beat") {
      arrived(told.beat);
      return;
    }
    body.classList.remove("lost");
    if (told.heard) heard.learn(told);
    if (told.what === "words") {
      words = told.words;
      document.documentElement.lang = told.language.replace("_", "-");
      speak();
      at("book").replaceChildren();
      askRules();
      at("language").replaceChildren(...told.languages.map(([name, own]) => new Option(own, name, false, name === told.language)));
    } else if (told.what === "no_entry") {
      askCode(words[told.why]);
    } else if (told.what === "went_on") {
      ended = true;
      show("");
      say(words.went_on);
    } else if (told.what === "seated") {
      kept.set(told.key);
    } else if (told.what === "seats") {
      chooseSeat(told);
    } else if (told.what === "look") {
      look(told);
    } else if (told.what === "entry") {
      moment = told.moment;
      stand("entry");
      part("prompt", told.prompt, (prompt) => fill(at("prompt"), prompt));
      entry.draw(told, { send, make, fill, face, picture, part });
    } else if (told.what === "rules") {
      drawRules(told);
    } else if (told.what === "table") {
      draw(told);
    }
  }

  // At the door ------------------------------------------------------------------------------

  function show(what) {
    at("door").hidden = what !== "door";
    at("table").hidden = what !== "table";
  }

  function stand(part) {
    show("door");
    for (const one of ["coding", "choosing", "entry"]) at(one).hidden = one !== part;
  }

  function askCode(why) {
    ended = true;
    stand("coding");
    say(why);
    at("code").focus();
  }

  at("coding").addEventListener("submit", (event) => {
    event.preventDefault();
    code = at("code").value.replace(/\D/g, "");
    secret = "";
    session.set("");
    ended = false;
    line = null;
    call();
  });

  function chooseSeat(told) {
    stand("choosing");
    const mine = told.seats.some((seat) => seat.own);
    say(told.waits ? words.waits : mine ? words.waits_start : told.seats.length ? words.choose : words.no_seat);
    at("seats").replaceChildren(...told.seats.map((seat) => {
      const button = make("button");
      button.append(picture(`/art/crest_${seat.crest}.svg`), make("span", "", seat.name));
      if (seat.taken) button.append(make("small", "", seat.own ? words.yours : words.taken));
      button.disabled = mine;
      button.onclick = () => send({ do: "sit", seat: seat.seat });
      return button;
    }));
    at("watch").hidden = !told.plays;
    christen(told);
  }

  at("watch").onclick = () => send({ do: "watch" });
  at("sit").onclick = at("someone").onclick = () => send({ do: "seats" });

  // Before the cards are dealt, each chooses a name and a crest.
  function christen({ seats, crests }) {
    const own = seats.find((seat) => seat.own);
    at("calling").hidden = !own;
    document.querySelector("#choosing h1").hidden = Boolean(own);
    if (!own) return;
    const name = at("name");
    if (document.activeElement !== name) name.value = own.name.replace(/[\u2068\u2069]/g, "");
    const tell = (crest) => send({ do: "call", name: name.value, crest });
    name.onchange = () => tell(own.crest);
    at("crests").replaceChildren(...crests.map((crest) => {
      const button = make("button");
      button.append(picture(`/art/crest_${crest}.svg`));
      button.firstChild.alt = words[crest];
      button.setAttribute("aria-pressed", String(crest === own.crest));
      button.onclick = () => tell(crest);
      return button;
    }));
  }

  at("calling").addEventListener("submit", (event) => {
    event.preventDefault();
    at("name").blur();
  });

  // The table --------------------------------------------------------------------------------

  function picture(source) {
    const made = new Image();
    made.src = source;
    made.alt = "";
    return made;
  }

  // Which deck: the folder of the cards that look so.
  let deck = "";
  const art = (name) => {
    const made = picture(`/cards/${deck}${name}.svg`);
    made.dataset.art = name;
    return made;
  };

  function look(told) {
    at("large").checked = told.large;
    at("plain").checked = told.plain;
    body.classList.toggle("large", told.large);
    sizeHand();
    deck = told.deck ? `${told.deck}/` : "";
    for (const made of document.querySelectorAll("[data-art]")) made.src = `/cards/${deck}${made.dataset.art}.svg`;
  }

  // What is told of a card of the hand, each with its sign; the first of them has room on the card.
  const SIGNS = [["must", "!"], ["lit", "?"], ["fresh", "+"]];

  function dress(made, card, touched) {
    made.className = ["card", ...["marked", "fresh", "must", "lit"].filter((name) => card[name])].join(" ");
    const signs = SIGNS.filter(([name]) => card[name]);
    for (const sign of made.querySelectorAll(".sign")) sign.remove();
    if (signs.length) made.append(make("small", `sign ${signs[0][0]}`, `${signs[0][1]} ${words[signs[0][0]]}`));
    made.setAttribute("aria-label", [heard.voice(card.name), ...(card.tag ? [card.tag] : []), ...signs.map(([name]) => words[name])].join(", "));
    made.setAttribute("aria-pressed", String(Boolean(card.marked)));
    made.dataset.card = card.card;
    made.onclick = touched;
  }

  // `isNamed`: for those who hear the page, where nothing else names the card.
  function face(card, kind, touched, isNamed = false) {
    const made = make(kind, "card");
    made.append(art(card.art));
    made.firstChild.alt = isNamed ? heard.voice(card.name) : "";
    if (kind === "button") dress(made, card, touched);
    if (card.tag) made.append(make("b", "", card.tag));
    if (card.tag) made.lastChild.setAttribute("aria-hidden", "true");
    return made;
  }

  const row = (cards, areNamed) => {
    const made = make("span", "row");
    made.append(...cards.map((card) => face(card, "span", null, areNamed)));
    return made;
  };

  function place(titles, cards, touched, areNamed, classes = "") {
    const made = make("button", `meld ${classes}`);
    made.append(fillAll(make("small"), titles), " ", row(cards, areNamed));
    made.onclick = touched;
    return made;
  }

  const goTo = (name, index = 0) => () => send({ do: "send", place: name, at: index });

  // A part is drawn anew only when it has changed: what a finger lies on stays where it is.
  function part(name, data, anew) {
    const text = JSON.stringify(data);
    if (drawn[name] === text) return;
    drawn[name] = text;
    anew(data);
  }

  function draw(told) {
    moment = told.moment;
    body.dataset.moment = moment;
    const focused = document.activeElement;
    const [means, home] = [meaning(focused), focused.closest("#table [id]:not(button)")];
    const nth = home ? [...home.querySelectorAll("button, summary")].indexOf(focused) : -1;
    show("table");
    body.classList.toggle("watching", !told.players.some((one) => one.you));
    turn.show(told.players.some((one) => one.you && one.turn), words);
    // What is said at once comes first, then what has happened, then what is asked.
    part("said", [told.said, told.answer], () => fill(at("said"), told.said));
    heard.tell(told.log);
    part("prompt", told.prompt, (prompt) => fill(at("prompt"), prompt));
    part("players", told.players, (all) => at("players").replaceChildren(...all.map(player)));
    part("felt", [told.piles, told.loose, told.builds, told.melds], () => drawFelt(told));
    part("mine", [told.lane, told.contract, told.tray], () => drawOwn(told));
    part("own", told.own, (own) => fillAll(at("own"), own));
    owned = told.hand.length + told.tray.reduce((count, slot) => count + slot.cards.length, 0);
    part("room", owned, sizeHand);
    part("hand", told.hand, drawHand);
    part("acts", told.acts, (acts) => {
      at("acts").replaceChildren(...acts.map((act, index) => {
        const button = make("button", act.main ? "main" : "", act.text);
        button.dataset.place = `act${index}`;
        button.onclick = () => send({ do: "press", at: index });
        return button;
      }));
      at("acts").scrollTop = 0;
      const lies = getComputedStyle(at("acts")).position === "absolute";
      at("felt").style.setProperty("--covered", `${lies ? at("acts").offsetHeight : 0}px`);
    });
    part("tools", told.tools, (tools) => at("tools").replaceChildren(...tools.map((tool) => {
      const button = make("button", "", tool.text);
      button.dataset.place = tool.name;
      button.disabled = !tool.on;
      button.onclick = () => send({ do: "use", tool: tool.name });
      return button;
    })));
    part("log", told.log, (log) => at("log").replaceChildren(...log.map((text) => make("li", "", text))));
    part("scores", told.scores, drawScores);
    if (home && nth >= 0 && (document.activeElement === body || focused.disabled)) {
      const again = means && pressable().find((one) => meaning(one) === means);
      if (again) again.focus({ preventScroll: true });
      else heard.goOn(home, nth);
    }
    goOn(told.hand);
  }

  // The size and the places of cards are the same for as many as these, so that one more or less moves
  // none of the others. `owned`: how many somebody has, in the hand and in the tray.
  const HANDS = [5, 10, 14, 20, 30];
  const CARD_MOST = 88;
  const CARD_LEAST = 24;
  // Of a card that another lies on, this much is in sight at least.
  const SEEN_LEAST = 0.66;
  const GAP = 6;
  let owned = 0;

  // Make the cards as large as the room of the hand allows, in as few rows as they can be told apart.
  function sizeHand() {
    const hand = at("hand");
    const most = HANDS.find((count) => count >= owned) || owned;
    if (!hand.clientWidth) return;
    const [wide, high] = [hand.clientWidth, parseFloat(getComputedStyle(hand).maxHeight)];
    for (let card = CARD_MOST; card >= CARD_LEAST; card -= 1) {
      const row = card * 1.4 + GAP;
      for (let rows = 1; rows * row <= high || card === CARD_LEAST; rows += 1) {
        const columns = Math.ceil(most / rows);
        const step = Math.min(card + GAP, (wide - card) / (columns - 1));
        if (columns > 1 && step < card * SEEN_LEAST) continue;
        const room = { "--card": card, "--row": row, "--step": step };
        for (const name in room) hand.style.setProperty(name, `${room[name]}px`);
        hand.style.setProperty("--columns", columns);
        hand.style.height = `${rows * row}px`;
        return;
      }
    }
  }
  window.addEventListener("resize", sizeHand);

  function drawHand(cards) {
    const touch = (card) => () => {
      asked = { card: card.card, on: !card.marked, since: performance.now() };
      send({ do: "mark", card: card.card, on: !card.marked });
    };
    const there = [...at("hand").children];
    if (there.length === cards.length && cards.every((card, index) => there[index].dataset.card === String(card.card))) {
      cards.forEach((card, index) => dress(there[index], card, touch(card)));
    } else {
      at("hand").replaceChildren(...cards.map((card) => face(card, "button", touch(card))));
    }
  }

  function player(one) {
    const made = make("li", `${one.turn ? "turn" : ""} ${one.out ? "out" : ""}`);
    const said = make("span");
    said.append(make("b", "", one.name), fillAll(make("small"), [one.standing, one.count]));
    const more = [one.heap, one.sweeps, one.deals, one.away, ...(one.notes ?? [])].filter(Boolean);
    if (more.length) said.append(fillAll(make("small"), more));
    made.append(picture(`/art/crest_${one.crest}.svg`), said);
    if (one.turn) made.setAttribute("aria-current", "true");
    return made;
  }

  function drawFelt(told) {
    const piles = told.piles;
    const wasOpen = Boolean(document.querySelector("#piles details[open]"));
    const stock = make("button", "meld");
    const back = make("span", "row");
    back.append(face({ art: "back" }, "span"));
    stock.append(make("small", "", piles.stock), back);
    stock.onclick = goTo("stock");
    stock.dataset.place = "stock";
    // Where there are no discards, the stock is told by its number alone.
    if (!piles.pile) stock.setAttribute("aria-label", `${words.stock}, ${piles.stock}`);
    at("piles").replaceChildren(stock);
    if (piles.pile) {
      const pile = place([piles.pile], piles.cards, goTo("pile"), true);
      pile.dataset.place = "pile";
      at("piles").append(pile);
      if (piles.below.length) {
        const below = make("details");
        below.open = wasOpen;
        below.append(make("summary", "", words.below), row(piles.below, true));
        at("piles").append(below);
      }
    }
    at("loose").replaceChildren(...told.loose.map((card) =>
      face(card, "button", () => send({ do: "mark", card: card.card, on: !card.marked }))));
    at("builds").replaceChildren(...told.builds.map((build, index) =>
      place([build.title], build.cards, () => send({ do: "mark_build", at: index, on: !build.marked }), true, build.marked ? "marked" : "")));
    const melds = told.melds.map((meld, index) => ({ ...meld, index }));
    const button = (meld) => {
      const made = place(meld.own ? [meld.title] : [meld.owner, meld.title], meld.cards, goTo("meld", meld.index), false);
      made.dataset.place = `meld${meld.index}`;
      return made;
    };
    at("melds").replaceChildren(...melds.filter((meld) => !meld.own).map(button));
    at("others").hidden = !melds.some((meld) => !meld.own);
    at("own_melds").replaceChildren(...melds.filter((meld) => meld.own).map(button));
  }

  function drawOwn(told) {
    at("mine").hidden = !told.lane;
    const lane = make("button", "meld", told.lane);
    lane.dataset.place = "lane";
    lane.onclick = goTo("lane");
    at("lane_name").replaceChildren(lane);
    fill(at("contract"), told.contract);
    at("tray").replaceChildren(...told.tray.map((slot) => {
      const made = make("div", `meld ${slot.done ? "done" : ""}`);
      const title = make("button", "", slot.title);
      title.dataset.place = `slot${slot.at}`;
      title.onclick = goTo("slot", slot.at);
      const cards = make("span", "row");
      cards.append(...slot.cards.map((card) => face(card, "button", () => send({ do: "take_back", card: card.card }))));
      made.append(title, cards);
      return made;
    }));
  }

  // The rules are asked for when they are opened, and again in another language.
  function askRules() {
    if (at("rules").open && !at("book").hasChildNodes()) send({ do: "rules" });
  }

  function drawRules(told) {
    at("book").replaceChildren(make("h1", "", told.title), ...told.sections.map((section) => {
      const made = make("details");
      made.append(make("summary", "", section.title), ...section.lines.map((line) => {
        const text = make(line.head ? "h2" : "p", "", line.text);
        if (line.cards) {
          const cards = make("span", "row");
          cards.append(...line.cards.map((name) => {
            const card = make("span", "card");
            card.append(art(name));
            return card;
          }));
          text.prepend(cards);
        }
        return text;
      }));
      return made;
    }));
  }

  // What a finger means ----------------------------------------------------------------------

  // What a person can have seen before a press, in milliseconds: a press counts for what was painted there
  // that long ago, even if something else has come there since.
  const TO_SEE = 300;
  // So long a busy page may take to hear of a press, in milliseconds: what was painted before is known until then.
  const TO_HEAR = 2000;
  const PRESSED = "button, summary";
  // What was painted since when: what each thing means that can be pressed, where it lies, and what scrolls it.
  const painted = [{ since: 0, all: [] }];
  const tops = new Map();
  let meant = null;

  // A card is the same whether it is marked or not, and the stock whatever is left of it.
  function meaning(one) {
    const { card, place: name } = one.dataset;
    const shown = name === "stock" ? name : card || one.textContent + [...one.querySelectorAll("img")].map((made) => made.alt);
    const isHidden = body.classList.contains("hiding") && one.closest("#hand, #acts, #tray");
    const home = one.closest("[id]");
    return one.disabled || isHidden || !home ? "" : `${home.id} ${shown}`;
  }

  const pressable = () => [...document.querySelectorAll(PRESSED)];

  function paint() {
    const box = (one) => one && one.getBoundingClientRect();
    const windows = new Map(["felt", "door", "acts"].map((id) => [at(id), box(at(id))]));
    const all = pressable().map((one) => {
      const scroller = one.closest("#felt, #door, #acts");
      return { means: meaning(one), box: box(one), scroller, seen: windows.get(scroller) };
    });
    all.push({ means: "", box: box(document.querySelector("header")) }, { means: meaning(at("hide")), box: box(at("hide")) });
    for (const scroller of windows.keys()) tops.set(scroller, scroller.scrollTop);
    const now = performance.now();
    while (painted.length > 1 && painted[1].since < now - TO_SEE - TO_HEAR) painted.shift();
    const picture = { since: Infinity, all };
    painted.push(picture);
    requestAnimationFrame((since) => { picture.since = since; });
  }

  new MutationObserver(paint).observe(body, { subtree: true, childList: true, characterData: true, attributes: true,
    attributeFilter: ["class", "disabled", "hidden", "open"] });
  window.addEventListener("resize", paint);
  // Who scrolls knows what moves: all that was painted moves along.
  function follow() {
    for (const [scroller, top] of tops) {
      const by = scroller.scrollTop - top;
      tops.set(scroller, top + by);
      for (const one of by ? painted.flatMap((picture) => picture.all) : []) {
        if (one.scroller === scroller) one.box = new DOMRect(one.box.x, one.box.y - by, one.box.width, one.box.height);
      }
    }
  }

  document.addEventListener("scroll", follow, true);
  document.addEventListener("pointerdown", (event) => {
    follow();
    const covers = (box) => !box || (box.left <= event.clientX && event.clientX < box.right
      && box.top <= event.clientY && event.clientY < box.bottom);
    const before = painted.filter((picture) => picture.since <= event.timeStamp - TO_SEE).pop() || painted[0];
    const there = before.all.filter((one) => covers(one.box) && covers(one.seen)).pop();
    meant = there ? there.means : "";
  }, true);

  document.addEventListener("click", (event) => {
    const [means, one] = [meant, event.target.closest(PRESSED)];
    meant = null;
    // Keys and screen readers press without a finger.
    if (means === null || !event.detail || means === (one ? meaning(one) : "")) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    press(means, event.clientX, event.clientY);
  }, true);

  // An act counts only on the newest picture, and a mark that is on its way brings another: what is pressed
  // meanwhile is pressed on that, if it is still there. An answer that takes longer than this has been lost.
  const ANSWER = 1000;
  let asked = null;
  let waiting = null;

  document.addEventListener("click", (event) => {
    const one = event.target.closest("#table button");
    if (!one || !asked || performance.now() - asked.since > ANSWER || one.closest("#hand")) return;
    event.stopPropagation();
    waiting = { means: meaning(one), x: event.clientX, y: event.clientY };
  }, true);

  function goOn(hand) {
    const marked = asked && hand.find((card) => card.card === asked.card);
    if (marked && marked.marked !== asked.on) return;
    asked = null;
    if (!waiting) return;
    const { means, x, y } = waiting;
    waiting = null;
    press(means, x, y);
  }

  // What is touched says so until its message has arrived.
  document.addEventListener("click", (event) => { touched = event.target.closest("button"); }, true);
  document.addEventListener("click", () => { touched = null; });

  function press(means, x, y) {
    const one = means && pressable().find((it) => meaning(it) === means);
    if (one) one.click();
    else tooEarly(x, y);
  }

  // Show that a press did nothing.
  function tooEarly(x, y) {
    const ring = make("i", "early");
    ring.style.left = `${x}px`;
    ring.style.top = `${y}px`;
    ring.onanimationend = () => ring.remove();
    body.append(ring);
  }

  // The own order ----------------------------------------------------------------------------

  // A card that is drawn aside goes to the gap where the mark is; what is below 12 pixels is a tap.
  let held = null;
  at("hand").addEventListener("pointerdown", (event) => {
    const card = event.target.closest(".card");
    if (card) held = { card, x: event.clientX, y: event.clientY, moves: false };
  });
  window.addEventListener("pointermove", (event) => {
    if (!held) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.moves && Math.hypot(x, y) < 12) return;
    held.moves = true;
    held.card.classList.add("held");
    markGap(gapAt(event.clientX, event.clientY));
    held.card.style.transform = `translate(${x}px, ${y}px)`;
    held.card.style.pointerEvents = "none";
  });
  const letGo = (event) => {
    if (!held) return;
    const { card, moves } = held;
    held = null;
    card.style.transform = card.style.pointerEvents = "";
    card.classList.remove("held");
    markGap(null);
    const gap = moves && event.type === "pointerup" && gapAt(event.clientX, event.clientY);
    if (gap) send({ do: "move", card: Number(card.dataset.card), at: gap.before });
  };

  // The gap between two cards, in whatever row, that is nearest to a finger; none beside the hand.
  function gapAt(x, y) {
    const [hand, count] = [at("hand"), at("hand").children.length];
    const [box, size] = [hand.getBoundingClientRect(), (name) => parseFloat(hand.style.getPropertyValue(name))];
    const [columns, step, high] = [size("--columns"), size("--step"), size("--row")];
    const last = Math.floor((count - 1) / columns);
    if (y < box.top - high / 2 || y > box.top + (last + 1.5) * high) return null;
    const row = Math.max(0, Math.min(last, Math.floor((y - box.top) / high)));
    const column = Math.max(0, Math.min(columns, count - row * columns, Math.round((x - box.left) / step)));
    return { before: row * columns + column, x: box.left + column * step, y: box.top + row * high, high };
  }

  function markGap(gap) {
    at("gap").hidden = !gap;
    if (gap) Object.assign(at("gap").style, { left: `${gap.x}px`, top: `${gap.y}px`, height: `${gap.high}px` });
  }
  window.addEventListener("pointerup", letGo);
  window.addEventListener("pointercancel", letGo);

  // Who walks past sees no card: the hand is hidden, and shown, by its owner alone.
  function hide(isHidden) {
    body.classList.toggle("hiding", isHidden);
    at("hide").setAttribute("aria-pressed", String(isHidden));
  }
  at("hide").addEventListener("click", () => hide(!body.classList.contains("hiding")));
  at("show").addEventListener("click", () => hide(false));

  function drawScores(scores) {
    const line = (cells, kind) => {
      const made = make("tr");
      made.append(...cells.map((text) => make(kind, "", text)));
      return made;
    };
    const heads = line(scores.heads, "th");
    for (const head of heads.children) head.scope = "col";
    const rows = [heads, ...scores.rows.map((cells) => line(cells, "td")), line(scores.totals, "th")];
    if (scores.places.length) {
      rows.push(line(scores.places, "th"));
      at("scoring").open = true;
    }
    at("scores").replaceChildren(...rows);
  }

  at("rules").addEventListener("toggle", askRules);
  for (const name of ["large", "plain"]) {
    at(name).addEventListener("change", () => send({ do: "look", large: at("large").checked, plain: at("plain").checked }));
  }
  at("language").addEventListener("change", (event) => send({ do: "speak", language: event.target.value }));
  // A phone that wakes up asks at once how things are. After a while, or in another network, its line
  // may be dead without its knowing.
  let slept = 0;
  const callAnew = () => {
    const before = line;
    line = null;
    if (before) before.close();
    call();
  };
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) slept = Date.now();
    else if (!ended) (Date.now() - slept > 5000 ? callAnew : call)();
  });
  window.addEventListener("online", () => { if (!ended) callAnew(); });
  speak();
  say(words.connecting);
  call();
})();
