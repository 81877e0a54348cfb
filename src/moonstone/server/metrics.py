"""What the server counts, for Prometheus."""

from __future__ import annotations

import os

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where several workers keep their counts together; set by the command before they start."""

requests = Counter("moonstone_requests_total", "Requests answered.", ["method", "route", "status"])
request_seconds = Histogram("moonstone_request_seconds", "Time to answer a request.", ["method", "route"])
entries = Counter("moonstone_log_entries_total", "Log entries stored.")
commits = Histogram(
    "moonstone_commit_seconds",
    "Time of a commit, which moves that arrive together share.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
storage_failures = Counter("moonstone_storage_failures_total", "Commits that failed.")
sockets = Gauge("moonstone_live_sockets", "Live sockets open now.", multiprocess_mode="livesum")
tables = Gauge("moonstone_tables_loaded", "Tables held in memory.", multiprocess_mode="livesum")
thinking = Histogram(
    "moonstone_bot_seconds",
    "Time a bot took for a decision, including the wait for a process.",
    buckets=(0.01, 0.05, 0.1, 0.5, 1, 5),
)
bot_failures = Counter("moonstone_bot_failures_total", "Bots that hung, died or played an illegal move.")

loop_failures = Counter("moonstone_loop_failures_total", "Rounds of background loops that failed.", ["loop"])
loop_succeeded = Gauge(
    "moonstone_loop_success_timestamp_seconds",
    "When a round of a background loop last succeeded, in the worker that is furthest behind.",
    ["loop"],
    multiprocess_mode="livemin",
)
lag = Histogram(
    "moonstone_event_loop_lag_seconds",
    "How much later than asked a worker came back to something: it is overloaded where this is long.",
    buckets=(0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
workers = Gauge("moonstone_workers", "Processes that serve the database now.", multiprocess_mode="mostrecent")
waiting = Gauge("moonstone_bots_waiting", "Decisions that wait for a bot process.", multiprocess_mode="livesum")
database_bytes = Gauge("moonstone_database_bytes", "Size of the database.", multiprocess_mode="mostrecent")
disk_free_bytes = Gauge(
    "moonstone_disk_free_bytes", "Free space where an embedded database lies.", multiprocess_mode="mostrecent"
)
backup_made = Gauge(
    "moonstone_backup_timestamp_seconds",
    "When the newest backup was made in the folder named by --backups; 0 if there is none.",
    multiprocess_mode="mostrecent",
)
open_reports = Gauge("moonstone_open_reports", "Reports by players not yet closed.", multiprocess_mode="mostrecent")


def exposition() -> tuple[bytes, str]:
    """All counts as text, and the text's media type. With several workers, of all of them together."""
    if FOLDER not in os.environ:
        return generate_latest(REGISTRY), CONTENT_TYPE_LATEST
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # the library leaves it untyped
    return generate_latest(registry), CONTENT_TYPE_LATEST
