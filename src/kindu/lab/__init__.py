"""Tools for study: matches and simulations of bots, counts of positions, speed."""
