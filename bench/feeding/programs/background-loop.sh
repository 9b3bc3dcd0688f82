# several threads; types ["x", "y"]
(for turn in 1 2 3; do sleep 0.7; echo "tick $turn"; done) &
wait $!
read -p "? " line; echo "got $line"
(sleep 0.4; echo late) &
read -p "? " line; echo "got $line"
