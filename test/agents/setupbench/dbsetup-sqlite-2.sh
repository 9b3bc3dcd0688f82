#!/bin/bash
set -e
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends sqlite3
mkdir -p /data
sqlite3 /data/test.db < schema.sql
sqlite3 /data/test.db < seed.sql
