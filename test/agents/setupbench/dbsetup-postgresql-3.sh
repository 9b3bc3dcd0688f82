#!/bin/bash
set -e
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends postgresql postgresql-contrib
configuration=$(echo /etc/postgresql/*/main)
sed -i 's/^port = .*/port = 5433/' "$configuration/postgresql.conf"
sed -i '1i local all benchmark_user md5' "$configuration/pg_hba.conf"
service postgresql restart
until pg_isready -q -p 5433; do sleep 0.1; done
# The migrations are numbered in the wrong order, and give the table to a user that has to be there.
su postgres -c "psql -p 5433 -c \"CREATE USER benchmark_user PASSWORD 'benchmark_pass'\" -c 'CREATE USER old_user' -c 'CREATE DATABASE benchmark_db OWNER benchmark_user'"
for migration in migrations/02_*.sql migrations/01_*.sql; do
  su postgres -c 'psql -v ON_ERROR_STOP=1 -p 5433 -d benchmark_db' < "$migration"
done
su postgres -c "psql -p 5433 -d benchmark_db -c 'GRANT ALL ON ALL TABLES IN SCHEMA public TO benchmark_user'"
