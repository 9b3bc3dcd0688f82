#!/bin/bash
[ "$PWD" = /srv/elsewhere ] && [ -e /srv/elsewhere/done.txt ] && echo 1 > /logs/verifier/reward.txt || echo 0 > /logs/verifier/reward.txt
