"""The board file of Heart of Africa: its blocks, its checks, and the tables of ints made of it."""
