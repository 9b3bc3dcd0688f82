# one thread; types ["one"]
for turn in range(3):
    print("got", input("? "))
