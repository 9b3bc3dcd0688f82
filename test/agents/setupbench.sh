#!/bin/bash
# A scripted agent that solves some of SetupBench's rows in a Debian image, as their prompts ask.
set -e
export DEBIAN_FRONTEND=noninteractive

install() {
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends "$@"
}

case $AGENTBENCH_INSTANCE_ID in
  dbsetup-redis-1)
    install redis-server redis-tools
    redis-server --daemonize yes
    until redis-cli ping | grep -q PONG; do sleep 0.1; done
    redis-cli SET init_check done
    ;;
  dbsetup-postgresql-2)
    install postgresql
    configuration=$(echo /etc/postgresql/*/main)
    sed -i 's/^port = .*/port = 5433/' "$configuration/postgresql.conf"
    sed -i '1i local all benchmark_user md5' "$configuration/pg_hba.conf"
    service postgresql restart
    until pg_isready -q -p 5433; do sleep 0.1; done
    su postgres -c "psql -p 5433 -c \"CREATE USER benchmark_user PASSWORD 'benchmark_pass'\" -c 'CREATE DATABASE benchmark_db OWNER benchmark_user'"
    for migration in migrations/*.sql; do
      PGPASSWORD=benchmark_pass psql -v ON_ERROR_STOP=1 -U benchmark_user -d benchmark_db -p 5433 -f "$migration"
    done
    ;;
  bgsetup-filewatcher-daemon)
    install inotify-tools
    mkdir -p /watched
    # In the agent's own session, printing to its own output too: it must outlive the agent all the same.
    inotifywait --monitor --event create --format 'File created: %w%f' /watched | tee /var/log/watcher.log &
    sleep 1
    ;;
  *)
    echo "no solution for $AGENTBENCH_INSTANCE_ID"
    exit 1
    ;;
esac
