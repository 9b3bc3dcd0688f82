import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Redactor } from '../../src/base/redact/redact.ts';
import { removeTree } from '../../src/base/tree.ts';
import { PlainLauncher } from '../../src/testbeds/host/plain-launcher.ts';
import { HostTestbed } from '../../src/testbeds/host/testbed.ts';
import type { TestbedFile } from '../../src/testbeds/types.ts';
import { collect as collectBetween, entriesOf } from '../../src/trial/collect.ts';
import { SILENT } from '../../src/trial/observer.ts';
import { type Collected, collectOutput } from '../../src/trial/output.ts';
import { TrialRecord } from '../../src/trial/record.ts';
import { aResult } from '../support/results.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const NO_USAGE = { input_tokens: null, output_tokens: null, cost_usd: null, steps: null, model: null };

let trial: string;
let kept: string;

beforeEach(() => {
  trial = temporaryDirectory();
  mkdirSync(path.join(trial, 'output'));
  kept = path.join(temporaryDirectory(), 'output');
});

/** An entry as a testbed might name it, whatever is in it. */
function entry(name: string, content: string | Buffer[] = '', about: Partial<TestbedFile> = {}): TestbedFile {
  const chunks = typeof content === 'string' ? [Buffer.from(content)] : content;
  const size = chunks.reduce((sum, { length }) => sum + length, 0);
  async function* read() {
    yield* chunks;
  }
  return { path: name, type: 'file', size, identity: '', content: { [Symbol.asyncIterator]: read }, ...about };
}

async function collect(entries: TestbedFile[], limit = 1000, secrets: string[] = []): Promise<Collected> {
  async function* each() {
    yield* entries;
  }
  return collectOutput(each(), kept, limit, new Redactor(secrets));
}

