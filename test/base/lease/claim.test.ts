import { chmodSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { UserError } from '../../../src/base/errors.ts';
import { claim, claimsIn, deadClaimsIn, giveUp } from '../../../src/base/lease/claim.ts';
import { thisOwner } from '../../../src/base/lease/owner.ts';
import {
  beginRun,
  countKeptBeside,
  deadRuns,
  endRun,
  isRunUnderWay,
  keepInRun,
  keptDirectories,
  removeKept,
  trialKeptIn,
  writeRunFile,
} from '../../../src/base/lease/run-directory.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

let directory: string;
/** A link as one who is dead would have left it. */
const leave = (file: string) =>
  symlinkSync(JSON.stringify({ ...thisOwner(), boot: 'an earlier one' }), `${file}.owner`);

beforeEach(() => {
  directory = temporaryDirectory();
});

describe('a claim', () => {
  test('tells the owner before there is anything, until it is given up', async () => {
    const file = path.join(directory, 'thing');
    claim(file);
    expect(claimsIn(directory)).toEqual([{ file, owner: thisOwner() }]);
    expect(() => claim(file)).toThrow(expect.objectContaining({ code: 'EEXIST' }));
    giveUp(file);
    giveUp(file);
    expect(readdirSync(directory)).toEqual([]);
  });

  test('of the dead is told from one of the living; other links are nobody’s', async () => {
    claim(path.join(directory, 'alive'));
    leave(path.join(directory, 'dead'));
    symlinkSync('somewhere', path.join(directory, 'odd.owner'));
    writeFileSync(path.join(directory, 'dead-owner'), '');
    expect(deadClaimsIn(directory)).toEqual([path.join(directory, 'dead')]);
    expect(claimsIn(path.join(directory, 'absent'))).toEqual([]);
  });
});

describe('runs', () => {
  test('one that was killed before it had made its directory is known as well', async () => {
    const machine = { temporaryDirectory: directory };
    const run = await beginRun(machine);
    for (const name of ['0123456789', 'no-run-yet']) leave(path.join(path.dirname(run.directory), name));
    expect([deadRuns(machine), isRunUnderWay(machine)]).toEqual([['0123456789'], true]);
    await endRun(run.directory);
    expect(isRunUnderWay(machine)).toBe(false);
    expect(readdirSync(path.dirname(run.directory)).sort()).toEqual(['0123456789.owner', 'no-run-yet.owner']);
  });

  test('what was kept is found once the run is over, and removed with its directory', async () => {
    const machine = { temporaryDirectory: directory };
    const run = await beginRun(machine);
    const parent = path.dirname(run.directory);
    const [one, two] = ['1', '2'].map((name) => path.join(run.directory, name)) as [string, string];
    for (const trial of [one, two]) {
      mkdirSync(path.join(trial, 'workdir'), { recursive: true });
      await keepInRun(trial, 'workdir', `a/${path.basename(trial)}`);
    }
    symlinkSync(run.directory, path.join(parent, 'beefbeefbe'));
    mkdirSync(path.join(run.directory, '3/kept'), { recursive: true });
    expect([keptDirectories(machine), countKeptBeside(one)]).toEqual([[], 2]);
    mkdirSync(path.join(parent, 'no-run-yet/1'), { recursive: true });
    writeFileSync(path.join(parent, 'no-run-yet/1/kept'), '');
    await endRun(run.directory);
    expect([keptDirectories(machine).sort(), trialKeptIn(one)]).toEqual([[one, two], 'a/1']);
    for (const text of ['', 'x'.repeat(1025)]) {
      writeFileSync(path.join(one, 'kept'), text);
      expect(trialKeptIn(one)).toBeNull();
    }
    await removeKept(one);
    expect(readdirSync(run.directory)).toEqual(['2']);
    await removeKept(two);
    expect(readdirSync(parent).sort()).toEqual(['beefbeefbe', 'no-run-yet']);
  });

  test('a temporary directory in which none can begin is the user’s to change', async () => {
    const file = path.join(directory, 'file');
    writeFileSync(file, '');
    await expect(beginRun({ temporaryDirectory: file })).rejects.toThrow(
      new UserError(
        `the temporary directory ${file} cannot be used: ENOTDIR: not a directory, mkdtemp '${file}/agentbench-${process.getuid!()}-XXXXXX'; make room there, or name another in RUNNER_TEMP`,
      ),
    );
    // A full disk may still take directories.
    expect(() => writeRunFile({ directory: file }, 'name', 'text')).toThrow(
      new UserError(
        `the temporary directory ${file} cannot be used: ENOTDIR: not a directory, open '${file}/name'; make room there, or name another in RUNNER_TEMP`,
      ),
    );
  });

  test('below a directory of somebody else’s nothing is believed', async () => {
    const uid = process.getuid!();
    mkdirSync(path.join(directory, 'theirs'));
    symlinkSync(path.join(directory, 'theirs'), path.join(directory, `agentbench-${uid}`));
    leave(path.join(directory, 'theirs/0123456789'));
    expect(deadRuns({ temporaryDirectory: directory })).toEqual([]);
  });

  test('a directory that others can write to is not used, and the one in its place is found again', async () => {
    const machine = { temporaryDirectory: directory };
    const open = path.join(directory, `agentbench-${process.getuid!()}`);
    mkdirSync(open);
    leave(path.join(open, '0123456789'));
    for (const mode of [0o720, 0o702]) {
      chmodSync(open, mode);
      const [one, two] = [await beginRun(machine), await beginRun(machine)];
      expect(path.dirname(one.directory)).toMatch(/agentbench-\d+-\w{6}$/);
      expect(path.dirname(two.directory)).toBe(path.dirname(one.directory));
      expect(deadRuns(machine)).toEqual([]);
    }
    chmodSync(open, 0o700);
    expect(path.dirname((await beginRun(machine)).directory)).toBe(open);
    // Agents of other users pass through it.
    expect(statSync(open).mode & 0o777).toBe(0o711);
    expect(deadRuns(machine)).toEqual(['0123456789']);
  });
});
