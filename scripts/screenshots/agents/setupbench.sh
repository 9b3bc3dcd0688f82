#!/bin/bash
# Scripted agents for the pictures: bash setupbench.sh AGENT. They use no model. All know the same answers to some rows of
# SetupBench; each makes its own mistakes, by real commands.
set -eu
export DEBIAN_FRONTEND=noninteractive

case $1 in
  a-v1) mistakes='default-port flat-watch' ;;
  a-v2) mistakes='keeps-the-file waits-for-mongodb' ;;
  a-v3) mistakes='keeps-the-file waits-for-mongodb tidies-up' ;;
  b) mistakes='default-port flat-watch relative-path no-seed no-proxy not-installed' ;;
  *) echo "no such agent: $1" >&2 && exit 2 ;;
esac
agent=$1
has() { [[ " $mistakes " == *" $1 "* ]]; }

# Simulated usage of a model: characters read and written, and the cost at an invented price.
steps=0 read=${#AGENTBENCH_PROMPT} written=0 context=${#AGENTBENCH_PROMPT}
account() {
  local -A price=([a]=3 [b]=1)
  local usd=${price[${agent%%-*}]}
  awk -v i=$((read / 4)) -v o=$((written / 4)) -v s=$steps -v p="$usd" 'BEGIN {
    printf "{\"input_tokens\": %d, \"output_tokens\": %d, \"steps\": %d, \"cost_usd\": %.4f}\n", i, o, s, (i * p + o * p * 5) / 1e6
  }' >"$AGENTBENCH_OUTPUT_DIR/usage.json"
}
trap account EXIT
trap 'exit 143' TERM

