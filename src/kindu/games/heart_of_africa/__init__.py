"""Heart of Africa: the base game of Ticket to Ride on this map, with terrain cards."""
