# several threads; types ["3", "4"]
import multiprocessing
def square(number): return number * number
if __name__ == "__main__":
    with multiprocessing.Pool(2) as pool:
        for turn in range(2): print(pool.map(square, range(int(input("how many? ")))))
