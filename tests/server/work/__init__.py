"""Jobs in other processes: the queue, the pool and the worker."""
