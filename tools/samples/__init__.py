"""Samples in our documents: what commands print, and what Python answers in a session.

`python -m tools.samples` renews them, `--check` names the pages that are out of date.
"""
