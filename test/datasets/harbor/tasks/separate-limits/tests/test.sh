#!/bin/bash
done=$(cat done.txt 2>/dev/null)
# Control groups of version 2, or of version 1.
cd /sys/fs/cgroup || exit
cpu=$(cat cpu.max 2>/dev/null || echo "$(cat cpu/cpu.cfs_quota_us) $(cat cpu/cpu.cfs_period_us)")
memory=$(cat memory.max 2>/dev/null || cat memory/memory.limit_in_bytes)
[ -e /ready ] && health=1 || health=0
[ "$done" = solved ] && [ "$cpu $memory $SHADE" = "50000 100000 268435456 dark" ] && r=1 || r=0
echo "{\"reward\": $r, \"health\": $health}" > /logs/verifier/reward.json
