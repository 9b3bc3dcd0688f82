# several threads; types ["one", "two"]
import asyncio
async def serve(reader, writer):
    while data := await reader.readline():
        await asyncio.sleep(0.2)
        writer.write(data.upper()); await writer.drain()
async def main():
    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    for turn in range(2):
        line = await asyncio.to_thread(input, "? ")
        writer.write(line.encode() + b"\n")
        print("echo", (await reader.readline()).decode(), end="")
    writer.close()
asyncio.run(main())