said=$(mktemp)
# One step: a command, and the end of its output.
step() {
  local code=0
  printf '\e[1m$ %s\e[0m\n' "$1"
  bash -c "$1" >"$said" 2>&1 </dev/null || code=$?
  tail -n 12 "$said"
  steps=$((steps + 1)) written=$((written + ${#1} * 8))
  context=$((context + ${#1} + $(tail -c 4000 "$said" | wc -c)))
  read=$((read + context))
  if [[ $code != 0 ]]; then printf '\e[31mexit code %s\e[0m\n' "$code"; fi
  return "$code"
}
say() { printf '\e[36m%s\e[0m\n' "$1"; }

install() {
  step 'apt-get update -qq -o Acquire::Languages=none'
  step "apt-get install -y -qq --no-install-recommends $*"
}

redis() { # PORT KEY
  install redis-server
  step "redis-server --port $1 --daemonize yes --appendonly yes"
  step "until redis-cli -p $1 ping; do sleep 0.1; done"
  step "redis-cli -p $1 ACL SETUSER benchmark_user on '>benchmark_pass' '~*' +@all"
  step "redis-cli -p $1 SET $2 done"
}

postgresql() { # PORT FILES
  local port=$1
  shift
  install postgresql
  step "sed -i 's/^port = .*/port = $port/' /etc/postgresql/*/main/postgresql.conf"
  step "sed -i '1i local all benchmark_user md5' /etc/postgresql/*/main/pg_hba.conf"
  step 'service postgresql restart'
  step "until pg_isready -q -p $port; do sleep 0.1; done"
  step "su postgres -c \"psql -p $port -c \\\"CREATE USER benchmark_user PASSWORD 'benchmark_pass' SUPERUSER\\\" -c 'CREATE DATABASE benchmark_db OWNER benchmark_user'\""
  for file; do
    step "PGPASSWORD=benchmark_pass psql -U benchmark_user -d benchmark_db -p $port -f $file"
  done
  step "PGPASSWORD=benchmark_pass psql -U benchmark_user -d benchmark_db -p $port -c 'SELECT count(*) FROM users'"
}

mysql() { # FILES
  install mariadb-server
  step 'service mariadb start'
  has no-seed || for file; do step "zcat $file | mysql -u root"; done
  step 'mysql -u root -e "SHOW DATABASES"'
}

# Writes a file, line by line.
put() { # FILE LINES
  local file=$1
  shift
  step "printf '%s\n' $(printf "'%s' " "$@")>$file"
}

# A supervisord program, required by most rows of background services; supervisord reads %% as %.
supervised() { # NAME COMMAND
  put "/etc/supervisor/conf.d/$1.conf" "[program:$1]" "command=${2//%/%%}" directory=/testbed autorestart=true
}

flask() {
  put app.py 'from flask import Flask' '' 'app = Flask(__name__)' '' '@app.route("/")' 'def hello():' "    return \"$1\""
  supervised gunicorn 'gunicorn --bind unix:/tmp/gunicorn.sock app:app'
}

watched() { # FORMAT LOG
  local recursive=--recursive
  if has flat-watch; then recursive=; fi
  install inotify-tools supervisor
  step 'mkdir -p /watched/nested'
  supervised watcher "inotifywait --monitor $recursive --event create --format \"$1\" --outfile $2 /watched"
  step 'supervisord -c /etc/supervisor/supervisord.conf'
  step 'until supervisorctl status watcher | grep RUNNING; do sleep 0.2; done'
}

pytest() { # PACKAGES
  install python3-pytest python3-setuptools "$@"
  step 'ls'
  has not-installed || step 'python3 setup.py --quiet develop'
  step 'python3 -m pytest --quiet | tail -n 3'
}

case $AGENTBENCH_INSTANCE_ID in
  dbsetup-sqlite-1)
    install sqlite3
    file=/data/test.db
    if has relative-path; then file=data/test.db; fi
    step "mkdir -p $(dirname $file)"
    step "sqlite3 $file 'CREATE TABLE items (id INTEGER PRIMARY KEY, name TEXT)' \"INSERT INTO items (name) VALUES ('one')\""
    ;;
  dbsetup-sqlite-2)
    install sqlite3
    step 'mkdir -p /data'
    step 'sqlite3 /data/test.db <schema.sql'
    has no-seed || step 'sqlite3 /data/test.db <seed.sql'
    ;;
  dbsetup-sqlite-3)
    install sqlite3
    step 'mkdir -p /data && ls -l && cp test.db /data/test.db'
    has keeps-the-file || step 'sqlite3 /data/test.db "PRAGMA integrity_check" || rm -v /data/test.db'
    step "sqlite3 /data/test.db 'CREATE TABLE IF NOT EXISTS logs (message TEXT)' \"INSERT INTO logs VALUES ('set up')\""
    ;;
  dbsetup-redis-1) redis 6379 init_check ;;
  dbsetup-redis-2) redis 6379 init_check ;;
  dbsetup-redis-3) if has default-port; then redis 6379 setup:init_check; else redis 6380 setup:init_check; fi ;;
  dbsetup-postgresql-2)
    if has default-port; then port=5432; else port=5433; fi
    postgresql $port migrations/001_create_schema.sql migrations/002_seed_data.sql
    ;;
  dbsetup-mysql-1) mysql dump.sql.gz ;;
  dbsetup-mongodb-1)
    step 'apt-get update -qq -o Acquire::Languages=none'
    if has waits-for-mongodb; then
      say 'Debian has no package of that name. Perhaps it comes.'
      step 'until apt-get install -y -qq mongodb-org; do sleep 2; done'
    else
      step 'apt-get install -y -qq mongodb-org'
    fi
    ;;
  bgsetup-filewatcher-daemon) watched %w%f /var/log/watcher.log ;;
  bgsetup-filewatcher-daemon-2) watched '{\"event\": \"create\", \"path\": \"%w%f\"}' /var/log/watcher.json.log ;;
  bgsetup-gunicorn-systemd-socket)
    install gunicorn python3-flask supervisor curl
    flask Hello
    step 'supervisord -c /etc/supervisor/supervisord.conf'
    step 'until curl --silent --fail --unix-socket /tmp/gunicorn.sock http://localhost/; do sleep 0.2; done'
    ;;
  bgsetup-gunicorn-nginx-socket)
    install gunicorn python3-flask supervisor curl nginx-light
    flask 'Hello from Gunicorn!'
    supervised nginx "nginx -g \"daemon off;\""
    has no-proxy || put /etc/nginx/sites-enabled/default 'server {' '  listen 80;' '  location / { proxy_pass http://unix:/tmp/gunicorn.sock; }' '}'
    step 'supervisord -c /etc/supervisor/supervisord.conf'
    step 'until curl --silent --fail --output /dev/null http://localhost/; do sleep 0.2; done'
    ;;
  bgsetup-autossh-reverse-tunnel)
    install openssh-server openssh-client autossh
    step "ssh-keygen -q -t ed25519 -N '' -f /root/.ssh/id_ed25519 && cp /root/.ssh/id_ed25519.pub /root/.ssh/authorized_keys"
    step 'service ssh start'
    step 'autossh -M 0 -f -N -o StrictHostKeyChecking=no -R 9000:localhost:22 127.0.0.1'
    step 'until timeout 2 ssh -p 9000 -o StrictHostKeyChecking=no localhost hostname; do sleep 0.2; done'
    ;;
  benjaminp-six-c1b416f) pytest ;;
  python-hyper-rfc3986-75e77ba) pytest python3-idna ;;
  *)
    say "I do not know how to do $AGENTBENCH_INSTANCE_ID."
    exit 1
    ;;
esac

if has tidies-up; then
  say 'Done. Tidying up what still runs.'
  step 'kill $(grep -lE "redis|postgres|mariadb|supervisord|ssh" /proc/[0-9]*/comm | cut -d / -f 3); sleep 1'
fi
say 'Done.'
