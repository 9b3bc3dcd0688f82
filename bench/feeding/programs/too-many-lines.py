# one thread; types ["one", "two", "three"]
print("got", input("? "))
raise SystemExit(4)
