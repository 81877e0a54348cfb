"""Speed, measured beside peers in the same run. `make bench` prints the table and writes `bench/latest.json`."""
