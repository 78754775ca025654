"""The board file of Congo 1884: its blocks, its checks, and the tables of ints made of it."""
