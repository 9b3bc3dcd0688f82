#!/bin/bash
echo solved >/app/done.txt
flock /shared/lock sh -c 'touch /shared/held; exec sleep infinity' </dev/null >/dev/null 2>&1 &
until [ -e /shared/held ]; do sleep 0.05; done
