"""Try hostile files on the game.

python -m tests.hostile --count 50000 --jobs 2 --keep DIR       many of every kind
python -m tests.hostile --kind matches --seed 1 --number 4711   one of them again
python -m tests.hostile --kind matches --file X                 somebody's file
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock

from tests.hostile.kinds import KINDS
from tests.hostile.trying import Answer, Found, Mutant, Worker, a_home, put_file, search, tried

#: In each home there is a mutant of every kind; each is opened with and without `--safe`.
HOMES_OF = 60


def many(options: argparse.Namespace) -> int:
    """Gives how many faults were found."""
    lock, count = Lock(), 0
    homes = options.count // HOMES_OF if options.homes is None else options.homes

    def one_part(part: int) -> None:
        nonlocal count
        for found in search(options.seed, options.count, homes, part, options.jobs):
            with lock:
                count += 1
                keep(found, options.keep, f"{part}.{count}")
                print(f"--- {found.told()}\n", flush=True)

    with ThreadPoolExecutor(options.jobs) as pool:
        list(pool.map(one_part, range(options.jobs)))
    print(f"{options.count} files, {homes} homes: {count} faults")
    return count


def keep(found: Found, folder: Path | None, name: str) -> None:
    """The offending files as they lie in a home, and what they lead to."""
    if folder is None:
        return
    home = folder / name
    home.mkdir(parents=True, exist_ok=True)
    for mutant in found.mutants:
        mutant.put(home)
    (home / "fault.txt").write_text(found.told(), errors="replace")


def one_file(kind: str, file: Path) -> list[Answer]:
    """Reads it, and opens the window on it."""
    worker = Worker()
    try:
        answers = []
        for safe in ("", "1"):
            for do in ("read", "open"):
                with a_home() as home:
                    put_file(KINDS[kind], file, home)
                    answers.append(
                        worker.ask(do=do, kind=kind, home=str(home), dice="1", safe=safe)
                    )
        return answers
    finally:
        worker.close()


def one_mutant(mutant: Mutant, folder: Path | None) -> list[Answer]:
    worker = Worker()
    try:
        dice = ((), ("1", False), ("1", True))
        answers = [tried(worker, [mutant], *one) for one in dice]
    finally:
        worker.close()
    keep(Found((mutant,), answers[0]), folder, f"{mutant.kind.name}.{mutant.number}")
    return answers


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.hostile",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--kind", choices=KINDS)
    parser.add_argument("--file", type=Path)
    parser.add_argument("--number", type=int)
    parser.add_argument("--changes", type=int, nargs="*", help="only these changes of it")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--homes", type=int, help="windows opened; by default one for 60 files")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for what leads to faults")
    options = parser.parse_args()
    if options.kind is None:
        return int(bool(many(options)))
    if options.file is not None:
        answers = one_file(options.kind, options.file)
    elif options.number is not None:
        changes = None if options.changes is None else tuple(options.changes)
        mutant = Mutant(KINDS[options.kind], options.seed, options.number, changes)
        answers = one_mutant(mutant, options.keep)
    else:
        parser.error("--kind needs --file or --number")
    for answer in answers:
        print(
            f"{answer.fault or 'fine'}: {answer.seconds} s, {answer.mib} MiB\n{answer.told}".strip()
        )
    return int(any(answer.fault for answer in answers))


if __name__ == "__main__":
    sys.exit(main())
