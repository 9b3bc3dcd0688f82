# one thread; types []
print("menu: 1) go 2) quit")
input("choice: ")
