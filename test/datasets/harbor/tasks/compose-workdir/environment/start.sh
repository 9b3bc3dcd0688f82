#!/bin/sh
pwd >/tmp/started
exec "$@"
