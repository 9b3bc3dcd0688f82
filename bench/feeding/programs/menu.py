# one thread; types ["1", "3 4", "2"]
while True:
    choice = input("1) add 2) quit: ")
    if choice == "2":
        print("bye")
        break
    print("sum", sum(int(part) for part in input("numbers: ").split()))
