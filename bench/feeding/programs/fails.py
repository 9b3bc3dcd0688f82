# one thread; types ["0"]
print(1 / int(input("? ")))
