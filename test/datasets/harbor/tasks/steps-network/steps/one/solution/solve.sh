#!/bin/bash
[ "$(wc -l < /proc/net/route)" -gt 1 ] && touch a.txt
