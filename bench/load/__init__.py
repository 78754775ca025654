"""make load: how much load a server handles, compared with the disk and boardgame.io."""
