"""What happens in a home while a release has it: people come, play, learn and change their minds.

All of it is done by the program's own classes, so each release writes what it writes.
"""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path
from random import Random

from game.bots.base import decision
from game.bots.simple import naive_bot
from game.coach.hand import hand_of
from game.engine.actions import Action
from game.engine.chance import SeededChance
from game.engine.phases import SCORED
from game.engine.visibility import observe
from game.opening import people_here
from game.paths import bundled, user_data, user_settings
from game.play.archive import take_in
from game.play.coaching.practice import Practice
from game.play.coaching.ratings import may_rate
from game.play.coaching.reviews import reviewed
from game.play.lessons.guide import Guide
from game.play.lessons.progress import Learning
from game.play.lessons.reading import LessonStore
from game.play.session.hand_order import Arranging
from game.play.session.last_setup import keep_last_setup
from game.play.session.running import RunningTable
from game.play.session.seating import Player, TableChoice
from game.play.session.taking_back import branch_of
from game.settings import BY_RANK, GROUPS, NONE, Settings
from game.storage.match_store import MatchStore
from game.storage.names import Names, names_file
from game.storage.settings_file import SettingsFile
from game.variants.catalogue import Catalogue

#: The seconds from one match to the next.
APART = 7_200.0
#: The most acts of a match; none of these needs more.
ACTS_MOST = 3_000
#: How many hands are looked at by the coach.
REVIEWED = 5

GAME = """\
# Una Loba más corta, con comodines que pesan.
schema: 1
id: loba_corta
extends: loba_de_menos
score: {points: {joker: 40}}
options: {value.joker: null}
presets: null
rulings: []
"""
BOT = """\
schema: 1
level: amateur
crest: fox
name: Tía Paca
about: Siempre apurada.
weights: {hold: 0}
"""
#: A word of one's own in a language there is, and a language of one's own.
WORD = "menu-new_table = Armar la mesa\n"
LANGUAGE = "language-name = Runasimi\nmenu-quit = Lluqsiy\n"
LESSON = """\
about: {es: "Bajar una pierna en la Loba corta."}
learnt: [{es: "Una pierna lleva tres palos."}]
position:
  variant: loba_corta
  phase: draw
  hands: {1: 9c 9d 3h 4s 5d 7c 8h Js Kd, 2: 2c 2d 3s 6h 8c Td Jc Qh Kc}
  pile: 3c
  stock: 9h 7s
steps:
  - say: {es: "Roba del mazo."}
    light: stock
    do: draw stock
  - say: {es: "Baja [9c 9d 9h]."}
    light: 9c 9d 9h
    do: meld 9c 9d 9h
  - say: {es: "Ahora descarta lo que quieras."}
    do: discard any
"""
ANA, BETO, ZOE = Player("Ana", "owl"), Player("Beto", "fox"), Player("Zoé", "hare")
PACA, PHONE = Player("Paca", "stag", "paca"), replace(BETO, by_phone=True)


def live(begins: float) -> None:
    """Fill the home of `LOBA_HOME`. `begins`: when its first match begins."""
    _add_own_files()
    life = Life(begins)
    life.change_settings()
    life.play_matches()
    life.become_others()
    life.learn()
    life.end()


def _add_own_files() -> None:
    added = {
        "variants/loba_corta.yaml": GAME,
        "bots/paca.yaml": BOT,
        "locales/es.ftl": WORD,
        "locales/qu.ftl": LANGUAGE,
        "lessons/corta.yaml": LESSON,
    }
    for name, text in added.items():
        file = user_data() / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    (user_data() / "cards").mkdir()
    smallest = min(bundled("assets/cards").glob("[2-9]?.svg"), key=lambda file: file.stat().st_size)
    shutil.copy(smallest, user_data() / "cards" / smallest.name)


def _simple_act(table: RunningTable) -> Action:
    """What a simple player would do in the seat whose turn it is."""
    state = table.match.state
    seen, legal = observe(state, state.to_act), table.rules.legal_actions(state)
    return decision(naive_bot(table.rules), seen, legal, Random(len(table.match.log)))


