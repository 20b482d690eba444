"""What the table says at this moment: plates, prompt, steps, labels, choices."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.cards import CardId, each
from game.engine.rummy.flow import RummyRules
from game.engine.state import DRAW, NOBODY, PLAY, REBUY
from game.play.offers import PILE, STOCK, Offer, Offers
from game.play.offers import Target as Goal
from game.play.table_kind import HANDS_WON
from game.scenes.house import House
from game.scenes.table.fingers import Fingers
from game.scenes.table.moves import Moves
from game.scenes.table.paint_felt import BuildWords, ChoiceWords, SlotWords, Step
from game.scenes.table.paint_seats import Plate, team_colour
from game.scenes.table.picture import Picture
from game.view.geometry import Rect
from game.view.motion import Pace
from game.view.narrate import Narrator
from game.view.table_words import TableWords

#: The moon goes from here to there while a match lasts.
MOON_RISES, MOON_SETS = 0.2, 0.8


class _Asked(NamedTuple):
    """What was worked out for a moment, and for which."""

    moment: tuple[object, ...]
    goals: dict[Goal, Offers]


class Telling:
    def __init__(self, house: House, picture: Picture, moves: Moves, fingers: Fingers) -> None:
        self.house = house
        self.picture = picture
        self.moves = moves
        self.table = moves.table
        self.fingers = fingers
        self.players = self.table.players
        self.narrator = Narrator(self.table.rules, len(self.players))
        #: The picture has not caught up with the table.
        self.is_behind = False
        self.refit()
        self._marked = _Asked((), {})
        self._places: tuple[tuple[object, ...], dict[CardId, int]] = ((), {})

    def refit(self) -> None:
        """Another language, or other likes."""
        variant = self.table.variant
        names = [player.name for player in self.players]
        self.words = TableWords(
            self.house.texts, variant.id, names, self.table.rules, self.picture.kind
        )
        self.pace = Pace(self.house.settings.motion, self.house.settings.speed)

    # Players --------------------------------------------------------------------------------

    @property
    def _short(self) -> bool:
        return self.house.kit.stage.is_small

    def plate(self, seat: int) -> Plate:
        view, player = self.picture.view, self.players[seat]
        team = None
        if self.picture.kind.partners:
            leader = view.standing.sides.index(view.standing.sides[seat])
            team = team_colour(self.players[leader].crest)
        heap, sweeps = "", 0
        if self.picture.kind.is_fishing:
            side = view.standing.sides[seat]
            heap = self.words.text("table.heap", count=view.won[side].bit_count())
            sweeps = view.sweeps[side]
        return Plate(
            player.name,
            player.crest,
            self.words.standing(view, seat, self._short),
            view.hand_sizes[seat],
            not player.is_person,
            view.to_act == seat and view.phase in (DRAW, PLAY),
            view.standing.out[seat],
            team,
            heap,
            sweeps,
        )

    def own_lines(self) -> list[str]:
        view = self.picture.view
        staged = self.moves.staging is not None and bool(self._staged())
        bottom = self.picture.bottom
        return self.words.own_lines(view, bottom, self.coins(), staged, self._short)

    def lane_note(self) -> str:
        view = self.picture.view
        return self.words.sums(view) if view.viewer == self.picture.bottom else ""

    def own_plate(self) -> Plate:
        """The same in the panel at the bottom, which is narrow."""
        seat = self.picture.bottom
        standing = self.words.standing(self.picture.view, seat, self._short or self._is_by_hands)
        return self.plate(seat)._replace(standing=standing)

    @property
    def _is_by_hands(self) -> bool:
        return self.picture.kind.goal.counts == HANDS_WON

    def _staged(self) -> int:
        staging = self.moves.staging
        return staging.staged() if staging is not None and self.picture.is_open else 0

    def column_note(self, seat: int) -> str:
        view = self.picture.view
        if view.opened[seat] or view.standing.out[seat] or self.picture.kind.is_fishing:
            return ""
        if any(meld.owner == seat for meld in view.melds):
            return ""
        return self.words.text("table.not_down")

    def coins(self) -> int:
        return sum(self.picture.view.standing.paid)

    def moon(self) -> float:
        """How far the match has come."""
        view, goal = self.picture.view, self.picture.kind.goal
        standing = view.standing
        if goal.hands:
            part = view.hand_no / goal.hands
        elif goal.limit:
            best = max(standing.hands_won if goal.counts != "points" else standing.scores)
            part = best / goal.limit
        else:
            part = 0.5
        return MOON_RISES + (MOON_SETS - MOON_RISES) * min(1.0, max(0.0, part))

    # Labels ---------------------------------------------------------------------------------

    def own_label(self) -> str:
        return "" if self.picture.kind.is_fishing else self.words.text("table.own_melds")

    def stock_label(self) -> str:
        key = "table.stock_fishing" if self.picture.kind.is_fishing else "table.stock"
        return self.words.text(key, count=self.picture.view.stock_size)

    def pile_label(self) -> str:
        if self.picture.kind.has_river:
            return self.words.text("table.river", count=len(self.picture.view.pile))
        return self.words.text("table.pile")

    def deal_note(self) -> str:
        view = self.picture.view
        return self.words.text("table.hand_deals", number=view.hand_no, left=view.stock_size)

    # Contracts ------------------------------------------------------------------------------

    def contract(self) -> tuple[int, int, str, str]:
        """Which one, of how many, and the two lines of its plate."""
        kind = self.picture.kind
        now, count = kind.contract_now(self.picture.view.standing), len(kind.contracts)
        title = self.words.text("table.contract", number=now + 1, most=count)
        names = kind.contracts[now]
        parts = " + ".join(
            self.words.wording.melds(name, names.count(name)) for name in dict.fromkeys(names)
        )
        rules = self.table.rules
        cards = 0
        if isinstance(rules, RummyRules):
            cards = sum(rules.game.melds[name].min for name in names)
        return now, count, title, self.words.text("table.contract_cards", melds=parts, cards=cards)

    def slots(self) -> list[SlotWords]:
        staging = self.moves.staging
        if staging is None:
            return []
        return [
            SlotWords(
                self.words.text(
                    "table.slot",
                    meld=self.words.wording.melds(slot.name),
                    have=len(slot.cards),
                    need=slot.least,
                ),
                slot.is_complete,
            )
            for slot in staging.slots()
        ]

    def staged_tags(self) -> dict[CardId, str]:
        tags: dict[CardId, str] = {}
        if self._staged() and self.moves.staging is not None:
            for slot in self.moves.staging.slots():
                if slot.lies is not None:
                    tags |= self.words.tags(slot.lies)
        return tags

    @property
    def contract_ready(self) -> bool:
        staging = self.moves.staging
        if staging is None or not self.moves.is_staging:
            return False
        return all(slot.is_complete or slot.spared for slot in staging.slots())

    # Fishing --------------------------------------------------------------------------------

    def builds(self) -> list[BuildWords]:
        told = []
        for build in self.picture.view.builds:
            value = self.words.value(build.value)
            owner = self.players[build.owner]
            key = "table.fila_of" if build.multiple else "table.build_of"
            words = self.words.text(key, player=owner.name, value=value)
            told.append(BuildWords(words, value, owner.crest, build.multiple))
        return told

    def fishing_offers(self) -> list[Offer]:
        """What the marked card can do, best first."""
        fishing, fingers = self.moves.fishing, self.fingers
        if fishing is None or len(fingers.marked) != 1 or self.table.acting == NOBODY:
            return []
        card = fingers.marked[0]
        offers = [*fishing.captures(card), *fishing.builds(card)]
        trail = fishing.offers_at((card,), Goal("felt"))
        picked, built = set(fingers.chosen), set(fingers.chosen_builds)
        if picked or built:
            offers = [
                offer
                for offer in offers
                if picked <= set(offer.acts[0].cards[1:])
                and built <= {*offer.acts[0].reading[1:], offer.acts[0].place}
            ]
            return offers
        return [*offers, *trail]

    def choices(self) -> tuple[str, list[ChoiceWords]]:
        offers = self.fishing_offers()
        if not offers:
            return "", []
        card = self.fingers.marked[0]
        told = []
        for offer in offers:
            first = self.words.offer(offer, (card,))
            second = ""
            warns = False
            if offer.key.startswith("offer.take"):
                cards = len(offer.acts[0].cards)
                second = self.words.text(
                    "offer.cards_points", count=cards, points=offer.points
                )
            elif offer.key == "offer.trail" and self.picture.kind.untakeable >> card & 1:
                second, warns = self.words.text("offer.trail_drowns"), True
            told.append(ChoiceWords(first, second, warns))
        return self.words.text("table.choices", card=self.words.card(card)), told

    def sums(self) -> list[str]:
        offers = self.fishing_offers()
        if not offers:
            return []
        offer = offers[min(self.fingers.choice_at, len(offers) - 1)]
        return [self.words.sum(one, offer.value) for one in offer.sums]

    # What can be done -----------------------------------------------------------------------

    @property
    def is_my_turn(self) -> bool:
        return (
            not self.is_behind
            and self.table.acting != NOBODY
            and self.table.acting == self.table.viewer
            and self.table.phase in (DRAW, PLAY)
        )

    def may_take(self) -> bool:
        return self.is_my_turn and any(goal.kind == PILE for goal in self.draw_goals())

    def draw_goals(self) -> list[Goal]:
        if not self.is_my_turn or self.table.phase != DRAW or self.fingers.carried:
            return []
        return [goal for goal in self.moves.draws() if goal.kind in (STOCK, PILE)]

    def marked_goals(self) -> dict[Goal, Offers]:
        """Where the marked cards may go together."""
        marked = tuple(self.fingers.marked)
        if not marked or not self.is_my_turn or self.picture.kind.is_fishing:
            return {}
        moment = (self.table.version, marked, self._staged())
        if self._marked.moment != moment:
            self._marked = _Asked(moment, self.moves.places(marked))
        return self._marked.goals

    def places_of(self, card: CardId) -> int:
        """On how many melds a card may go; told only while its owner may play it."""
        if not self.is_my_turn or self.picture.kind.is_fishing or self.table.phase != PLAY:
            return 0
        moment = (self.table.version, self.table.viewer)
        if self._places[0] != moment:
            hand = each(self.table.observation().hand)
            found = {held: self.moves.intents.places_of(held) for held in hand}
            self._places = (moment, found)
        return self._places[1].get(card, 0)

    def steps(self) -> list[Step]:
        view = self.picture.view
        if self.picture.kind.is_fishing or view.phase not in (DRAW, PLAY):
            return []
        mine = view.to_act == self.picture.bottom
        states = ("later", "later", "later")
        if mine:
            states = ("now", "later", "later") if view.phase == DRAW else ("done", "now", "later")
        names = (("draw", "icon_draw"), ("play", "icon_meld"), ("discard", "icon_discard"))
        return [
            Step(self.words.text(f"table.step.{name}"), icon, state)
            for (name, icon), state in zip(names, states, strict=True)
        ]

    def prompt(self) -> str:
        view, fingers = self.picture.view, self.fingers
        if view.phase == REBUY or view.to_act == NOBODY:
            return ""
        player = self.players[view.to_act].name
        if view.phase not in (DRAW, PLAY):
            return ""
        if not self.is_my_turn:
            if view.to_act == self.table.viewer:
                return ""
            return self.words.text("table.prompt.waiting", player=player)
        if fingers.choice is not None:
            return self.words.text("table.prompt.pick_way")
        if self.picture.kind.is_fishing:
            if len(fingers.marked) == 1:
                card = self.words.card(fingers.marked[0])
                return self.words.text("table.prompt.send", card=card)
            return self.words.text("table.prompt.choose")
        if view.phase == DRAW:
            may_take = any(goal.kind == PILE for goal in self.moves.draws())
            return self.words.text("table.prompt.draw" if may_take else "table.prompt.draw_stock")
        if fingers.marked:
            return self.words.text("table.prompt.marked", count=len(fingers.marked))
        if view.duty:
            return self.words.text("table.prompt.use_taken")
        if self.moves.is_staging:
            ready = "_ready" if self.contract_ready else ""
            return self.words.text(f"table.prompt.contract{ready}")
        opened = view.opened[view.to_act]
        return self.words.text("table.prompt.play" if opened else "table.prompt.play_first")

    def aim_words(self) -> str:
        """What would happen if what is carried were let go now."""
        carried = self.fingers.carried
        if carried is None or carried.aim is None:
            return ""
        offers = carried.goals.get(carried.aim, ())
        if not offers:
            return ""
        pile = len(self.picture.view.pile)
        return self.words.offer(offers[0], carried.cards, pile)

    def choice_rows(self) -> list[str]:
        choice = self.fingers.choice
        if choice is None:
            return []
        return [self.words.offer(offer, choice.cards) for offer in choice.offers]

    def tip_at_pointer(self) -> list[tuple[str, Rect]]:
        """What a place says about itself while the pointer is on it."""
        hover = self.fingers.hover
        layout = self.picture.layout
        if hover.kind in ("river", "pile") and self.may_take():
            count = len(self.picture.view.pile)
            words = self.words.text("offer.draw.pile", count=count)
            frame = layout.river.frame if layout.river else layout.zones.piles
            return [(words, frame)]
        return []

    def log_lines(self) -> list[str]:
        melds = self.picture.view.melds
        lines = []
        for event in self.table.log():
            if event.kind not in ("dealt", "turn", "cut"):
                try:
                    line = self.narrator.line(event, melds)
                except IndexError:
                    continue
                lines.append(self.words.wording.sentence(line))
        return lines[-40:]
