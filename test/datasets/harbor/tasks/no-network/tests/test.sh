#!/bin/bash
[ "$(ls /sys/class/net | grep -v -e lo -e tunl -e sit -e ip6 -e gre -e erspan -e ip_vti -e ip6_vti | wc -l)" = 0 ] && [ -e done.txt ] && echo 1 > /logs/verifier/reward.txt || echo 0 > /logs/verifier/reward.txt
