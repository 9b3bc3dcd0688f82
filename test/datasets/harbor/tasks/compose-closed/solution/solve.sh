#!/bin/bash
exec 3<>/dev/tcp/other-name/7000
cat <&3 >/app/done.txt
for target in 1.1.1.1/80 172.17.0.1/22 169.254.169.254/80 deb.debian.org/80; do
  timeout 5 bash -c "exec 3<>/dev/tcp/$target" 2>/dev/null && echo "$target open"
done >>/app/done.txt
getent hosts deb.debian.org >>/app/done.txt
ls /sys/class/net >>/app/done.txt
