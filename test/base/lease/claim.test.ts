import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { UserError } from '../../../src/base/errors.ts';
import { claim, claimsIn, deadClaimsIn, giveUp } from '../../../src/base/lease/claim.ts';
import { thisOwner } from '../../../src/base/lease/owner.ts';
import { beginRun, deadRuns, endRun } from '../../../src/base/lease/run-directory.ts';
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
    expect(deadClaimsIn(directory)).toEqual([path.join(directory, 'dead')]);
    expect(claimsIn(path.join(directory, 'absent'))).toEqual([]);
  });
});

describe('runs', () => {
  test('one that was killed before it had made its directory is known as well', async () => {
    const machine = { temporaryDirectory: directory };
    const run = await beginRun(machine);
    leave(path.join(path.dirname(run.directory), '0123456789'));
    expect(deadRuns(machine)).toEqual(['0123456789']);
    await endRun(run.directory);
    expect(readdirSync(path.dirname(run.directory))).toEqual(['0123456789.owner']);
  });

  test('a temporary directory in which none can begin is the user’s to change', async () => {
    const file = path.join(directory, 'file');
    writeFileSync(file, '');
    await expect(beginRun({ temporaryDirectory: file })).rejects.toThrow(
      new UserError(
        `the temporary directory ${file} cannot be used: ENOTDIR: not a directory, mkdtemp '${file}/agentbench-${process.getuid!()}-XXXXXX'; make room there, or name another in RUNNER_TEMP`,
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
});
