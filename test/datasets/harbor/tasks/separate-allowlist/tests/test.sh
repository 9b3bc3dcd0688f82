#!/bin/bash
# 502 for a host that is allowed and not in the DNS, 403 for all others.
proxy=${HTTP_PROXY#http://}
for target in first.invalid:443 second.invalid:443; do
  exec 3<>"/dev/tcp/${proxy%:*}/${proxy#*:}"
  printf 'CONNECT %s HTTP/1.1\r\nHost: x\r\n\r\n' "$target" >&3
  read -r _ status _ <&3
  exec 3>&-
  echo "$target $status"
done >/tmp/seen
ls /sys/class/net >>/tmp/seen
expected="first.invalid:443 403
second.invalid:443 502
lo"
[[ $(cat /app/done.txt) == solved && $(cat /tmp/seen) == "$expected" ]] && echo 1 >/logs/verifier/reward.txt || echo 0 >/logs/verifier/reward.txt
cat /tmp/seen
