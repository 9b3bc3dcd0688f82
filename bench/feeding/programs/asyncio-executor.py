# several threads; types ["one", "two"]
import asyncio
async def tick():
    while True: await asyncio.sleep(0.1)
async def main():
    ticking = asyncio.create_task(tick())
    for turn in range(2):
        line = await asyncio.get_running_loop().run_in_executor(None, input, "? ")
        await asyncio.sleep(0.4)
        print("got", line)
    ticking.cancel()
asyncio.run(main())
