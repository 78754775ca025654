"""What the engine tells people: players and levels, hints, chances put right by experience.

May import core, bots, games and record.
"""
