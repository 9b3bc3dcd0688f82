# one thread; types ["naïve", "日本語 🎉"]
for turn in range(2):
    line = input("姓名: ")
    print(len(line), line[::-1])
