"""Tests of the speed bench."""
