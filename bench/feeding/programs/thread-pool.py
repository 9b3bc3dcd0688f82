# several threads; types ["3", "4"]
import concurrent.futures, time
def square(number):
    time.sleep(0.2)
    return number * number
with concurrent.futures.ThreadPoolExecutor(4) as pool:
    for turn in range(2):
        print(list(pool.map(square, range(int(input("how many? "))))))
