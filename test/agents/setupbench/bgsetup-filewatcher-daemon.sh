#!/bin/bash
set -e
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends inotify-tools
mkdir -p /watched
# In the session of this script, printing to its output too: it must outlive the script all the same.
inotifywait --monitor --event create --format 'File created: %w%f' /watched | tee /var/log/watcher.log &
sleep 1
