#!/bin/bash
set -e
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends postgresql
configuration=$(echo /etc/postgresql/*/main)
sed -i 's/^port = .*/port = 5433/' "$configuration/postgresql.conf"
sed -i '1i local all benchmark_user md5' "$configuration/pg_hba.conf"
service postgresql restart
until pg_isready -q -p 5433; do sleep 0.1; done
su postgres -c "psql -p 5433 -c \"CREATE USER benchmark_user PASSWORD 'benchmark_pass'\" -c 'CREATE DATABASE benchmark_db OWNER benchmark_user'"
for migration in migrations/*.sql; do
  PGPASSWORD=benchmark_pass psql -v ON_ERROR_STOP=1 -U benchmark_user -d benchmark_db -p 5433 -f "$migration"
done
