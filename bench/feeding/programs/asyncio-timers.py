# several threads; types ["one", "quit"]
import asyncio, sys
async def later(line):
    await asyncio.sleep(0.7)
    print("later", line, flush=True)
async def main():
    reader, tasks = asyncio.StreamReader(), []
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while (line := (await reader.readline()).decode().strip()) != "quit": tasks.append(asyncio.create_task(later(line)))
    await asyncio.gather(*tasks)
    print("bye")
asyncio.run(main())
