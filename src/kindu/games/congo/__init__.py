"""Expedition: Congo River 1884: bidding with characters and helpers for stations."""
