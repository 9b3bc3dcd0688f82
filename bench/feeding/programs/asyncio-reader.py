# several threads; types ["one", "two", "quit"]
import asyncio, sys
async def main():
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while (line := (await reader.readline()).decode().strip()) != "quit":
        await asyncio.sleep(0.3)
        print("got", line, flush=True)
asyncio.run(main())
