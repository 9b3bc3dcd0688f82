import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ASKED, aBench, aPlace, type Changes, HANGS, NO_GUESS, PATIENT, UNHURRIED } from './support.ts';

/** Runs a Python program at a terminal of its own, since these tests wait at the same time; `changes` are those of its driver. */
async function python(
  program: string,
  input: string[],
  changes: Changes,
  about: Parameters<Awaited<ReturnType<typeof aBench>>['run']>[1] = {},
) {
  const { run } = await aBench({}, aPlace({}, changes));
  return run('python3 main.py', { ...about, input, files: { 'main.py': program } });
}

/** Begins a program that works without a pause: it leaves the processors to other tests, by its session as well, if the kernel weighs those. */
const YIELDS = `
import os
os.nice(10)
try: open("/proc/self/autogroup", "w").write("10")
except OSError: pass
`;

/** Tells whether a line came after so many seconds. */
const measures = (seconds: number) => `
import time
began = time.monotonic()
open("asked", "w").close()
input("? ")
print("later" if time.monotonic() - began > ${seconds} else "at once")
`;
/** The silence of the driver is 5.65 s; that of one that is patient is longer than any stop of the machine. */
const [LATER, AT_ONCE] = [measures(5), measures(HANGS / 2000)];

describe.concurrent('where the program is not known to wait, the silence of upstream decides', () => {
  test.each([
    ['a thread that sleeps', 'threading.Thread(target=time.sleep, args=(60,), daemon=True).start()'],
    [
      'a thread that waits with a time limit',
      'threading.Thread(target=threading.Event().wait, args=(60,), daemon=True).start()',
    ],
    ['a thread that works', `${YIELDS}threading.Thread(target=exec, args=("while True: pass",), daemon=True).start()`],
    ['a child that sleeps', 'child = subprocess.Popen(["sleep", "60"])'],
    ['a child of another session', 'child = subprocess.Popen(["sleep", "60"], start_new_session=True)'],
    [
      'a child that looks at its sockets now and then',
      'child = subprocess.Popen([sys.executable, "-c", "import select\\nwhile True: select.select([], [], [], 0.5)"])',
    ],
    ['an alarm', 'signal.signal(signal.SIGALRM, print); signal.alarm(50)'],
  ])('%s', async (_, beside) => {
    const session = await python(
      `import signal, subprocess, sys, threading, time\n${beside}${LATER}import os; os.killpg(0, 9)`,
      ['x'],
      { ...ASKED, ...NO_GUESS },
    );
    expect(session).toMatchObject({ transcript: '? x\nlater\n', typed: 1, guessed: 0 });
  });

  test.each([
    ['a thread that waits for an event', 'threading.Thread(target=threading.Event().wait, daemon=True).start()'],
    [
      'a thread that waits for a connection',
      'threading.Thread(target=socket.create_server(("127.0.0.1", 0)).accept, daemon=True).start()',
    ],
    ['a child that waits for input of its own', 'child = subprocess.Popen(["cat"], stdin=subprocess.PIPE)'],
    ['a child that stopped', 'child = subprocess.Popen(["bash", "-c", "kill -STOP $$"])'],
  ])('%s is known to wait', async (_, beside) => {
    const session = await python(
      `import socket, subprocess, threading\n${beside}${AT_ONCE}import os; os.killpg(0, 9)`,
      ['x'],
      PATIENT,
    );
    expect(session.transcript).toBe('? x\nat once\n');
  });

  test('a program below timeout is known to wait', async () => {
    const { run } = await aBench();
    const files = { 'main.py': AT_ONCE };
    const session = await run('timeout 600 python3 main.py', { input: ['x'], files });
    expect(session.transcript).toBe('? x\nat once\n');
  });

  test.each([
    [
      'select',
      'import select, sys, time\nwhile not select.select([sys.stdin], [], [], 0)[0]: time.sleep(0.05)\nprint(input())',
    ],
    [
      'reads that do not block',
      'import os, time\nos.set_blocking(0, False)\nwhile True:\n  try: print(os.read(0, 9)); break\n  except BlockingIOError: time.sleep(0.05)',
    ],
    [
      'no pause at all',
      `${YIELDS}import select, sys\nwhile not select.select([sys.stdin], [], [], 0)[0]: pass\nprint(input())`,
    ],
    [
      'reads behind a screen that never rests',
      'import threading, time\nlines = []\nthreading.Thread(target=lambda: lines.append(input())).start()\nwhile not lines: print(".", end="", flush=True); time.sleep(0.3)\nprint(lines)',
    ],
  ])('a program that polls its input is typed to: %s', async (_, program) => {
    const session = await python(program, ['one'], {});
    expect(session).toMatchObject({ end: 'exit', exitCode: 0, typed: 1 });
    expect(session.transcript).toContain('one');
  });

  test('a program that polls its input gets Ctrl-C in the end', async () => {
    const program = 'import select, sys, time\nwhile not select.select([sys.stdin], [], [], 0)[0]: time.sleep(0.05)';
    expect(await python(program, [], UNHURRIED)).toMatchObject({ end: 'interrupted', exitCode: 130 });
  });

  test('a program that works, or pauses for long, gets its time', async () => {
    const programs = [`${YIELDS}while True: pass`, 'import time; time.sleep(900)'];
    const ends = programs.map(async (program) => (await python(program, [], {}, { timeout: 22_000 })).end);
    expect(await Promise.all(ends)).toEqual(['timeout', 'timeout']);
  });

  test('a line that was not read yet is not followed by another one', async () => {
    const program = 'import time\ntime.sleep(15)\nprint([input() for turn in range(3)])';
    // Silence types the first line alone.
    const once = { 'after => [[50, 50], [900, 2000]]': 'after => [[50, 50], [900_000, 2_000_000]]' };
    const session = await python(program, ['1', '2', '3'], once);
    expect(session.transcript).toBe("1\n2\n3\n['1', '2', '3']\n");
    expect(session).toMatchObject({ typed: 3, guessed: 1 });
  });
});

