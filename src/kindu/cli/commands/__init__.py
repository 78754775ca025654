"""What each command does, one file per command; app.py has their signatures.

May import everything but kindu.cli.app.
"""
