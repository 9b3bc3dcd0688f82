import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { listProcesses } from '../../src/base/processes.ts';
import { type Content, type Conversation, type Testbed, TestbedDestroyed } from '../../src/testbeds/types.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import { runIn, textOf } from '../support/testbed.ts';

const never = new AbortController().signal;

/** Putting things into a live testbed, reading its files and talking to its programs, the same in every testbed. `owner`: as `uid:gid`. */
export function describePlaced(open: () => Promise<Testbed>, owner: string): void {
  let testbed: Testbed;
  beforeAll(async () => {
    testbed = await open();
  });
  const at = (name: string) => path.posix.join(testbed.workdir, name);
  const list = (name: string) => textOf(testbed, String.raw`find ${name} -printf '%p %y %m %l\n' | LC_ALL=C sort`);

  describe('placing', () => {
    const before: [what: string, script: string][] = [
      ['nothing', 'true'],
      ['a file', 'echo old >place'],
      ['a read-only file', 'echo old >place; chmod 000 place'],
      ['an empty directory', 'mkdir place'],
      ['a full directory', 'mkdir -p place/d/e; echo old >place/d/e/f; echo old >place/a; chmod 000 place/d/e'],
      ['a link to a file', 'echo precious >kept/file; ln -s kept/file place'],
      ['a link to a directory', 'echo precious >kept/file; ln -s kept place'],
      ['a dangling link', 'ln -s nowhere place'],
      ['a pipe', 'mkfifo place'],
    ];
    const contents: [what: string, content: () => Content, listed: string[]][] = [
      ['a text', () => ({ text: 'new ünï\n' }), ['place f 644 ']],
      ['an empty text', () => ({ text: '' }), ['place f 644 ']],
      ['an empty directory', () => 'empty directory', ['place d 755 ']],
      ['a program', () => ({ directory: path.join(aDirectory(), 'a'), executable: true }), ['place f 755 ']],
      [
        'a directory',
        () => ({ directory: aDirectory() }),
        [
          'place d 755 ',
          'place/a f 644 ',
          'place/closed d 700 ',
          'place/closed/key f 600 ',
          'place/empty d 755 ',
          'place/link l 777 a',
          'place/odd "name" ünï f 444 ',
          'place/run.sh f 755 ',
        ],
      ],
    ];

    test.each(
      contents.flatMap(([what, ...content]) => before.map(([was, script]) => [what, was, script, ...content] as const)),
    )('%s in the stead of %s', async (_, __, script, content, listed) => {
      await textOf(testbed, `rm -rf place kept; mkdir kept; ${script}`);
      await testbed.place([[at('place'), content()]]);
      expect((await list('place')).split('\n')).toEqual(listed);
      expect(await textOf(testbed, 'cat kept/* 2>/dev/null; ls kept')).toBe(
        script.includes('precious') ? 'precious\nfile' : '',
      );
    });

    test('what is placed has its content, and belongs to the user of the testbed, who may change it', async () => {
      await testbed.place([
        [at('text'), { text: 'ünï\n$HOME "quoted"\0end' }],
        [at('directory'), { directory: aDirectory() }],
        [at('empty'), 'empty directory'],
      ]);
      const { stdout } = await runIn(testbed, 'cat text');
      expect(stdout.toString()).toBe('ünï\n$HOME "quoted"\0end');
      expect(await textOf(testbed, `cat directory/a 'directory/odd "name" ünï' directory/closed/key`)).toBe(
        'a\nodd\nkey',
      );
      expect(
        await textOf(testbed, 'stat -c %u:%g text directory directory/a directory/closed/key empty | sort -u'),
      ).toBe(owner);
      await textOf(testbed, 'echo more >>text; echo more >directory/new; touch empty/new; rm -r text directory empty');
    });

    test('directories above are made, names may be odd, and neighbours stay', async () => {
      await textOf(testbed, 'mkdir -p deep; echo stays >deep/neighbour');
      await testbed.place([
        [at("deep/new/with 'space'/$x ünï"), { text: 'one' }],
        [at('deep/-dash/d'), 'empty directory'],
        [at('deep/no program'), { directory: path.join(aDirectory(), 'a') }],
      ]);
      expect(await textOf(testbed, "stat -c %a 'deep/no program'")).toBe('644');
      expect(await textOf(testbed, `cat "deep/new/with 'space'/"'$x ünï' deep/neighbour; ls deep/-dash`)).toBe(
        'onestays\nd',
      );
    });

    test('where something of the trial is in the way, the testbed is destroyed', async () => {
      await textOf(testbed, 'echo file >obstacle');
      const placing = testbed.place([[at('obstacle/below'), { text: 'new' }]]);
      await expect(placing).rejects.toThrow(TestbedDestroyed);
    });

    test('nothing at all is placed', async () => {
      const listed = await list('.');
      await testbed.place([]);
      expect(await list('.')).toBe(listed);
    });
  });

  describe('the files', () => {
    const entries = async (name: string) => {
      const found: string[] = [];
      for await (const entry of testbed.files(at(name))) {
        const chunks: Buffer[] = [];
        if (entry.type === 'file') for await (const chunk of entry.content) chunks.push(chunk);
        const content = Buffer.concat(chunks).toString();
        found.push(`${entry.path}|${entry.type}|${content.length > 20 ? content.length : content}`);
      }
      return found.sort();
    };
    beforeAll(async () => {
      await textOf(
        testbed,
        `mkdir -p files/d/e 'files/odd ünï'; cd files; printf one >a; printf two >d/e/b; : >none; head -c 300000 /dev/zero >large
         ln -s a link; ln -s d linkd; mkfifo pipe; printf x >'odd ünï/new
line'`,
      );
    });

    test('of a directory are all below it', async () => {
      expect(await entries('files')).toEqual(
        [
          'a|file|one',
          'd|directory|',
          'd/e|directory|',
          'd/e/b|file|two',
          'large|file|300000',
          'link|other|',
          'linkd|other|',
          'none|file|',
          'odd ünï/new\nline|file|x',
          'odd ünï|directory|',
          'pipe|other|',
        ].sort(),
      );
    });

    test.each([
      ['a file', 'files/a', ['|file|one']],
      ['a file of an odd name', 'files/odd ünï/new\nline', ['|file|x']],
      ['an empty file', 'files/none', ['|file|']],
      ['a link to a file', 'files/link', ['|other|']],
      ['a link to a directory', 'files/linkd', ['|other|']],
      ['a pipe', 'files/pipe', ['|other|']],
      ['nothing', 'files/nowhere', []],
      ['what is below a file', 'files/a/b', []],
      ['an empty directory', 'files/empty', []],
    ])('of %s', async (_, name, found) => {
      await textOf(testbed, 'mkdir -p files/empty');
      expect(await entries(name)).toEqual(found);
    });

    test('of a terabyte that is not there are passed over, and the testbed goes on', async () => {
      await textOf(testbed, 'mkdir -p vast; truncate -s 1T vast/m; echo a >vast/a');
      const begun = performance.now();
      const found: string[] = [];
      for await (const { path: name, type, size } of testbed.files(at('vast'))) found.push(`${name}|${type}|${size}`);
      expect(found).toContain('a|file|2');
      expect(found).toContain(`m|file|${1024 ** 4}`);
      // To read it takes many minutes.
      expect(performance.now() - begun).toBeLessThan(240_000);
      await textOf(testbed, 'rm -r vast');
    });

    test('may be left in the middle, and the testbed goes on', async () => {
      await textOf(testbed, 'mkdir -p left; head -c 100000000 /dev/zero >left/a; cp left/a left/b');
      for (let turn = 0; turn < 2; turn += 1) {
        for await (const _ of testbed.files(at('left'))) break;
        for await (const entry of testbed.files(at('left'))) {
          if (entry.type !== 'file') continue;
          for await (const _ of entry.content) break;
          break;
        }
        expect(await textOf(testbed, 'echo on; rm -f left/none')).toBe('on');
      }
      await textOf(testbed, 'rm -r left');
    });
  });

  describe('a conversation', () => {
    const perl = (script: string) => testbed.converse(['perl', '-e', script], never);
    const ECHO = '$| = 1; while (<STDIN>) { print STDERR "to nobody: $_"; print "said: $_" }';

    test('is answered line by line, at once', async () => {
      const { input, output, close } = await perl(ECHO);
      const lines = linesOf(output);
      const times: number[] = [];
      for (let number = 0; number < 50; number += 1) {
        const begun = performance.now();
        input.write(`${number} ünï\n`);
        expect(await lines.next()).toEqual({ value: `said: ${number} ünï`, done: false });
        times.push(performance.now() - begun);
      }
      // A busy machine delays some of them, a defect all.
      expect(Math.min(...times)).toBeLessThan(20);
      close();
    });

    test('stands in the workdir, in a session of its own, and needs no shell', async () => {
      const one = await testbed.converse(['printf', '%s|', '$HOME', 'a b', '*', "it's", ''], never);
      expect(await allOf(one)).toBe("$HOME|a b|*|it's||");
      const two = await testbed.converse(['pwd'], never);
      expect(await allOf(two)).toBe(`${testbed.workdir}\n`);
      const three = await perl('print "$$ ", (split / /, `cat /proc/$$/stat`)[5]');
      const [pid, session] = (await allOf(three)).split(' ');
      expect(session).toBe(pid);
    });

    test('has the environment of any command', async () => {
      const script = String.raw`print join "\n", map { "$_=$ENV{$_}" } grep { !/^(_|SHLVL|OLDPWD|PWD)$/ } sort keys %ENV`;
      const inConversation = await allOf(await perl(script));
      expect(inConversation).toBe(await textOf(testbed, `exec perl -e '${script}'`));
    });

    test('ends with its input', async () => {
      const conversation = await testbed.converse(['cat'], never);
      conversation.input.end('the only words');
      expect(await allOf(conversation)).toBe('the only words');
    });

    test('has every byte, both ways', async () => {
      const conversation = await testbed.converse(['cat'], never);
      const bytes = Buffer.from(Array.from({ length: 1_000_000 }, (_, index) => (index * 7) % 256));
      conversation.input.end(bytes);
      expect((await bytesOf(conversation)).equals(bytes)).toBe(true);
    });

    test('its standard error is nowhere in it', async () => {
      expect(await allOf(await testbed.converse(['sh', '-c', 'echo one; echo no >&2; echo two'], never))).toBe(
        'one\ntwo\n',
      );
    });

    test.each([
      ['by itself', 'print "last"; exit 3'],
      ['killed', '$| = 1; print "last"; kill "KILL", $$'],
      ['leaving a child that holds its output', '$| = 1; print "last"; exit 0 if fork; sleep 600'],
    ])('ends with its program: %s', async (_, script) => {
      const begun = performance.now();
      const conversation = await perl(script);
      conversation.input.on('error', () => {});
      expect(await allOf(conversation)).toBe('last');
      expect(performance.now() - begun).toBeLessThan(240_000);
    });

    test('a write to a program that is gone harms nobody', async () => {
      const conversation = await perl('exit 0');
      conversation.input.on('error', () => {});
      await allOf(conversation);
      for (let turn = 0; turn < 5; turn += 1) {
        conversation.input.write('x'.repeat(100_000));
        await sleep(10);
      }
      expect(await textOf(testbed, 'echo on')).toBe('on');
    });

    test('what was printed comes whole to a reader who comes late, or is slow', async () => {
      const late = await testbed.converse(['head', '-c', '200000', '/dev/zero'], never);
      await sleep(3_000);
      expect((await bytesOf(late)).length).toBe(200_000);
      const slow = await testbed.converse(['head', '-c', '1500000', '/dev/zero'], never);
      let got = 0;
      for await (const chunk of slow.output) {
        got += chunk.length;
        await sleep(100);
      }
      expect(got).toBe(1_500_000);
    });

    test('its program prints no faster than it is read', async () => {
      const conversation = await perl(
        '$| = 1; open my $p, ">", "pid"; print $p $$; close $p; for (1 .. 800) { print "x" x 65536; open my $f, ">", "printed"; print $f $_ }',
      );
      const reader = conversation.output[Symbol.asyncIterator]();
      let read: number = (await reader.next()).value!.length;
      const printed = async () => Number(await textOf(testbed, 'cat printed'));
      const asleep = () => textOf(testbed, 'grep -c "^State:.S" /proc/$(cat pid)/status || true');
      let first = -1;
      const waits = async () => {
        const before = first;
        first = await printed();
        return first === before && (await asleep()) === '1';
      };
      await expect.poll(waits, { interval: 500 }).toBe(true);
      // Pipes, sockets and streams hold some of it, but not the 50 MB; on a busy machine they are filled by and by.
      expect(first).toBeLessThan(200);
      await sleep(500);
      expect(await printed()).toBeLessThan(200);
      for (let next = await reader.next(); !next.done; next = await reader.next()) read += next.value.length;
      expect(read).toBe(800 * 65_536);
      expect(await printed()).toBe(800);
    });

    test('is closed: its program sees the end of its input, its output is read no further', async () => {
      const conversation = await perl(
        '$| = 1; print "$$\\n"; 1 while <STDIN>; open my $f, ">", "ended"; print "x" x 10_000_000',
      );
      const pid = (await linesOf(conversation.output).next()).value;
      expect(pid).toMatch(/^\d+$/);
      conversation.close();
      conversation.close();
      await expect.poll(async () => (await runIn(testbed, 'ls ended')).exit.exitCode).toBe(0);
      await expect.poll(() => textOf(testbed, `kill -0 ${pid} 2>/dev/null || echo gone`)).toBe('gone');
    });

    test('several at once do not mix', async () => {
      const said = await Promise.all(
        ['one', 'two', 'three'].map(async (word) =>
          allOf(await perl(`$| = 1; for (1 .. 5) { print "${word} "; select undef, undef, undef, 0.02 }`)),
        ),
      );
      expect(said).toEqual(['one', 'two', 'three'].map((word) => `${word} `.repeat(5)));
    });

    test('is not begun any more when the run is interrupted', async () => {
      const begun = testbed.converse(['touch', 'begun'], AbortSignal.abort('SIGTERM'));
      await expect(begun).rejects.toBe('SIGTERM');
      await sleep(200);
      expect(await textOf(testbed, 'ls begun 2>/dev/null || echo absent')).toBe('absent');
    });
  });

  test('nothing of a conversation is left when the testbed is removed', async () => {
    const own = await open();
    const mark = `agentbench-mark-${crypto.randomUUID()}`;
    const conversation = await own.converse(
      ['perl', '-e', `$0 = "${mark}"; $SIG{TERM} = "IGNORE"; $| = 1; print "on\\n"; sleep 1 while 1`],
      never,
    );
    await linesOf(conversation.output).next();
    expect(runningHere(mark)).toBe(1);
    expect(await own.remove()).toEqual([]);
    expect(runningHere(mark)).toBe(0);
  });
}

