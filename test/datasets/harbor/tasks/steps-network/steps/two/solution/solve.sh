#!/bin/bash
[ "$(wc -l < /proc/net/route)" -eq 1 ] && touch b.txt