class Life:
    def __init__(self, begins: float) -> None:
        self.now = begins
        self.store = MatchStore()
        self.catalogue = Catalogue()
        self.people = people_here()
        self.people._now = self.date

    def date(self) -> float:
        return self.now

    # Settings and people --------------------------------------------------------------------

    def change_settings(self) -> None:
        settings = Settings(
            speed=2,
            safe_area=0.03,
            master_volume=0.4,
            large_corners=True,
            text_scale=1.2,
            motion=NONE,
            say_legal=True,
            keys={"hint": ("f2",), "undo": ("u", "backspace")},
            pad_keys={"hint": ("pad_north",)},
            language="es",
        )
        settings.volumes["music"] = 0.25
        SettingsFile().write(settings)

    def become_others(self) -> None:
        """Beto is called otherwise from now on, and Zoé is forgotten with all she has played."""
        people = self.people
        for one, sort in ((ANA, GROUPS), (BETO, BY_RANK)):
            person = people.find(one.name)
            assert person is not None
            person.sort = sort
            person.keys = {"sort": ("o",)} if one is ANA else {}
        beto, zoe = people.find(BETO.name), people.find(ZOE.name)
        assert beto is not None
        assert zoe is not None
        people.rename(beto, "Alberto")
        Names(names_file()).forget_matches(zoe.name, self.now)
        people.forget(zoe)
        people.keep_changes()

    # Matches --------------------------------------------------------------------------------

    def play_matches(self) -> None:
        over = self.play("la_mona", (ANA, PACA), options={"rounds_to_win": 1})
        menos = self.play("loba_de_menos", (ANA, BETO))
        self.play("la_mona", (ZOE, ANA), options={"rounds_to_win": 1})
        gone = self.play("la_mona", (ANA, PACA), options={"rounds_to_win": 1})
        self.play("carioca", (ANA, replace(PACA, bot="veteran")), acts=60)
        self.play("loba_de_mas", (ANA, PHONE), acts=24)
        free = self.play("loba_de_menos", (ANA, PACA), acts=23, free_undo=True)
        self.play("loba_corta", (ANA, BETO), acts=15, arrange=True)
        self.branch(menos.keeping.match_id)
        take_in()
        # The records remember it all the same.
        self.store.remove(gone.keeping.match_id)
        self.store.rename(free.keeping.match_id, "Sola contra Paca")
        self.damage(self.play("loba_centroamericana", (ANA, PACA), acts=20))
        self.coach(menos)
        assert over.is_over
        keep_last_setup(TableChoice("carioca", (ANA, BETO, PACA), {"players": 5, "contracts": 6}))

    def play(
        self,
        game: str,
        players: tuple[Player, ...],
        acts: int = ACTS_MOST,
        options: dict[str, bool | int | str] | None = None,
        free_undo: bool = False,
        arrange: bool = False,
    ) -> RunningTable:
        """Play a match, or the first acts of it; people do what a simple player would."""
        self.now += APART
        for player in players:
            if player.is_person:
                self.people.welcome(player.name, player.crest)
        self.people.keep_changes()
        keeper = self.store.keeper(self.store.new_id(game, self.now), self.date)
        choice = TableChoice(game, players, options or {}, None, int(self.now) % 999_983, free_undo)
        table = RunningTable.start(
            choice, clock=lambda: self.now, keeper=keeper, catalogue=self.catalogue
        )
        if arrange:
            self.arrange(table)
        self._go_on(table, acts)
        if free_undo:
            table.undo()
            table.undo()
        self.store.leave()
        return table

    def _go_on(self, table: RunningTable, acts: int) -> None:
        for _ in range(acts):
            if table.is_over:
                return
            self.now += 1.0
            if table.phase == SCORED:
                table.deal_next()
            elif table.is_bots_turn:
                while not table.ready():
                    table.bot_turn(1.0)
                table.play_bot()
            else:
                table.do_all([_simple_act(table)])
        if acts == ACTS_MOST:
            raise AssertionError(f"{table.variant.id} has no end")

    def arrange(self, table: RunningTable) -> None:
        """Somebody puts the hand in an order of their own."""
        if table.needs_curtain:
            table.sit(table.to_act)
        arranging = Arranging(table)
        seen = table.observation()
        row = arranging.orders.row(seen).cards
        arranging.orders.move(seen, row[:2], len(row))
        arranging.keep()

    def branch(self, match_id: str) -> None:
        """Somebody plays on from the middle of a match that is over."""
        saved = self.store.load(match_id, SeededChance(0))
        self.now += APART
        branch = branch_of(saved, 30, (ANA, PACA))
        keeper = self.store.keeper(self.store.new_id(branch.variant.id, self.now), self.date)
        keeper(branch)()
        self.store.leave()

    def damage(self, table: RunningTable) -> None:
        """A file is spoilt; it is set aside, and the match goes on from its backup."""
        match_id = table.keeping.match_id
        file = self.store.matches / f"{match_id}.json"
        file.write_bytes(file.read_bytes()[:2_000])
        self.store.set_aside(match_id)

    def coach(self, table: RunningTable) -> None:
        saved = table.saved()
        for number in range(1, REVIEWED + 1):
            hand = hand_of(saved.match, saved.rules, number)
            assert hand is not None
            for _ in reviewed(saved, may_rate(saved), hand, table.people, None):
                pass
        names = self.people.names
        first, *_ = Practice().due(ANA.name, names, self.now + 40 * 86_400)
        Practice().answered(first, True, self.now)

    # Lessons --------------------------------------------------------------------------------

    def learn(self) -> None:
        """One lesson is begun, one finished, one finished and begun again."""
        learning, store = Learning(), LessonStore(self.catalogue)
        for name, acts in (("carioca", 4), ("la_mona", 0), ("corta", 1)):
            if name != "carioca":
                learning.finish(name)
            lesson = store.lessons[name].lesson
            assert lesson is not None, name
            guide = Guide(lesson, lambda: self.now)
            while len(guide.acts) < acts:
                self._step(guide)
                learning.keep(name, guide.at, tuple(guide.acts))

    def _step(self, guide: Guide) -> None:
        step = guide.step
        assert step is not None
        if step.attempt:
            refusal = guide.table.why_not(step.attempt)
            assert refusal is not None
            guide.refused(refusal.key)
        elif step.waits:
            action = guide.table.first_wanted()
            assert action is not None
            assert guide.judge([action])
            guide.table.act(action)
        else:
            guide.go_on()
        guide.catch_up()

    def end(self) -> None:
        self.store.leave()
        for folder in (user_data(), user_settings()):
            for file in folder.rglob("*"):
                assert file.suffix not in (".lock", ".part"), file
        shutil.rmtree(Path(user_data()) / "logs", ignore_errors=True)
