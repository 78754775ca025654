"""Bots (agents). They import the core, are handed Rules, Plan and Sight, and name no game."""
