"""Samples in our documents: what commands print, and what Python answers in a session.

`python -m tools.samples` writes them anew, `--check` names the pages that are out of date.
"""