describe.concurrent('typing: upstream', () => {
  test('a line comes after the fixed waits, where adaptive types at once', async () => {
    expect((await python(AT_ONCE, ['x'], PATIENT)).transcript).toBe('? x\nat once\n');
    expect((await python(LATER, ['x'], ASKED, { typing: 'upstream' })).transcript).toBe('? x\nlater\n');
  });

  test('Ctrl-C comes after the fixed waits, whatever the program does; one that ignores it is killed', async () => {
    const programs: [string, Changes][] = [
      ['', UNHURRIED],
      ['import signal\nsignal.signal(signal.SIGINT, print)\n', {}],
    ];
    const sessions = programs.map(([program, changes]) =>
      python(
        `${program}${YIELDS}open("asked", "w").close()\nwhile True: pass`,
        [],
        { ...ASKED, ...changes },
        { typing: 'upstream' },
      ),
    );
    expect(await Promise.all(sessions)).toMatchObject([
      { end: 'interrupted', exitCode: 130 },
      { end: 'interrupted', exitCode: 129 },
    ]);
  });

  test('Enter is a newline, as upstream sends it', async () => {
    const program =
      'import os, tty; tty.setraw(0); open("asked", "w").close(); os.write(1, repr(os.read(0, 9)).encode())';
    expect((await python(program, ['x'], ASKED, { typing: 'upstream' })).transcript).toBe("b'x\\n'");
    expect((await python(program, ['x'], PATIENT)).transcript).toBe("b'x\\r'");
  });
});

describe('a session that its caller ends', () => {
  const SERVER = `
import http.server, os
class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self): self.send_response(200); self.end_headers()
    def log_message(self, form, *values): print("asked for", self.path, flush=True)
server = http.server.HTTPServer(("127.0.0.1", 0), Handler, bind_and_activate=False)
server.server_bind()
open("port", "w").write(str(server.server_port))
server.server_activate()
print("listening")
try: server.serve_forever()
except KeyboardInterrupt: print("closed")
`;
  const ASK = `python3 -c 'import urllib.request as u; print(u.urlopen("http://127.0.0.1:" + open("port").read() + "/x").status)'`;

  test('a server in the foreground serves a client at another terminal, then gets Ctrl-C', async () => {
    const server = await aBench();
    const client = await aBench({}, server.place);
    const until = new AbortController();
    const asked = Promise.withResolvers<string>();
    const onListening = async () => {
      asked.resolve((await client.run(ASK, { input: [] })).transcript);
      until.abort();
    };
    const about = { files: { 'server.py': SERVER }, input: [], onListening, until: until.signal };
    const session = await server.run('python3 server.py', about);
    expect(await asked.promise).toBe('200\n');
    expect(session).toMatchObject({
      end: 'interrupted',
      exitCode: 0,
      transcript: 'listening\nasked for /x\n^Cclosed\n',
    });
    expect((await server.run('echo on', { input: [] })).transcript).toBe('on\n');
  });

  test('a client whose server is at another terminal gets its answers before the next line', async () => {
    const server = await aBench({}, aPlace({}, {}));
    const client = await aBench({}, server.place);
    const SLOW = `
import socket, time
server = socket.socket()
server.bind(("127.0.0.1", 0))
open("port", "w").write(str(server.getsockname()[1]))
server.listen()
peer, _ = server.accept()
while data := peer.recv(100):
    time.sleep(0.7)
    peer.sendall(b"echo " + data)
`;
    const CHAT = `
import socket, threading
client = socket.create_connection(("127.0.0.1", int(open("port").read())))
def receive():
    while data := client.recv(100): print(data.decode(), flush=True)
threading.Thread(target=receive, daemon=True).start()
while (line := input()) != "quit": client.sendall(line.encode())
`;
    const until = new AbortController();
    const answered = Promise.withResolvers<string>();
    const onListening = async () => {
      const input = ['one', 'two', 'quit'];
      answered.resolve((await client.run('python3 chat.py', { input, files: { 'chat.py': CHAT } })).transcript);
      until.abort();
    };
    await server.run('python3 slow.py', { files: { 'slow.py': SLOW }, input: [], onListening, until: until.signal });
    expect(await answered.promise).toBe('one\necho one\ntwo\necho two\nquit\n');
  });

  test.each([[null], [[]]])('one that ignores Ctrl-C gets TERM (input: %o)', async (input) => {
    const { run, place } = await aBench({}, aPlace({}, {}));
    const until = new AbortController();
    const running = run(`trap '' INT; : >begun; while :; do sleep 0.1; done`, { input, until: until.signal });
    await expect.poll(() => existsSync(path.join(place.directory, 'begun'))).toBe(true);
    until.abort();
    const session = await running;
    expect(session).toMatchObject({ end: 'interrupted', exitCode: 143 });
  });

  test('an end that was asked for before the start, or after the end', async () => {
    // Its Ctrl-C comes before the command has the terminal: TERM ends it.
    const { run } = await aBench({}, aPlace({}, {}));
    expect(await run('sleep 900', { input: [], until: AbortSignal.abort() })).toMatchObject({ end: 'interrupted' });
    const until = new AbortController();
    expect(await run('true', { input: [], until: until.signal })).toMatchObject({ end: 'exit' });
    until.abort();
    expect(await run('sleep 0.5', { input: [] })).toMatchObject({ end: 'exit', exitCode: 0 });
  });
});
