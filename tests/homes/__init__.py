"""Homes of every release, each made by that release itself, to be opened by all that follow."""
