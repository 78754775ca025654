"""Long texts that commands print: results of games, balance reports, board templates.

May import the engine, lab and the modules beside the room.
"""
