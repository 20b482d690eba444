"""The best way to lay a hand: exact, fast, and the same every time.

`Arranger` finds the melds of greatest value, `ContractPlanner` the shortest way to a contract. How
they work together, from the outside in: `arranger` decides what may become of wild cards, and turns
what was chosen into real cards; `search` chooses between sets and runs, by trying the ways of ranks
where the two meet; `ways` knows the best sets of a rank and the best runs of a suit, by the scores
that `search` makes of an objective; `grid` has hands as counts, the suits its runs see as one, and
scores. `contract` is for contracts alone.
"""
