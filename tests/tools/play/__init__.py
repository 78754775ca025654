"""Tests of make play."""