/** What was kept: path → text. */
function files(directory = kept): Record<string, string> {
  const found: Record<string, string> = {};
  const walk = (below: string) => {
    for (const item of readdirSync(path.join(directory, below), { withFileTypes: true })) {
      const name = path.join(below, item.name);
      if (item.isDirectory()) walk(name);
      else found[name] = item.isFile() ? readFileSync(path.join(directory, name), 'utf8') : 'NO FILE';
    }
  };
  try {
    walk('');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return found;
}

describe('what is kept', () => {
  test('files with their paths; directories only where a file is in them', async () => {
    const entries = [
      entry('a.txt', 'A'),
      entry('sub', '', { type: 'directory' }),
      entry('sub/b c.txt', 'B'),
      entry('empty'),
    ];
    expect(await collect(entries)).toEqual({ usage: NO_USAGE, left: [] });
    expect(files()).toEqual({ 'a.txt': 'A', 'sub/b c.txt': 'B', empty: '' });
  });

  test('nothing at all', async () => {
    expect(await collect([])).toEqual({ usage: NO_USAGE, left: [] });
    expect(files()).toEqual({});
  });

  test('secrets are gone from contents and names', async () => {
    await collect([entry('log-hunter22.txt', [Buffer.from('key: hunt'), Buffer.from('er22\n')])], 1000, ['hunter22']);
    expect(files()).toEqual({ 'log-%2A%2A%2A.txt': 'key: ***\n' });
  });

  test('names that no artifact may have, encoded', async () => {
    expect(await collect([entry('a:b|c?.txt', '1'), entry('new\nline', '2'), entry('back\\slash', '3')])).toMatchObject(
      { left: [] },
    );
    expect(files()).toEqual({ 'a%3Ab%7Cc%3F.txt': '1', 'new%0Aline': '2', 'back%5Cslash': '3' });
  });
});

describe('what is left out', () => {
  const NAME = 'a name that is not a plain relative path';
  test('a repository of git is none where it is kept: its settings name programs', async () => {
    await collect([
      entry('a/.git/HEAD', 'ref: refs/heads/main\n'),
      entry('a/.git/config', '[core]\n\trepositoryformatversion = 0\n\tfsmonitor = touch pwned; :\n'),
      ...['a/.git/objects/x', 'a/.git/refs/x', 'head', 'HEAD.txt', 'AHEAD'].map((name) => entry(name, 'x')),
    ]);
    const git = ['-c', 'safe.directory=*', '-C', path.join(kept, 'a'), 'rev-parse', '--git-dir'];
    expect(() => execFileSync('git', git, { stdio: 'pipe' })).toThrow('not a git repository');
    expect(Object.keys(files()).sort()).toEqual(
      ['%68ead', 'AHEAD', 'HEAD.txt', 'a/.git/%48EAD', 'a/.git/config', 'a/.git/objects/x', 'a/.git/refs/x'].sort(),
    );
  });

  test('nor one of Mercurial', async () => {
    await collect(['.hg/hgrc', 'a/.HG/hgrc', '.hgignore', 'x.hg/y', 'hg/z'].map((name) => entry(name, 'x')));
    expect(Object.keys(files()).sort()).toEqual(['%2Ehg/hgrc', '.hgignore', 'a/%2EHG/hgrc', 'hg/z', 'x.hg/y']);
  });

  test.each<[string, string]>([
    ['/etc/passwd', NAME],
    ['../result.json', NAME],
    ['a/../../result.json', NAME],
    ['..', NAME],
    ['.', NAME],
    ['./a', NAME],
    ['a//b', NAME],
    ['a/', NAME],
    ['', NAME],
    ['a\0b', NAME],
    ['not-utf8-\ufffd', NAME],
    [`${'a/'.repeat(600)}b`, NAME],
    ['x'.repeat(300), 'a name that cannot be kept'],
  ])('the name %j', async (name, why) => {
    expect(await collect([entry(name, 'x'), entry('fine', 'y')])).toEqual({ usage: NO_USAGE, left: [`1 × ${why}`] });
    expect(files()).toEqual({ fine: 'y' });
  });

  test('what is no file', async () => {
    const entries = ['a', 'b', 'c'].map((name) => entry(name, 'x', { type: 'other' }));
    expect((await collect(entries)).left).toEqual(['3 × a link, device, socket or pipe']);
    expect(files()).toEqual({});
  });

  test('the second of two entries with one name; nothing of ours is written over', async () => {
    mkdirSync(kept);
    writeFileSync(path.join(kept, 'ours'), 'ours');
    symlinkSync('/etc/passwd', path.join(kept, 'link'));
    const entries = [
      entry('a', '1'),
      entry('a', '2'),
      entry('a/b', '3'),
      entry('d/e', '4'),
      entry('d', '5'),
      entry('ours', '6'),
      entry('link', '7'),
    ];
    expect((await collect(entries)).left).toEqual(['5 × a name that cannot be kept']);
    expect(files()).toEqual({ a: '1', 'd/e': '4', ours: 'ours', link: 'NO FILE' });
  });

  test('more bytes than the limit, files that still fit come after', async () => {
    const entries = [
      entry('a', 'x'.repeat(60)),
      entry('big', 'x'.repeat(41)),
      entry('b', 'x'.repeat(40)),
      entry('c', 'x'),
    ];
    expect((await collect(entries, 100)).left).toEqual(['2 × over max-output-size']);
    expect(Object.keys(files())).toEqual(['a', 'b']);
  });

  test('what a file has grown by beyond the limit', async () => {
    const growing = [Buffer.alloc(60, 'a'), Buffer.alloc(60, 'b'), Buffer.alloc(60, 'c')];
    expect((await collect([entry('log', growing, { size: 10 }), entry('after', 'x')], 100)).left).toEqual([
      '2 × over max-output-size',
    ]);
    expect(files()).toEqual({ log: 'a'.repeat(60) + 'b'.repeat(40) });
  });

  test('more files than ten thousand', async () => {
    const many = Array.from({ length: 10_002 }, (_, index) => entry(`f${index}`));
    expect((await collect(many)).left).toEqual(['2 × more than 10000 files']);
    expect(Object.keys(files())).toHaveLength(10_000);
  });

  test('what cannot be looked at, by its reason; a directory with such a name once, not each below it', async () => {
    const entries = [
      entry('a', '', { type: 'unread', why: 'a directory that cannot be read' }),
      entry('b', '', { type: 'unread' }),
      entry('d\ufffd', '', { type: 'directory' }),
      entry('d\ufffd/e', '', { type: 'directory' }),
      entry('d\ufffd/e/f', '', { type: 'directory' }),
      entry('fine', 'x'),
    ];
    expect((await collect(entries)).left).toEqual([
      '1 × a directory that cannot be read',
      '1 × an entry that cannot be read',
      '1 × a directory that is too deep, or whose name is not a plain one',
    ]);
    expect(files()).toEqual({ fine: 'x' });
  });

  test('what comes after two hundred thousand entries is not looked at', async () => {
    let made = 0;
    async function* endless() {
      for (;;) {
        made += 1;
        yield entry(`d${made}`, '', { type: 'directory' as const });
      }
    }
    const { left } = await collectOutput(endless(), kept, 1000, new Redactor([]));
    expect(left).toEqual(['1 × all that comes after 200000 entries']);
    expect(made).toBe(200_001);
  });

  test.each(['a listing', 'a file'])('what comes after its time is left out, where %s is stopped', async (where) => {
    const end = new AbortController();
    const stop = () => {
      end.abort();
      throw new Error('stopped');
    };
    async function* read() {
      yield Buffer.from('begun');
      stop();
    }
    async function* entries() {
      yield entry('whole', 'x');
      if (where === 'a listing') stop();
      yield entry('cut', '', { content: { [Symbol.asyncIterator]: read } });
      yield entry('late', 'x');
    }
    const within = entriesOf({ files: entries }, 'output', end.signal);
    const { left } = await collectOutput(within, kept, 1000, new Redactor([]));
    expect(left).toEqual(['1 × all that was not copied soon after the interruption']);
    expect(files()).toEqual({ whole: 'x', ...(where === 'a file' && { cut: 'begun' }) });
  });

  test('an interruption between two steps or rounds leaves two seconds for the rest', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const interruption = new AbortController();
    async function* entries() {
      yield entry('before', 'x');
      interruption.abort('SIGINT');
      vi.advanceTimersByTime(1999);
      yield entry('soon', 'x');
      vi.advanceTimersByTime(1);
      yield entry('late', 'x');
    }
    const record = new TrialRecord(aResult({ integrity: [] }), { instanceId: 'a', trial: 1 }, SILENT);
    const context = { options: { 'max-output-size': 1000, 'max-log-size': 1000 }, redactor: new Redactor([]) };
    const testbed = { files: entries, outputDirectory: 'output' };
    await collectBetween({ signal: interruption.signal, testbed, record, context } as never, kept);
    vi.useRealTimers();
    expect(files()).toEqual({ before: 'x', soon: 'x' });
    const detail = '1 × all that was not copied soon after the interruption';
    expect(record.result.integrity).toEqual([{ kind: 'output_left_out', detail }]);
  });

  test('a disk without room is no matter of one entry', async () => {
    async function* read(): AsyncIterable<Buffer> {
      yield Buffer.from('x');
      throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    }
    await expect(collect([entry('a', '', { content: read() })])).rejects.toThrow('no space');
  });
});