/** A directory of this machine with modes, a link and odd names. */
function aDirectory(): string {
  const root = temporaryDirectory();
  for (const name of ['closed', 'empty']) mkdirSync(path.join(root, name));
  for (const [name, mode] of [
    ['a', 0o644],
    ['run.sh', 0o755],
    ['odd "name" ünï', 0o444],
    ['closed/key', 0o600],
  ] as const) {
    writeFileSync(path.join(root, name), `${path.basename(name).split(' ')[0]}\n`);
    chmodSync(path.join(root, name), mode);
  }
  chmodSync(path.join(root, 'closed'), 0o700);
  chmodSync(path.join(root, 'empty'), 0o755);
  symlinkSync('a', path.join(root, 'link'));
  return root;
}

async function bytesOf({ output }: Conversation): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of output) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function allOf(conversation: Conversation): Promise<string> {
  return (await bytesOf(conversation)).toString();
}

async function* linesOf(output: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let text = '';
  for await (const chunk of output) {
    const lines = (text + chunk.toString()).split('\n');
    text = lines.pop()!;
    yield* lines;
  }
}

/** Number of processes with a mark; those of containers are this machine's as well. */
function runningHere(mark: string): number {
  return listProcesses().filter(({ pid }) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'latin1').startsWith(mark);
    } catch {
      return false;
    }
  }).length;
}
