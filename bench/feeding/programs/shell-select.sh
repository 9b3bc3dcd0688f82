# one thread; types ["2", "3"]
select choice in first second quit; do
  [ "$choice" = quit ] && break
  echo "chosen $choice"
done
