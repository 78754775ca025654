"""Games at tables: who sits where, what is asked and told, what may be undone.

May import wire, data and people, and the engine; nothing of http.
"""
