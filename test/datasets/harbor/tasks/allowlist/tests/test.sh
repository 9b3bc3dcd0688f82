#!/bin/bash
expected="allowed.invalid:443 502
a.more.invalid:22 502
more.invalid:80 403
example.org:443 403
10.0.0.1:80 403
127.0.0.1:22 403
169.254.169.254:80 403
lo
allowed.invalid:443 403
verifier.invalid:443 502
lo"
proxy=${HTTP_PROXY#http://}
for target in allowed.invalid:443 verifier.invalid:443; do
  exec 3<>"/dev/tcp/${proxy%:*}/${proxy#*:}"
  printf 'CONNECT %s HTTP/1.1\r\nHost: x\r\n\r\n' "$target" >&3
  read -r _ status _ <&3
  exec 3>&-
  echo "$target $status"
done >/tmp/seen
ls /sys/class/net >>/tmp/seen
[[ $(cat /app/seen /tmp/seen) == "$expected" ]] && echo 1 >/logs/verifier/reward.txt || echo 0 >/logs/verifier/reward.txt
cat /app/seen /tmp/seen
