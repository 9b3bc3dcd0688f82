#!/bin/bash
echo solved > done.txt; mkdir -p out/sub/cache out/deep/cache/x links/sub; cd out
printf '#!/bin/sh\necho runs\n' > tool; chmod 4777 tool
echo x > a.log; echo x > sub/b.log; echo x > sub/cache/c; echo x > deep/cache/x/d; echo x > top; echo x > sub/top; echo plain > sub/plain
cd ../links; echo plain > sub/plain; ln -s sub/plain inner; ln sub/plain hard; ln -s /etc/passwd outer; ln -s ../../done.txt upper; ln -s ../inner sub/back
