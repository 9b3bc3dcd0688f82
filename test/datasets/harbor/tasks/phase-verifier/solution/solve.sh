#!/bin/bash
[ "$(wc -l < /proc/net/route)" -gt 1 ] && echo solved > done.txt
