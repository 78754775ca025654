"""Bots: they know the core and are handed Rules, Plan and Sight; they name no game."""
