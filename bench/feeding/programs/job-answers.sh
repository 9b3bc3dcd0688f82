# several threads; types ["one", "two"]
mkfifo ask
(while read -r line; do sleep 0.3; echo "answer to $line"; done < ask) &
exec 3> ask
read line; echo "$line" >&3
read line; echo "$line" >&3
exec 3>&-
wait
