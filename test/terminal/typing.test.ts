import { describe, expect, test } from 'vitest';
import { aBench, aPlace, eventsOf, HANGS, NO_GUESS } from './support.ts';

const { run } = await aBench();
/** A terminal for programs that are not known to wait: the silence types that the driver keeps. */
const silent = await aBench({}, aPlace({}, NO_GUESS));
/** Runs a Python program with lines to type. */
const python = (program: string, input: string[], by = run) =>
  by('python3 main.py', { input, files: { 'main.py': program } });
const lines = (...lines: string[]) => `${lines.join('\n')}\n`;

describe('a line is typed when the program waits for it', () => {
  test('a menu of input()', async () => {
    const session = await python(
      `
while True:
    choice = input("1) add 2) quit: ")
    if choice == "2":
        print("bye")
        break
    print("sum", sum(int(part) for part in input("numbers: ").split()))
`,
      ['1', '3 4 5', '2'],
    );
    expect(session).toMatchObject({ exitCode: 0, end: 'exit', typed: 3, guessed: 0 });
    expect(session.transcript).toBe(lines('1) add 2) quit: 1', 'numbers: 3 4 5', 'sum 12', '1) add 2) quit: 2', 'bye'));
  });

  test('a program that throws away what came while it worked loses nothing', async () => {
    const session = await python(
      `
import sys, termios, time
for turn in range(3):
    end = time.monotonic() + 0.5
    while turn == 1 and time.monotonic() < end:
        pass
    time.sleep(0.5 if turn != 1 else 0)
    termios.tcflush(sys.stdin, termios.TCIFLUSH)
    print("got", input("? "))
`,
      ['one', 'two', 'three'],
    );
    expect(session.transcript).toBe(lines('? one', 'got one', '? two', 'got two', '? three', 'got three'));
    expect(session).toMatchObject({ typed: 3, guessed: 0 });
  });

  test('a select with nothing to select is a pause', async () => {
    const session = await python(
      `
import select, sys, termios
select.select([], [], [], 0.7)
termios.tcflush(sys.stdin, termios.TCIFLUSH)
print("got", input("? "))
`,
      ['one'],
    );
    expect(session.transcript).toBe(lines('? one', 'got one'));
  });

  test('a password is not shown', async () => {
    const session = await python(
      `
import getpass
user = input("User: ")
print("welcome" if getpass.getpass() == "hunter22" else "denied", user)
`,
      ['ann', 'hunter22'],
    );
    expect(session.transcript).toBe(lines('User: ann', 'Password: ', 'welcome ann'));
  });

  test.each([
    [
      'read -p',
      'read -p "Name: " name; read -p "Age: " age; echo "$name is $age"',
      lines('Name: Bo', 'Age: 7', 'Bo is 7'),
    ],
    [
      'read -e',
      'read -e -p "Name: " name; read -e -p "Age: " age; echo "$name is $age"',
      lines('Name: Bo', 'Age: 7', 'Bo is 7'),
    ],
    ['a pipeline', 'head -2 | sort', lines('Bo', '7', '7', 'Bo')],
    ['after a command in the same line', 'sleep 0.3 && head -1 && (head -1)', lines('Bo', 'Bo', '7', '7')],
    ['perl', `perl -e 'print "Name: "; $n = <STDIN>; $a = <>; print $n, $a'`, lines('Name: Bo', '7', 'Bo', '7')],
    ['/dev/tty', 'read name </dev/tty; read age </dev/tty; echo $name $age', lines('Bo', '7', 'Bo 7')],
  ])('%s', async (_, script, transcript) => {
    // An alarm that sort catches keeps it from being known to wait.
    const by = script.includes('sort') ? silent.run : run;
    const session = await by(script, { input: ['Bo', '7'] });
    expect(session).toMatchObject({ exitCode: 0, end: 'exit', typed: 2, guessed: 0, transcript });
  });

  test('standard input as a stream, and the readline module', async () => {
    const session = await python(
      `
import sys
print(sys.stdin.readline().upper(), end="", flush=True)
import readline
readline.parse_and_bind("tab: complete")
print("got", input(">> "))
for line in sys.stdin:
    print("line", line, end="")
    break
`,
      ['one', 'two', 'three'],
    );
    expect(session).toMatchObject({ exitCode: 0, typed: 3, guessed: 0 });
    expect(session.transcript).toBe(lines('one', 'ONE', '>> two', 'got two', 'three', 'line three'));
  });

  test('an interpreter: python -i, bash -i', async () => {
    const shell = await run('python3 -qi', { input: ['x = 40', 'print(x + 2)', 'exit(3)'] });
    expect(shell).toMatchObject({ exitCode: 3, typed: 3 });
    expect(shell.transcript).toContain('\n42\n');
    const bash = await run('bash --norc -i', { input: ['echo $((6 * 7))', 'sleep 0.4', 'exit 4'] });
    expect(bash).toMatchObject({ exitCode: 4, typed: 3 });
    expect(bash.transcript).toContain('\n42\n');
  });

  test('a loop over select, poll or epoll that looks after other things, too', async () => {
    const session = await python(
      `
import select, sys, socket
other = socket.socket(); other.bind(("127.0.0.1", 0)); other.listen()
left = 3
poll = select.poll(); poll.register(0, select.POLLIN); poll.register(other, select.POLLIN)
epoll = select.epoll(); epoll.register(0, select.EPOLLIN); epoll.register(other, select.EPOLLIN)
for wait in (lambda: select.select([0, other], [], [], 0.2)[0], lambda: poll.poll(200), lambda: epoll.poll(0.2)):
    while not wait():
        pass
    print("got", sys.stdin.readline(), end="", flush=True)
`,
      ['one', 'two', 'three'],
      silent.run,
    );
    expect(session).toMatchObject({ exitCode: 0, typed: 3, guessed: 0 });
    expect(session.transcript).toBe(lines('one', 'got one', 'two', 'got two', 'three', 'got three'));
  });

  test('an event loop that listens while it works: an answer waits for the question', async () => {
    const program = `
import readline from 'node:readline/promises';
import { setTimeout as sleep } from 'node:timers/promises';
const terminal = readline.createInterface({ input: process.stdin, output: process.stdout });
const name = await terminal.question('Name: ');
await sleep(600);
for (let turn = 0; turn < 6; turn += 1) { process.stdout.write('|/-'[turn % 3] + '\\b'); await sleep(100); }
console.log(name, await terminal.question('Age: '));
terminal.close();
`;
    const session = await run('node main.mjs', { files: { 'main.mjs': program }, input: ['Bo', '7'] });
    expect(session).toMatchObject({ exitCode: 0, end: 'exit', typed: 2, guessed: 0 });
    expect(session.screen).toMatch(/^Name: Bo\n.*Age: 7\nBo 7\n$/);
  });

  test('a select on something else is no wait for input', async () => {
    const session = await python(
      `
import os, select, sys, termios, threading, time
ours, theirs = os.pipe()
threading.Thread(target=lambda: (time.sleep(0.6), os.write(theirs, b"x"))).start()
select.select([ours], [], [], 5)
poll = select.poll(); poll.register(ours, select.POLLIN); os.read(ours, 1); poll.poll(300)
termios.tcflush(sys.stdin, termios.TCIFLUSH)
print("got", input("? "))
`,
      ['one'],
    );
    expect(session.transcript).toBe(lines('? one', 'got one'));
  });

  test('a thread that reads while another works', async () => {
    const session = await python(
      `
import sys, threading
got = []
def read():
    for turn in range(3):
        got.append(input("? "))
thread = threading.Thread(target=read); thread.start()
while thread.is_alive(): pass
print(got)
`,
      ['one', 'two', 'three'],
      silent.run,
    );
    expect(session.transcript).toBe(lines('? one', '? two', '? three', "['one', 'two', 'three']"));
  });

  test('a program that draws with curses', async () => {
    const session = await python(
      `
import curses
def main(screen):
    keys = []
    while len(keys) < 6:
        screen.erase()
        screen.addstr(2, 4, "Menu, press a key")
        screen.addstr(3, 4, "keys so far: " + " ".join(keys))
        screen.refresh()
        keys.append(str(screen.getch()))
    return keys
print(curses.wrapper(main))
`,
      ['1', 'q', 'é'],
    );
    expect(session).toMatchObject({ exitCode: 0, typed: 3, guessed: 0 });
    expect(session.transcript).toContain('Menu, press a key');
    const answer = "['49', '10', '113', '10', '195', '169']";
    expect(session.transcript).toContain(answer);
    // The menu as it was left, at its place.
    const menu = ['', '', '    Menu, press a key', '    keys so far: 49 10 113 10 195'];
    expect(session.screen).toBe(lines(answer, '[… the full screen, as the program left it …]', ...menu));
  });

  test('progress bars and spinners are not taken for questions', async () => {
    const session = await python(
      `
import sys, termios, time
for percent in range(0, 101, 10):
    print(f"\\r{percent}%", end="", flush=True); time.sleep(0.03)
print()
termios.tcflush(sys.stdin, termios.TCIFLUSH)
print("got", input("? "))
`,
      ['one'],
    );
    expect(session.screen).toBe(lines('100%', '? one', 'got one'));
    const states = Array.from({ length: 10 }, (_, index) => `${index * 10}%`);
    expect(session.transcript).toBe(lines(...states, '100%', '? one', 'got one'));
  });

  test('a program behind another that copies what it prints', async () => {
    const session = await run(`python3 -uc 'for i in range(20): print("got", input("? "))' | tee log`, {
      input: Array.from({ length: 20 }, (_, index) => `${index}`),
    });
    expect(session.typed).toBe(20);
    expect(session.transcript).toBe(lines(...Array.from({ length: 20 }, (_, index) => `? ${index}\ngot ${index}`)));
  });

  test('a program that asks late, behind another that takes its time to copy the question', async () => {
    const session = await run('python3 -u ask.py | perl copy.pl', {
      files: {
        'ask.py': 'import time\nfor turn in range(3): time.sleep(0.3); print("got", input("? "))',
        'copy.pl':
          'use Time::HiRes "time"; while (sysread STDIN, $_, 4096) { $end = time + 0.1; 1 while time < $end; syswrite STDOUT, $_ }',
      },
      input: ['one', 'two', 'three'],
    });
    expect(session.transcript).toBe(lines('? one', 'got one', '? two', 'got two', '? three', 'got three'));
  });
});

