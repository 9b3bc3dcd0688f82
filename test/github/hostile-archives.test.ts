import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Extracted, extract as extractArchive } from '../../src/github/archive.ts';
import { downloadArtifactOf, REPORT_LIMITS } from '../../src/github/download.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import { type ZipEntry, zip, zip64End, zip64Extra } from './zip.ts';

const github = await vi.hoisted(async () => (await import('./support.ts')).startGitHub());

const NAME = 'a name that is not a plain relative path';
const LINK = 'a link, device, socket or pipe';
const TAKEN = 'a name that cannot be kept';
const BROKEN = 'content that is broken';
const OVER = 'over the limit of bytes';
const ENCRYPTED = 'an encrypted file, or one of an unknown compression';
const ARCHIVE = 'an archive that is broken';
const LIMITS = { ...REPORT_LIMITS, total: 100_000, file: 40_000, files: 5, entries: 100 };

let directory: string;
beforeEach(() => {
  directory = path.join(temporaryDirectory(), 'in', 'artifact');
});

/** Every path below the directory's parent: what is beside it was not meant. */
async function onDisk(): Promise<string[]> {
  const entries = await readdir(path.dirname(path.dirname(directory)), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(
      (entry) =>
        `${entry.isFile() ? '' : 'no file: '}${path.relative(directory, path.join(entry.parentPath, entry.name))}`,
    )
    .sort();
}

async function extract(bytes: Buffer, limits = LIMITS): Promise<Extracted> {
  const { id, name } = github.service.add({ runId: 1, name: 'agentbench-x', bytes });
  const artifact = { id, name, createdAt: null, size: bytes.length };
  const extracted = await downloadArtifactOf(
    github.client('t'),
    { owner: 'octo', repo: 'demo' },
    artifact,
    directory,
    limits,
  );
  expect(await onDisk()).toEqual(extracted.files.toSorted());
  return extracted;
}

const GOOD: ZipEntry = { name: 'run.json', content: '{"good": true}' };

describe('names', () => {
  test.each<[string, string | Buffer]>([
    ['upwards', '../run.json'],
    ['upwards in the middle', 'a/../../../run.json'],
    ['upwards and down again', 'a/../run.json'],
    ['upwards at the end', 'a/trial-1/result.json/..'],
    ['absolute', '/run.json'],
    ['absolute and far', '/tmp/trial-1/result.json'],
    ['here', './run.json'],
    ['doubled slash', 'a//run.json'],
    ['backslashes', '..\\run.json'],
    ['backslashes that look plain', 'a\\trial-1/result.json'],
    ['a drive', 'C:/run.json'],
    ['a drive without a root', 'C:run.json'],
    ['a server', '\\\\server\\share/run.json'],
    ['a NUL', 'a\0b/run.json'],
    ['a NUL that cuts', 'run.json\0.txt'],
    ['a line of its own', 'a\n::error::x/run.json'],
    ['another stream', 'run.json:hidden'],
    ['no UTF-8', Buffer.from([0xff, 0xfe, ...Buffer.from('/run.json')])],
    ['Latin-1', Buffer.from('Jürgen/run.json', 'latin1')],
    ['over-long UTF-8', Buffer.from([0xc0, 0xae, 0xc0, 0xae, ...Buffer.from('/run.json')])],
    ['over-long', `${'x'.repeat(100)}/`.repeat(10).concat('run.json')],
    ['none', ''],
  ])('%s', async (_, name) => {
    expect(await extract(zip([{ name }, GOOD]))).toEqual({ files: ['run.json'], left: [`1 × ${NAME}`] });
  });

  test.each<[string, ZipEntry[], string[]]>([
    ['one too long for a file system', [{ name: `${'x'.repeat(300)}/run.json` }], []],
    [
      'twice the same',
      [
        { name: 'a/run.json', content: '1' },
        { name: 'a/run.json', content: '2' },
      ],
      ['a/run.json'],
    ],
    [
      'the same but for case',
      [
        { name: 'A/run.json', content: '1' },
        { name: 'a/run.json', content: '2' },
      ],
      ['A/run.json'],
    ],
    ['below a file', [{ name: 'a/run.json' }, { name: 'a/run.json/trial-1/result.json' }], ['a/run.json']],
    [
      'a file where a directory is',
      [{ name: 'a/run.json/trial-1/result.json' }, { name: 'a/run.json' }],
      ['a/run.json/trial-1/result.json'],
    ],
  ])('%s', async (_, entries, kept) => {
    const { files, left } = await extract(zip([...entries, GOOD]));
    expect({ files, left }).toEqual({ files: [...kept, 'run.json'], left: [`1 × ${TAKEN}`] });
    const content = entries[0]!.content ?? '{}';
    for (const file of kept) expect(await readFile(path.join(directory, file), 'utf8')).toBe(content);
  });

  test('directories are nothing, whatever their names', async () => {
    const entries = ['a/', '../../b/', '/c/', 'run.json/', 'd\\'].map((name) => ({
      name,
      content: '',
      mode: 0o040755,
    }));
    expect(await extract(zip([...entries, GOOD]))).toEqual({ files: ['run.json'], left: [`1 × ${NAME}`] });
    expect(await readdir(directory)).toEqual(['run.json']);
  });
});

describe('entries', () => {
  test.each<[string, Partial<ZipEntry>, string]>([
    ['a link', { mode: 0o120777, content: '/etc/passwd', method: 0 }, LINK],
    ['a link a report does not read', { name: 'x', mode: 0o120777, content: '..' }, LINK],
    ['a device', { mode: 0o060666 }, LINK],
    ['a pipe', { mode: 0o010666 }, LINK],
    ['a socket', { mode: 0o140666 }, LINK],
    ['a directory by its mode alone', { mode: 0o040755 }, LINK],
    ['an encrypted one', { flags: 1 }, ENCRYPTED],
    ['AES', { method: 99, flags: 1 }, ENCRYPTED],
    ['bzip2', { method: 12 }, ENCRYPTED],
    ['no deflate at all', { raw: Buffer.from('this is no deflate stream') }, BROKEN],
    ['deflate that ends early', { raw: Buffer.from([0x4b, 0x4c]), claimed: { size: 2 } }, BROKEN],
    ['another checksum', { claimed: { crc: 12345 } }, BROKEN],
    ['more than there is', { method: 0, claimed: { compressed: 30_000, size: 30_000 } }, BROKEN],
    ['more than there is, and than it says', { method: 0, claimed: { compressed: 60_000, size: 10 } }, BROKEN],
    ['a header that is elsewhere', { claimed: { offset: 5 } }, BROKEN],
    ['a header that is outside', { claimed: { offset: 0x7fffffff } }, BROKEN],
    [
      'a header where no file reaches',
      { claimed: { offset: 0xffffffff }, extra: zip64Extra(0xffffffffffffffffn) },
      BROKEN,
    ],
    [
      'a length that no file has',
      { claimed: { compressed: 0xffffffff }, extra: zip64Extra(0xffffffffffffffffn), method: 0 },
      BROKEN,
    ],
    ['more than the limit', { content: Buffer.alloc(40_001) }, OVER],
    ['more than the limit by its word alone', { claimed: { size: 0xfffffff0 } }, OVER],
    ['a bomb', { content: Buffer.alloc(50_000_000), claimed: { size: 10 } }, OVER],
    ['a stored one that says less', { content: Buffer.alloc(60_000), method: 0, claimed: { size: 10 } }, OVER],
  ])('%s', async (_, fields, why) => {
    const bytes = zip([{ name: 'a/trial-1/result.json', ...fields }, GOOD]);
    expect(await extract(bytes)).toEqual({ files: ['run.json'], left: [`1 × ${why}`] });
    expect(await readFile(path.join(directory, 'run.json'), 'utf8')).toBe(GOOD.content);
  });

  test('a limit is no less than it says', async () => {
    const content = Buffer.alloc(40_000, 'x');
    const entries = [1, 2].map((k) => ({ name: `a/trial-${k}/result.json`, content }));
    const last = { name: 'b/run.json', content: content.subarray(0, 20_000) };
    expect(await extract(zip([...entries, last]))).toMatchObject({ files: { length: 3 }, left: [] });
  });

  test('all of them together are bounded, those that were begun and left out too', async () => {
    const trial = (k: number, fields: object) => ({ name: `a/trial-${k}/result.json`, ...fields });
    const bombs = [1, 2, 3].map((k) => trial(k, { content: Buffer.alloc(1_000_000), claimed: { size: 10 } }));
    expect(await extract(zip([...bombs, trial(4, { content: Buffer.alloc(30_000) })]))).toEqual({
      files: [],
      left: [`4 × ${OVER}`],
    });
  });

  test('no more files than the limit', async () => {
    const entries = Array.from({ length: 8 }, (_, k) => ({ name: `a/trial-${k}/result.json` }));
    expect(await extract(zip(entries))).toEqual({
      files: entries.slice(0, 5).map(({ name }) => name),
      left: ['3 × more than 5 files'],
    });
  });

  test.each([
    ['a trial', ['run.json', 'one/trial-1/result.json'], 'one/trial-1'],
    ['a trial of another program', ['job/config.json', 'job/one__a/result.json'], 'job/one__a'],
  ])('files of an agent in %s do not displace the records, whatever their names', async (_, records, trial) => {
    const output = ['run.json', 'experiment.json', 'result.json'].map((name) => ({
      name: `${trial}/output/${name}`,
      content: Buffer.alloc(39_000),
    }));
    const content = Buffer.alloc(20_000);
    const { files } = await extract(zip([...output, ...records.map((name) => ({ name, content }))]));
    expect(files.filter((file) => !file.includes('/output/'))).toEqual(records);
  });

  test('a run.json of an agent is no record', async () => {
    const entries = ['one/trial-1/output/run.json', 'one/trial-1/output/experiment.json'].map((name) => ({ name }));
    expect(await extract(zip([...entries, GOOD]))).toEqual({ files: ['run.json'], left: [] });
  });

  test('no more entries than the limit are looked at', async () => {
    const logs = Array.from({ length: 99 }, (_, k) => ({ name: `a/trial-1/${k}.log` }));
    expect(await extract(zip([...logs, GOOD]))).toEqual({ files: ['run.json'], left: [] });
    directory = path.join(temporaryDirectory(), 'in', 'artifact');
    expect(await extract(zip([...logs, { name: 'x' }, GOOD, GOOD]), { ...LIMITS, entries: 100 })).toEqual({
      files: [],
      left: ['1 × more than 100 entries'],
    });
  });

  test('directories are entries as well', async () => {
    const directories = Array.from({ length: 100 }, (_, k) => ({ name: `${k}/`, content: '' }));
    expect(await extract(zip([...directories, GOOD]))).toEqual({ files: [], left: ['1 × more than 100 entries'] });
  });

  test('reasons are counted', async () => {
    const names = ['../a', '/b', 'a\\b', 'c/trial-1/result.json', 'C/trial-1/result.json'];
    expect(await extract(zip(names.map((name) => ({ name }))))).toEqual({
      files: ['c/trial-1/result.json'],
      left: [`3 × ${NAME}`, `1 × ${TAKEN}`],
    });
  });
});

describe('archives', () => {
  const whole = zip([GOOD]);
  test.each<[string, Buffer, string[]]>([
    ['empty', Buffer.alloc(0), []],
    ['no zip', Buffer.from('<html>not found</html>'), []],
    ['cut', whole.subarray(0, whole.length - 5), []],
    ['with something after the end', Buffer.concat([whole, Buffer.from('x')]), []],
    ['more entries than there are', zip([GOOD], { entries: 9 }), ['run.json']],
    ['a directory outside', zip([GOOD], { offset: 0x7fffffff }), []],
    ['a directory elsewhere', zip([GOOD], { offset: 3 }), []],
    ['strongly encrypted', zip([GOOD, { name: 'a/run.json', flags: 0x41 }]), ['run.json']],
    ['an extra field that ends early', zip([GOOD, { name: 'b', extra: Buffer.from([9, 9, 99, 99]) }]), ['run.json']],
    ['64-bit: a directory where no file reaches', zip64End(1n, 0xffffffffffffffffn), []],
    ['64-bit: a last record where no file reaches', zip64End(1n, 0n, 0xffffffffffffffffn), []],
    ['64-bit: a last record that is none', zip64End(1n, 0n, 7n), []],
    ['64-bit: endless entries', zip64End(0xffffffffffffffffn, 0n), []],
  ])('%s', async (_, bytes, files) => {
    expect(await extract(bytes)).toEqual({ files, left: [`1 × ${ARCHIVE}`] });
  });

  test('without entries', async () => {
    expect(await extract(zip([]))).toEqual({ files: [], left: [] });
  });

  test('property: whatever bytes are changed, nothing is thrown, and nothing else is on disk', async () => {
    const base = zip([
      GOOD,
      { name: 'a/trial-1/result.json', method: 0 },
      { name: '../run.json' },
      { name: 'x', extra: zip64Extra(1n) },
    ]);
    const change = fc.tuple(fc.nat(base.length - 1), fc.constantFrom(0, 1, 0x7f, 0xff, 0x2f, 0x2e));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        const bytes = Buffer.from(base);
        for (const [at, value] of changes) bytes[at] = value;
        directory = path.join(temporaryDirectory(), 'in', 'artifact');
        const { files } = await extract(bytes);
        // A record of another program may be ten parts deep.
        expect(files.every((name) => /^([^/]+\/){0,9}(run|result)\.json$/.test(name))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe("Python's zipfile", () => {
  const SCRIPT = `
import io, stat, sys, zipfile
class Pipe(io.RawIOBase):
    def __init__(self, file): self.file = file
    def writable(self): return True
    def write(self, data): return self.file.write(data)
kind, file = sys.argv[1:]
def link(name):
    info = zipfile.ZipInfo(name); info.create_system = 3; info.external_attr = (stat.S_IFLNK | 0o777) << 16
    return info
with open(file, 'wb') as raw:
    compression = {'bzip2': zipfile.ZIP_BZIP2, 'lzma': zipfile.ZIP_LZMA, 'stored': zipfile.ZIP_STORED}.get(kind, zipfile.ZIP_DEFLATED)
    with zipfile.ZipFile(Pipe(raw) if kind == 'streamed' else raw, 'w', compression) as z:
        if kind == 'link': z.writestr(link('a/trial-1/result.json'), '/etc/passwd')
        if kind == 'unicode': z.writestr('ünï/run.json', '{}')
        if kind == 'slip': z.writestr('../../../run.json', '{}')
        with z.open('run.json', 'w', force_zip64=kind == 'zip64') as f: f.write(b'{"good": true}')
`;
  test.each<[string, Extracted]>([
    ['plain', { files: ['run.json'], left: [] }],
    ['stored', { files: ['run.json'], left: [] }],
    ['streamed', { files: ['run.json'], left: [] }],
    ['zip64', { files: ['run.json'], left: [] }],
    ['unicode', { files: ['ünï/run.json', 'run.json'], left: [] }],
    ['link', { files: ['run.json'], left: [`1 × ${LINK}`] }],
    ['slip', { files: ['run.json'], left: [`1 × ${NAME}`] }],
    ['bzip2', { files: [], left: [`1 × ${ENCRYPTED}`] }],
    ['lzma', { files: [], left: [`1 × ${ENCRYPTED}`] }],
  ])('%s', async (kind, expected) => {
    const file = path.join(temporaryDirectory(), 'x.zip');
    await promisify(execFile)('python3', ['-c', SCRIPT, kind, file]);
    expect(await extract(await readFile(file))).toEqual(expected);
    if (expected.files.length > 0)
      expect(await readFile(path.join(directory, 'run.json'), 'utf8')).toBe('{"good": true}');
  });
});

describe('logs, for the page of a report', () => {
  const content = 'x'.repeat(1000);
  const LOGS = [
    'one/trial-1/agent.log',
    'one/trial-1/prompt.txt',
    'one/trial-2/round-1/points/001-1.cast',
    'job/one/trial-1/evaluation.log',
    'one/trial-1/trajectory.json',
    'one/trial-1/trajectory-step-2.json',
    'one/trial-1/changes-round-2.json',
    'one/trial-1/attempt-1/result.json',
    'one/trial-1/attempt-1/agent.log',
    'one/trial-1/attempt-1/trajectory.json',
  ];
  const OTHERS = [
    'one/trial-1/output/agent.log',
    'one/trial-1/output/trajectory.json',
    'one/trial-1/attempt-1/output/agent.log',
    'one/trial-1/attempt-1/changes.json',
    'one/trial-1/exchanges.json',
    'one/trial-1/core',
    '../one/trial-1/agent.log',
    'agent.log',
    'one/trial-1/agent.log/x.log',
    'one/trial-1/points/a b.txt',
    'a/b/one/trial-1/agent.log',
  ];
  const archive = zip(
    [...LOGS, ...OTHERS, 'one/trial-1/agent.LOG', 'ONE/trial-1/agent.log']
      .map((name) => ({ name, content }))
      .concat({ name: 'run.json', content: '{}' }),
  );

  async function extractLogs(logs?: { bytes: number; files: number }): Promise<string[]> {
    const file = path.join(temporaryDirectory(), 'artifact.zip');
    await writeFile(file, archive);
    await mkdir(directory, { recursive: true });
    const { files } = await extractArchive(file, directory, logs === undefined ? LIMITS : { ...LIMITS, logs });
    expect(files).toEqual(['run.json']);
    return onDisk();
  }

  test('are not taken unless they are asked for', async () => {
    expect(await extractLogs()).toEqual(['run.json']);
  });

  test('are what our trials leave, after the records, and nothing else', async () => {
    const logs = { bytes: 1_000_000, files: 100 };
    expect(await extractLogs(logs)).toEqual([...LOGS, 'run.json'].sort());
    expect(logs).toEqual({ bytes: 1_000_000 - LOGS.length * 1000, files: 100 - LOGS.length });
  });

  test.each([
    ['bytes', { bytes: 2_500, files: 100 }],
    ['files', { bytes: 1_000_000, files: 2 }],
  ])('within the budget of %s', async (_, logs) => {
    expect(await extractLogs(logs)).toEqual([...LOGS.slice(0, 2), 'run.json'].sort());
  });

  test.each([
    ['a lie about their size does not go over it', { claimed: { size: 10 } }, []],
    ['one over it takes nothing of it', {}, [LOGS[1]]],
    ['an encrypted one is left out', { content, flags: 1 }, [LOGS[1]]],
  ])('%s', async (_, fields, kept) => {
    const entries = [
      { name: LOGS[0]!, content: 'x'.repeat(100_000), ...fields },
      { name: LOGS[1]!, content },
    ];
    const file = path.join(temporaryDirectory(), 'artifact.zip');
    await writeFile(file, zip(entries));
    await mkdir(directory, { recursive: true });
    await extractArchive(file, directory, { ...LIMITS, logs: { bytes: 5_000, files: 10 } });
    expect(await onDisk()).toEqual(kept);
  });
});

describe('results of other programs', () => {
  const OTHERS = ['config.json', 'x.eval', 'one__a/result.json'];
  const below = (folder: string) => OTHERS.map((name) => ({ name: `${folder}${name}` }));

  test.each<[string, ZipEntry[], string[]]>([
    ['are taken', [...below('job/'), { name: 'job/one__a/notes.txt' }], OTHERS.map((name) => `job/${name}`)],
    ['are none below our run', [...below('one/output/'), GOOD], ['run.json']],
    [
      'are taken beside records that are no run',
      [{ name: 'results.json' }, { name: 'a/experiment.json' }, ...below('a/')],
      ['results.json', 'a/experiment.json', ...OTHERS.map((name) => `a/${name}`)],
    ],
    [
      'are none below one of our runs, and are beside it',
      [...below('a/one/'), ...below('b/'), { name: 'a/run.json' }],
      ['a/run.json', ...OTHERS.map((name) => `b/${name}`)],
    ],
    ['are none below a trial of ours, the run of which has no record', below('one/trial-1/output/'), []],
  ])('%s', async (_, entries, files) => {
    expect(await extract(zip(entries))).toEqual({ files, left: [] });
  });

  test('a log of Inspect may have the size of all files together', async () => {
    const content = Buffer.alloc(50_000);
    expect(
      await extract(
        zip([
          { name: 'x.eval', content },
          { name: 'job/config.json', content },
        ]),
      ),
    ).toEqual({
      files: ['x.eval'],
      left: [`1 × ${OVER}`],
    });
  });
});
