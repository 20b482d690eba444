"""A lesson in words: besides what the table tells, what the paper offers and what is wanted."""

from __future__ import annotations

from game.engine.cards import name
from game.engine.notation import say_action
from game.scenes.lesson import LessonScene
from game.scenes.table.told import told_of_table


def told_of_lesson(scene: LessonScene, now: float) -> dict[str, object] | None:
    """None while something moves, or others act."""
    guide, step = scene.guide, scene.guide.step
    if step is None or guide.is_watching or scene.picture.is_behind(now):
        return None
    table = told_of_table(scene, now)
    if table is None and step.waits:
        return None
    stage = scene.house.kit.stage
    tried = guide.table.read(step.attempt).cards if step.attempt else ()
    lesson = {
        "step": guide.at,
        "wanted": [
            say_action(guide.table.rules, action)
            for action in guide.table.legal()
            if any(guide.table.means(text, action) for text in step.wanted)
        ],
        "tried": [name(card) for card in tried],
        "is_answered": guide.answer is not None,
        "presses": {
            widget.name: (stage.x_px(widget.seen.cx), stage.y_px(widget.seen.cy))
            for widget in scene.paper.page.widgets
        },
    }
    refused = scene.fingers.refused
    # What was to be tried has been refused as it should.
    unwanted = refused.key if refused is not None and guide.answer is not None else ""
    return {"scene": "table", **(table or {}), "refused": unwanted, "lesson": lesson}
