"""The board file of Africana: its blocks, its checks, and the tables of ints made of it."""
