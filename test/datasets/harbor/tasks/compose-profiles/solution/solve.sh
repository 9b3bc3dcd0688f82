#!/bin/bash
exec 3<>/dev/tcp/words/7000
cat <&3 >/app/done.txt
