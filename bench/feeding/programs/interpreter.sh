# one thread; types ["x = 40", "print(x + 2)", "exit(3)"]
exec python3 -qi
