"""The socket: incoming and outgoing messages, and what an eye may see of a game.

May import data and the engine; tables for types only, except `socket`, which also imports
request context and origins of http.
"""
