// How somebody who does not look at the phone hears, sees and feels that it is their turn.
"use strict";
const turn = (() => {
  const body = document.body;
  const at = (id) => document.getElementById(id);
  const CAN_SHAKE = Boolean(navigator.vibrate);
  // A page of the home's network is no secure context: there no browser keeps a screen awake.
  const CAN_WAKE = Boolean(navigator.wakeLock);
  const AudioKind = window.AudioContext || window.webkitAudioContext;
  const NOTES = [523, 784];
  const NOTE_LASTS = 0.22;
  // So long the sign stands over the felt, in milliseconds.
  const SIGN_LASTS = 1600;
  const kept = {
    get: () => { try { return localStorage.getItem("loba-sound") || ""; } catch { return ""; } },
    set: (value) => { try { localStorage.setItem("loba-sound", value); } catch { /* A private window keeps nothing. */ } },
  };
  let audio = null;
  let isMine = false;
  let lock = null;

  function ring() {
    if (!at("sound").checked || !audio) return;
    NOTES.forEach((pitch, index) => {
      const [note, gain, from] = [audio.createOscillator(), audio.createGain(), audio.currentTime + index * NOTE_LASTS];
      note.frequency.value = pitch;
      gain.gain.setValueAtTime(0.25, from);
      gain.gain.exponentialRampToValueAtTime(0.001, from + NOTE_LASTS);
      note.connect(gain).connect(audio.destination);
      note.start(from);
      note.stop(from + NOTE_LASTS);
    });
    body.dataset.rings = Number(body.dataset.rings || 0) + 1;
  }

  // Browsers play nothing before the first touch of a page.
  function listen() {
    if (!at("sound").checked || !AudioKind) return;
    audio = audio || new AudioKind();
    audio.resume();
  }

  async function stayAwake() {
    if (!CAN_WAKE || lock || document.hidden) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      lock.onrelease = () => { lock = null; };
    } catch { /* A phone that saves its battery refuses. */ }
  }

  // `isNow`: whether it is the turn of this phone's seat.
  function show(isNow, words) {
    stayAwake();
    body.classList.toggle("turn", isNow);
    document.title = isNow ? `● ${words.turn} · Loba` : "Loba";
    if (isNow && !isMine) {
      at("sign").classList.add("on");
      setTimeout(() => at("sign").classList.remove("on"), SIGN_LASTS);
      at("call").textContent = words.turn;
      ring();
      if (CAN_SHAKE) navigator.vibrate([90, 60, 90]);
    }
    if (!isNow) at("call").textContent = "";
    isMine = isNow;
  }

  // Say what this phone cannot do.
  function speak(words) {
    const cannot = [CAN_SHAKE ? "" : words.no_shake, CAN_WAKE ? "" : words.no_wake, AudioKind ? "" : words.no_sound];
    at("cannot").textContent = cannot.filter(Boolean).join(" ");
  }

  at("sound").checked = Boolean(kept.get());
  at("sound").addEventListener("change", () => {
    kept.set(at("sound").checked ? "on" : "");
    listen();
    ring();
  });
  document.addEventListener("pointerup", listen);
  return { show, speak };
})();
