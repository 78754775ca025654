"""Games at tables: who sits where, what is asked and told, who may take back what.

May import wire, data and people, and the engine; nothing of http.
"""
