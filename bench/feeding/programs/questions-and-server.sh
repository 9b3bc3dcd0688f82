# several threads; types ["one", "two"]
python3 -u -m http.server 0 --bind 127.0.0.1 --directory . > log 2>&1 &
read -p "? " line; echo "got $line"
(sleep 0.8; echo "after $line") &
read -p "? " line; echo "got $line"
kill %1
