"""The process of the bots ends without a word when nobody is there any more."""

from __future__ import annotations

import subprocess
import sys

ALONE = """
import pickle
from multiprocessing import Pipe
from game.play.bots.process import LIMITS
from game.play.bots.worker import answers
from game.reading.worker import live
from game.variants.load import rules_of
from game.variants.catalogue import Catalogue

questions, _asker = Pipe(duplex=False)
listener, tells = Pipe(duplex=False)
listener.close()
pack = pickle.dumps((rules_of(Catalogue().load("la_mona").game), {}))
live(questions, tells, LIMITS, answers, (pack,))
"""


def test_a_window_that_has_gone_leaves_no_complaint_behind() -> None:

    run = subprocess.run(
        [sys.executable, "-c", ALONE], capture_output=True, text=True, timeout=60, check=False
    )
    assert (run.stdout, run.stderr) == ("", "")
