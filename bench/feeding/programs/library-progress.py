# several threads; types ["2", "3"]
# needs: tqdm
import sys, time
from tqdm import tqdm
for turn in range(2):
    for step in tqdm(range(int(input("how many? "))), bar_format="{desc} {n_fmt}/{total_fmt} {bar:10}"): time.sleep(0.1)
    print("done", flush=True)
