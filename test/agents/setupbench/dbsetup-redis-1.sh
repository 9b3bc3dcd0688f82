#!/bin/bash
set -e
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends redis-server redis-tools
redis-server --daemonize yes
until redis-cli ping | grep -q PONG; do sleep 0.1; done
redis-cli SET init_check done
