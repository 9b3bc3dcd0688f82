# Sleeps until its time is over, and leaves a worker in a session of its own that goes on.
setsid nohup sh -c 'while :; do sleep 0.1; done' >/dev/null 2>&1 &
echo "Setup successful" >report.txt
sleep 3600
