#!/bin/bash
# Control groups of version 2, or of version 1.
cd /sys/fs/cgroup || exit
cpu=$(cat cpu.max 2>/dev/null || echo "$(cat cpu/cpu.cfs_quota_us) $(cat cpu/cpu.cfs_period_us)")
memory=$(cat memory.max 2>/dev/null || cat memory/memory.limit_in_bytes)
[ -e /app/done.txt ] && [ "$cpu $memory" = "50000 100000 268435456" ] && r=1 || r=0
echo $r > /logs/verifier/reward.txt
