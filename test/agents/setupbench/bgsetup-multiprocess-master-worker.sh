#!/bin/bash
set -e
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends supervisor
mkdir -p /queue /processed
cat > /usr/local/bin/job-master <<'END'
#!/bin/bash
number=0
while true; do
  number=$((number + 1))
  echo "job $number" > "/queue/job_$number"
  sleep 10
done
END
cat > /usr/local/bin/job-worker <<'END'
#!/bin/bash
while true; do
  for job in /queue/job_*; do
    [[ -e $job ]] || continue
    mv "$job" /processed/
    echo "processed ${job##*/}" >> /var/log/processed.log
  done
  sleep 1
done
END
chmod +x /usr/local/bin/job-master /usr/local/bin/job-worker
for name in master worker; do
  printf '[program:%s]\ncommand=/usr/local/bin/job-%s\nautorestart=true\n' "$name" "$name" > "/etc/supervisor/conf.d/$name.conf"
done
supervisord -c /etc/supervisor/supervisord.conf
