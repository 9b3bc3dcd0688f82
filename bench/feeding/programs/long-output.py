# one thread; types ["x"]
for row in range(3000): print("row", row, "*" * 50)
print("got", input("? "))