describe('usage.json', () => {
  test.each<[string, string, object]>([
    [
      'everything',
      '{"input_tokens":1,"output_tokens":2,"cost_usd":0.5,"steps":3,"model":"m"}',
      { input_tokens: 1, output_tokens: 2, cost_usd: 0.5, steps: 3, model: 'm' },
    ],
    ['some of it: unknown is null', '{"cost_usd":0}', { ...NO_USAGE, cost_usd: 0 }],
    ['null', '{"steps":null,"output_tokens":7}', { ...NO_USAGE, output_tokens: 7 }],
    ['other fields', '{"steps":4,"tools":["bash"]}', { ...NO_USAGE, steps: 4 }],
    ['an empty object', '{}', NO_USAGE],
    ['a model without a name', '{"steps":4,"model":" "}', { ...NO_USAGE, steps: 4 }],
    ['a number that JSON does not have, as Python writes it', '{"cost_usd":NaN,"steps":4}', { ...NO_USAGE, steps: 4 }],
  ])('%s', async (_, text, usage) => {
    expect(await collect([entry('usage.json', text)])).toEqual({ usage, left: [] });
    expect(files()).toEqual({ 'usage.json': text });
  });

  test.each<[string, string, string]>([
    ['a negative number', 'cost_usd', '-1'],
    ['a text', 'input_tokens', '"5"'],
    ['a number beyond all', 'cost_usd', '1e999'],
    ['numbers whose sums are none', 'cost_usd', '1e308'],
    ['a model of 201 characters', 'model', `"${'m'.repeat(201)}"`],
  ])('%s: this field is unknown, and named; the others count', async (_, field, value) => {
    const text = `{"__proto__":{"${field}":1},"steps":3,"${field}":${value}}`;
    const left = [`1 × usage.json with an invalid ${field}, now unknown`];
    expect(await collect([entry('usage.json', text)])).toEqual({ usage: { ...NO_USAGE, steps: 3 }, left });
    expect(files()).toEqual({ 'usage.json': text });
  });

  const NONE = 'that is no JSON object';
  test.each<[string, string, string]>([
    ['no JSON', 'tokens: 5', NONE],
    ['empty', '', NONE],
    ['a list', '[]', NONE],
    ['null', 'null', NONE],
    ['a list in lists', '['.repeat(30_000), NONE],
    ['more than 64 KiB', `{"steps":1}${' '.repeat(65_536)}`, 'of more than 64 KiB, which is not read'],
  ])('%s counts for nothing, and is kept', async (_, text, why) => {
    expect(await collect([entry('usage.json', text)], 100_000)).toEqual({
      usage: NO_USAGE,
      left: [`1 × usage.json ${why}`],
    });
    expect(files()).toEqual({ 'usage.json': text });
  });

  test('in a folder it is a file like others', async () => {
    expect((await collect([entry('sub/usage.json', '{"steps":1}')])).usage).toEqual(NO_USAGE);
  });

  test('a secret in its figures does not make it unreadable', async () => {
    expect((await collect([entry('usage.json', '{"input_tokens":123456}')], 1000, ['123456'])).usage).toEqual({
      ...NO_USAGE,
      input_tokens: 123_456,
    });
    expect(files()).toEqual({ 'usage.json': '{"input_tokens":***}' });
  });
});

