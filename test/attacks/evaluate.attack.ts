import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { row } from '../faults/table.ts';
import { agentbench } from '../support/cli.ts';
import { temporaryDirectory } from '../support/temporary.ts';

/** Metadata and what `agentbench evaluate` makes of them: its exit code, and the result it writes. */
const CASES: [metadata: string, exitCode: number, result: string | null][] = [
  ['{"success_command": NaN, "task_type": "x"}', 1, null],
  ['{"success_command": {"a": ["../../x"]}, "task_type": Infinity}', 0, '{"success": false}'],
  [
    '{"success_command": ["echo \\"$0\\"; touch -- \\"$1\\"", "Setup successful", "../-rf"], "task_type": []}',
    0,
    '{"success": true}',
  ],
  [
    '{"success_command": "echo ok", "task_type": {"__proto__": NaN}, "__proto__": {"success": true}}',
    0,
    '{"success": false}',
  ],
  [`${'['.repeat(100_000)}`, 1, null],
];

row(
  'attacks',
  {
    what: 'metadata for `evaluate` with NaN, objects, options and `../` as words, and 100,000 brackets',
    stage: 'success command',
    testbed: '–',
  },
  async ({ expect }) => {
    const seen: unknown[] = [];
    for (const [metadata] of CASES) {
      const directory = temporaryDirectory();
      const [file, output, workdir] = ['metadata.json', 'result.json', 'workdir'].map((name) =>
        path.join(directory, name),
      ) as [string, string, string];
      mkdirSync(workdir);
      writeFileSync(file, metadata);
      const { exitCode, stdout, stderr } = await agentbench(['evaluate', file, '-w', workdir, '--out', output]);
      expect(`${stdout}${stderr}`).not.toMatch(/ at .*\.ts:/);
      let result: string | null = null;
      try {
        result = readFileSync(output, 'utf8');
      } catch {
        // It wrote none.
      }
      seen.push([metadata, exitCode, result]);
    }
    expect(seen).toEqual(CASES);
    return 'read as the upstream harness reads it, or refused with the exit code 1 and no result; never a verdict of its own';
  },
);
