"""Play each game on a phone's page, and tell in which moments of a turn hand and acts are not both
in sight: `python -m tests.phones.sight`, with `--out DIR` for pictures."""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from game.bots.base import Bot
from game.bots.simple import naive_bot
from game.engine.actions import Action
from tests.play.tables import CATALOGUE, GAMES

from .browser import Browser, ChromiumPage, browser
from .hosted import Hosted, hosted, real_table
from .test_pages import Player, seated

SIZES = ((320, 568), (360, 640), (390, 844), (640, 360), (844, 390))
#: What of the hand, the acts and the words is not whole and on top of all else. A page that scrolls
#: beside its felt counts as well.
HIDDEN = """(() => {
  const whole = (one) => {
    const it = one.getBoundingClientRect();
    const frame = one.closest("#acts, #hand");
    const edge = frame ? frame.getBoundingClientRect() : { top: 0, bottom: innerHeight };
    const over = document.elementFromPoint(it.x + it.width / 2, it.y + it.height / 2);
    return it.top >= edge.top - 1 && it.bottom <= Math.min(edge.bottom + 9, innerHeight)
      && it.left >= 0 && it.right <= innerWidth + 1 && (one.contains(over) || over.contains(one));
  };
  const hidden = { hand: "#hand .card", acts: "#acts button", words: "#prompt, #said:not(:empty)" };
  const found = Object.entries(hidden).filter(([, what]) =>
    [...document.querySelectorAll(what)].some((one) => !whole(one))).map(([name]) => name);
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) found.push("scrolls");
  return found;
})()"""
PAINTED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Watcher(Player):
    """Looks at the page in all sizes at the start of each act, and when its cards are marked."""

    def __init__(self, table: Hosted, page: ChromiumPage, bot: Bot, out: Path | None) -> None:
        super().__init__(table, page, 0, bot)
        self.phone, self.out = page, out
        self.seen = 0
        #: The moments in which something is hidden, by size and what it is.
        self.hidden = defaultdict[tuple[str, str], list[int]](list)

    def _do(self, action: Action) -> None:
        self._look()
        super()._do(action)

    def _mark(self, cards: tuple[int, ...]) -> None:
        super()._mark(cards)
        self.table.settle()
        self.page.until(self._is_up_to_date, "the marks are seen")
        self._look()

    def _look(self) -> None:
        self.seen += 1
        for is_large in (False, True):
            self.phone.run(f"document.body.classList.toggle('large', {str(is_large).lower()})")
            for wide, high in SIZES:
                self.phone.size(wide, high)
                self.phone.run(PAINTED)
                name = f"{wide}x{high}{' large' * is_large}"
                for what in self.phone.run(HIDDEN):
                    self.hidden[name, what].append(self.seen)
                if self.out is not None:
                    at = f"{self.seen:02}_{name.replace(' ', '_')}.png"
                    self.phone.picture(self.out / at)
        self.phone.run("document.body.classList.remove('large')")
        self.phone.size(390, 844)
        self.phone.run(PAINTED)


def watched(chromium: Browser, game: str, acts: int, out: Path | None) -> Watcher:
    """Play so many acts of a game, looking at each."""
    is_for_two = CATALOGUE.load(game).game.players.max == 2
    with hosted(real_table(game, "p n" if is_for_two else "p n n", seed=3)) as table:
        running = table.table
        page = seated(chromium, table)
        watcher = Watcher(table, page, naive_bot(running.rules), out)
        dice = Random(game)
        for _ in range(acts):
            page.until(lambda: not running.is_bots_turn, "the bots have played")
            if not running.phase.in_play:
                break
            watcher.act(dice)
        return watcher


def main(asked: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, help="a folder for a picture of each moment")
    parser.add_argument("--acts", type=int, default=12, help="acts of each game")
    parser.add_argument("--games", nargs="*", default=GAMES)
    given = parser.parse_args(asked)
    hidden = 0
    with TemporaryDirectory(ignore_cleanup_errors=True) as home, browser(Path(home)) as chromium:
        for game in given.games:
            out = given.out and given.out / game
            if out:
                out.mkdir(parents=True, exist_ok=True)
            watcher = watched(chromium, game, given.acts, out)
            hidden += len(watcher.hidden)
            print(f"{game}: {watcher.seen} moments", flush=True)
            for (size, what), moments in sorted(watcher.hidden.items()):
                print(f"  {size}: {what} in {', '.join(map(str, moments))}")
    return int(hidden > 0)


if __name__ == "__main__":
    raise SystemExit(main())