describe('what is typed', () => {
  test('any characters, and empty lines', async () => {
    const input = ['naïve', '', '日本語 🎉', '  two  ', `"it's $HOME"`, '\\n'];
    const session = await python('for i in range(6): print(ascii(input()))', input);
    expect(session.transcript).toBe(lines(...input.flatMap((line) => [line, ascii(line)])));
    expect(session.typed).toBe(6);
  });

  test('300 lines, each taken before the next', async () => {
    const input = Array.from({ length: 300 }, (_, index) => `line ${index}`);
    const session = await python('for i in range(300): print("got", input("? "))', input);
    expect(session.typed).toBe(300);
    expect(session.transcript).toBe(lines(...input.map((line) => `? ${line}\ngot ${line}`)));
    const typed = eventsOf(session.recording).filter(([, kind]) => kind === 'i');
    expect(typed.map(([, , text]) => text)).toEqual(input.map((line) => `${line}\r`));
  });

  test('of a line too long for a terminal as much as fits: 4,095 characters', async () => {
    const session = await python('print(len(input())); print(len(input()))', ['x'.repeat(100_000), 'next']);
    expect(session.typed).toBe(2);
    expect(session.transcript.split('\n').slice(-4)).toEqual(['4095', 'next', '4', '']);
  });

  test('a long line whole to a program that takes it key by key', async () => {
    const session = await run('read -e line; echo ${#line}', { input: ['x'.repeat(30_000)] });
    expect(session.transcript).toContain('\n30000\n');
  });

  test('Ctrl-C and Ctrl-D where the line is nothing else', async () => {
    const program = `
for turn in range(3):
    try: print("got", input("? "))
    except (KeyboardInterrupt, EOFError) as error: print(type(error).__name__)
`;
    const session = await python(program, ['\x03', '\x04', '^C']);
    expect(session.transcript).toBe(lines('? ^CKeyboardInterrupt', '? EOFError', '? ^C', 'got ^C'));
    expect(session).toMatchObject({ exitCode: 0, end: 'exit', typed: 3 });
  });

  test('a program that asks where the cursor is gets an answer', async () => {
    const session = await python(
      `
import os, sys, termios, tty
before = termios.tcgetattr(0); tty.setcbreak(0)
os.write(1, b"\\x1b[6"); os.write(1, b"n")
answer = os.read(0, 20)
termios.tcsetattr(0, termios.TCSANOW, before)
print(answer, input("? "))
`,
      ['one'],
    );
    expect(session.transcript).toContain(String.raw`b'\x1b[40;1R' one`);
  });
});