describe('from a directory of the host', () => {
  const output = (...names: string[]) => path.join(trial, 'output', ...names);

  function testbed(): HostTestbed {
    const nothing = { shared: null, group: null, agentDirectory: null, prerunnerDirectory: null };
    const places = { ...nothing, trial: 'a/1', directory: trial, workdir: trial };
    return new HostTestbed({ ...places, environment: { TMPDIR: trial } }, new PlainLauncher(trial));
  }

  const collectHost = (limit = 1000) => collectOutput(testbed().files(output()), kept, limit, new Redactor([]));

  test('links, pipes and sockets are left out, wherever they lead', async () => {
    mkdirSync(output('sub'));
    writeFileSync(output('sub/a.txt'), 'A');
    symlinkSync('/etc/passwd', output('file-link'));
    symlinkSync('/', output('directory-link'));
    symlinkSync('nowhere', output('broken-link'));
    execFileSync('mkfifo', [output('pipe')]);
    const server = createServer().listen(output('socket'));
    await new Promise((resolve) => server.once('listening', resolve));
    expect((await collectHost()).left).toEqual(['5 × a link, device, socket or pipe']);
    server.close();
    expect(files()).toEqual({ 'sub/a.txt': 'A' });
  });

  test.each<[string, () => void, string[]]>([
    ['is gone', () => {}, []],
    ['is a link', () => symlinkSync('/etc', output()), ['1 × a link, device, socket or pipe']],
    ['is a file', () => writeFileSync(output(), 'x'), ['1 × a name that is not a plain relative path']],
  ])('an output directory that %s', async (_, replace, left) => {
    rmSync(output(), { recursive: true });
    replace();
    expect(await collectHost()).toEqual({ usage: NO_USAGE, left });
    expect(files()).toEqual({});
  });

  test('a file that is gone, or a link by now, when it is read', async () => {
    for (const name of ['gone', 'link', 'fine']) writeFileSync(output(name), name);
    async function* entries() {
      for await (const item of testbed().files(output())) {
        if (item.path !== 'fine') rmSync(output(item.path));
        if (item.path === 'link') symlinkSync('/etc/passwd', output('link'));
        yield item;
      }
    }
    const { left } = await collectOutput(entries(), kept, 1000, new Redactor([]));
    expect(left).toEqual(['2 × a file that cannot be read']);
    expect(files()).toEqual({ fine: 'fine' });
  });

  test('a pipe that took the place of a file is not waited for', async () => {
    writeFileSync(output('a'), 'a');
    writeFileSync(output('fine'), 'fine');
    async function* entries() {
      for await (const item of testbed().files(output())) {
        if (item.path === 'a') {
          rmSync(output('a'));
          execFileSync('mkfifo', [output('a')]);
        }
        yield item;
      }
    }
    const { left } = await collectOutput(entries(), kept, 1000, new Redactor([]));
    expect(left).toEqual(['1 × a file that cannot be read']);
    expect(files()).toEqual({ fine: 'fine' });
  });

  test('names of bytes that are no text are told of, files and directories', async () => {
    const script = String.raw`open F, ">", "a\xff"; mkdir "d\xff"; open F, ">", "d\xff/b"`;
    execFileSync('perl', ['-e', script], { cwd: output() });
    expect((await collectHost()).left.sort()).toEqual([
      '1 × a directory that is too deep, or whose name is not a plain one',
      '2 × a name that is not a plain relative path',
    ]);
  });

  test('a tree deeper than a path may be long, which can also be removed', async () => {
    execFileSync('perl', ['-e', 'for (1 .. 2500) { mkdir "d" or die; chdir "d" or die }'], { cwd: output() });
    writeFileSync(output('fine'), 'fine');
    expect((await collectHost()).left.sort()).toEqual([
      '1 × a directory that is too deep, or whose name is not a plain one',
      '1 × a path that is too long',
    ]);
    expect(files()).toEqual({ fine: 'fine' });
    await removeTree(output());
    expect(readdirSync(trial)).toEqual([]);
  });

  test('a file that grows while it is read is cut at the limit', async () => {
    writeFileSync(output('log'), 'a'.repeat(90));
    async function* entries() {
      for await (const item of testbed().files(output())) {
        appendFileSync(output('log'), 'b'.repeat(90));
        yield item;
      }
    }
    const { left } = await collectOutput(entries(), kept, 100, new Redactor([]));
    expect(left).toEqual(['1 × over max-output-size']);
    expect(files()).toEqual({ log: 'a'.repeat(90) + 'b'.repeat(10) });
  });
});
