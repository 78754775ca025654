"""What hypothesis tries: the same small set each time, or a large random one with KINDU_SOAK=1."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile("default", derandomize=True, deadline=None, database=None)
settings.register_profile(
    "soak",
    deadline=None,
    max_examples=2000,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],  # whole games are played, on purpose
)
settings.load_profile("soak" if os.environ.get("KINDU_SOAK") == "1" else "default")
