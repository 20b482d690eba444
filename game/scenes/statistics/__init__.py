"""The statistics: the table of players, one player, the charts."""
