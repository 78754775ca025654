"""What is published: built with the locked tools, installed in clean environments, and tried."""
