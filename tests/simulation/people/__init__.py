"""Random people with browsers: they play, talk, propose, leave, reconnect and make mistakes."""
