#!/bin/bash
[ "$(wc -l < /proc/net/route)" -eq 1 ] && echo solved > done.txt
