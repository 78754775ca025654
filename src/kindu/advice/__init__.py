"""What the engine tells people: players and levels, hints, calibrated chances.

May import core, bots, games and record.
"""
