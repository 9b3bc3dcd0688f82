# one thread; types ["one", "two"]
python3 -uc 'for turn in range(2): print("got", input("? "))' | tee copy
