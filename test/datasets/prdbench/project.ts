import { symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectFiles } from '../../../src/datasets/prdbench/files.ts';
import { normalisePlan } from '../../../src/datasets/prdbench/normalise.ts';
import { planEntrySchema } from '../../../src/datasets/prdbench/plan-schema.ts';
import type { DataNote, TestCase, TestPoint } from '../../../src/datasets/types.ts';
import { directoryOf } from '../../support/datasets.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

const FILES = {
  'src/PRD.md': '',
  'src/data/a,b.csv': '',
  'evaluation/one.in': 'first\r\n\r\nlast',
  'evaluation/two.in': '\uFEFF1\n\n2\n',
  'evaluation/empty.in': '',
  'evaluation/enters.in': '\n\n',
  'evaluation/deep/only.in': 'deep\n',
  'evaluation/deep/twice.in': '',
  'evaluation/deeper/twice.in': '',
  'evaluation/mis_spelt.1in': 'x',
  'evaluation/near_1.in': '',
  'evaluation/near.1.in': '',
  'evaluation/a.csv': '',
  'evaluation/b.json': '',
  'evaluation/plain.py': 'print(1)  # not pytest',
  'evaluation/drops.py': 'import pytest\npytest.main([__file__])',
  'evaluation/passes.py': 'import sys, pytest\nsys.exit(pytest.main([__file__]))',
  'evaluation/keeps.py': 'import sys, pytest\ncode = pytest.main([__file__])\nsys.exit(code)',
  'evaluation/module.py': 'import subprocess, sys\nsubprocess.run([sys.executable, "-m", "pytest"])',
};
const project = await directoryOf(FILES);
export const outside = temporaryDirectory();
await writeFile(path.join(outside, 'secret.in'), 'secret\n');
await symlink(path.join(outside, 'secret.in'), path.join(project, 'evaluation/link.in'));
await symlink(outside, path.join(project, 'evaluation/folder'));
await writeFile(path.join(project, 'evaluation/latin.in'), Buffer.from([0x66, 0xfc, 0x72, 0x0a]));
export const files = await projectFiles(project);

/** The points that these entries of a plan become, in a project with the files above. */
export async function pointsOf(...entries: object[]): Promise<TestPoint[]> {
  return normalisePlan(
    entries.map((entry) => planEntrySchema.parse({ metric: 'M', type: 'shell_interaction', ...entry })),
    files,
  );
}

export async function pointOf(entry: object): Promise<TestPoint> {
  return (await pointsOf({ testcases: [{ test_command: 'true', test_input: null }], ...entry }))[0]!;
}

export async function caseOf(test_command: unknown, test_input?: unknown): Promise<TestCase & { notes: DataNote[] }> {
  const { testcases, notes } = await pointOf({ testcases: [{ test_command, test_input }] });
  return { ...testcases[0]!, notes };
}

export const kindsOf = (notes: DataNote[]) => notes.map(({ kind }) => kind);
