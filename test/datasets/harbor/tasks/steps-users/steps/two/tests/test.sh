#!/bin/bash
if [ "$(cat two)" = root ] && [ "$(id -un)" = "$WHO" ]; then echo 1; else echo 0; fi > /logs/verifier/reward.txt
