#!/bin/bash
set -e
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends postgresql
# The task's command connects through the local socket, with a password.
sed -i '1i local all benchmark_user md5' /etc/postgresql/*/main/pg_hba.conf
service postgresql restart
until pg_isready -q; do sleep 0.1; done
su postgres -c "psql -c \"CREATE USER benchmark_user PASSWORD 'benchmark_pass'\" -c 'CREATE DATABASE benchmark_db OWNER benchmark_user'"
for file in schema.sql seed.sql; do
  PGPASSWORD=benchmark_pass psql -v ON_ERROR_STOP=1 -U benchmark_user -d benchmark_db -f "$file"
done