describe('when the lines have ended', () => {
  test('a program that wants more gets Ctrl-C', async () => {
    const session = await run('cat', { input: ['one', 'two'] });
    expect(session).toMatchObject({
      exitCode: 130,
      end: 'interrupted',
      typed: 2,
      transcript: 'one\none\ntwo\ntwo\n^C',
    });
    // At once, and not after a silence, which would take this driver minutes.
    expect(session.duration).toBeLessThan(HANGS);
  });

  test('a program that works gets its time', async () => {
    const session = await python('import time; input(); time.sleep(1.2); print("done")', ['x']);
    expect(session).toMatchObject({ exitCode: 0, end: 'exit', transcript: 'x\ndone\n' });
  });

  test('a program that reads nothing types nothing', async () => {
    expect(await run('echo hi; exit 5', { input: ['x', 'y'] })).toMatchObject({
      exitCode: 5,
      end: 'exit',
      typed: 0,
      transcript: 'hi\n',
    });
  });

  test('a program that ends early', async () => {
    const session = await python('input("? "); raise SystemExit(7)', ['x', 'y', 'z']);
    expect(session).toMatchObject({ exitCode: 7, end: 'exit', typed: 1 });
  });

  test.each([
    ['asks again after Ctrl-C, but ends with its input', ['KeyboardInterrupt'], 1],
    ['asks again whatever happens', ['BaseException'], 143],
  ])('one that %s', async (_, [caught], exitCode) => {
    const session = await python(
      `
while True:
    try: input("? ")
    except ${caught}: pass
`,
      ['x'],
    );
    expect(session).toMatchObject({ exitCode, end: 'interrupted', typed: 1 });
  });

  test('one that ignores INT and TERM is killed', async () => {
    const { run } = await aBench({}, aPlace({}, {}));
    const session = await run(`trap '' INT TERM; while :; do read x </dev/tty; done`, { input: [] });
    expect(session).toMatchObject({ exitCode: 137, end: 'interrupted', typed: 0 });
  });
});

/** Python's ascii() of a text. */
function ascii(text: string): string {
  const escaped = [...text.replaceAll('\\', '\\\\')].map((character) => {
    const code = character.codePointAt(0)!;
    if (code < 127) return character;
    if (code < 256) return `\\x${code.toString(16)}`;
    return code < 65536 ? `\\u${code.toString(16).padStart(4, '0')}` : `\\U${code.toString(16).padStart(8, '0')}`;
  });
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  return quote + escaped.join('').replaceAll(quote, `\\${quote}`) + quote;
}
