# Writes the log that the evaluation reads, instead of the daemon that would.
echo 'File created: /watched/hello.txt' >/var/log/watcher.log
