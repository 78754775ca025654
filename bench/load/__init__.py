"""make load: how much a server carries, beside the disk and boardgame.io."""
