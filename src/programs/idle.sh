# shellcheck shell=sh
# The main process of a container. It lives on whatever the agent does to the `sleep`; without a `sleep` program it exits, and
# does not spin.
trap 'exit 0' TERM
while :; do
  sleep 3600 &
  wait $!
  case $? in
    126 | 127) exit 127 ;;
  esac
done
