"""One file per attack, each with an ATTACK; `attack.ways` finds them."""
