# one thread; types ["Bo", "7"]
read -p "Name: " name
read -p "Age: " age
echo "$name is $age"
