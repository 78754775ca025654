"""Metrics for Prometheus, read from the parts of the server on request."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from collections.abc import Iterator

    from prometheus_client.core import Metric

    from kindu.server.bots.pool import Pool
    from kindu.server.tables.registry import Registry


@final
class ServerMetrics(Collector):
    """Counts without names: they mention no table, person or card."""

    def __init__(self, registry: Registry, pool: Pool) -> None:
        self.registry = registry
        self.pool = pool
        self.collectors = CollectorRegistry()
        self.collectors.register(self)

    def text(self) -> bytes:
        """In the form that Prometheus reads."""
        return generate_latest(self.collectors)

    def collect(self) -> Iterator[Metric]:
        """One reading."""
        registry, bots = self.registry, self.pool
        awake = registry.awake.values()
        sockets = sum(len(table.connections) for table in awake)
        yield GaugeMetricFamily("kindu_tables_awake", "tables in memory", len(awake))
        yield GaugeMetricFamily("kindu_sockets", "open connections", sockets)
        yield GaugeMetricFamily("kindu_thoughts_waiting", "waiting asks of bots", len(bots.waiting))
        yield CounterMetricFamily("kindu_events", "saved events of games", registry.events)
        yield GaugeMetricFamily("kindu_saves", "1 if the last write succeeded", registry.db.saves)
        yield CounterMetricFamily("kindu_commits", "database commits", registry.db.commits)
        yield CounterMetricFamily("kindu_thoughts", "answers of bots", bots.finished)
        yield CounterMetricFamily("kindu_thinking_seconds", "thinking time of bots", bots.seconds)
        yield CounterMetricFamily("kindu_bot_restarts", "bot processes replaced", bots.restarts)
        refused = CounterMetricFamily("kindu_refusals", "messages refused", labels=["why"])
        for why, count in sorted(registry.refused.items()):
            refused.add_metric([why], count)
        yield refused
