"""The database: layout, migrations, reading and writing."""
