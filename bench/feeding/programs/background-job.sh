# several threads; types ["x"]
(sleep 0.6; echo from the job) &
read -p "? " line
echo "got $line"
wait
