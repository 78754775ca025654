"""The socket: messages in, messages out, and what an eye may see of a game.

May import tables, data and people, and the engine; of http only request context and origins.
"""
