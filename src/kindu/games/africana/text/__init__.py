"""Africana as text: its words in English, its table drawn and told.

May import kindu.text; nothing that is compiled imports it.
"""

# Not compiled: it is for people.
