"""Long texts that commands print: tables of an arena, balance reports, board templates.

May import the engine, lab and cli.drawing.
"""
