"""The best way to lay a hand: exact, fast, and the same every time.

`Arranger` finds the melds of greatest value, `ContractPlanner` the shortest way to a contract. How
they work together, from the outside in: `arranger` turns hands into grids (`grid`) and decides what
may become of wild cards (`purse`); `search` chooses between sets and runs, by trying the ways of
ranks where the two meet (`dive`); `set_table` and `run_table` know the best sets of a rank and
the best runs of a suit (`packing`); `tables` makes them from the melds of a game and an
`objective`, by the layout of its suits (`layout`) and in `scores`; `taking` and `seating` turn what
was chosen into real cards. For contracts there are `contract_runs` and `contract_sets`.
"""
