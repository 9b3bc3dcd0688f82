# several threads; types ["one", "quit"]
# needs: prompt_toolkit
# differs: it asks the terminal for the cursor's position; ours answers, upstream's does not, and the program says so
import asyncio
from prompt_toolkit import PromptSession
from prompt_toolkit.patch_stdout import patch_stdout
async def main():
    session = PromptSession("> ")
    with patch_stdout():
        while (line := await session.prompt_async()) != "quit": print("got", line)
asyncio.run(main())
