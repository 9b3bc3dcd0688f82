# one thread; types ["x"]
print("got", input("? "), end="")
