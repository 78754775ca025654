"""Tools for research: matches and simulations of bots, counts of positions, speed."""
