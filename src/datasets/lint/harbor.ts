import path from 'node:path';
import type { Machine } from '../../base/machine.ts';
import type { Instance } from '../types.ts';
import type { Finding } from './finding.ts';
import { syntaxError } from './syntax.ts';

/** Finds what keeps a Harbor task from measuring anything, and lists what it asks for and is not given here. */
export async function lintTask(
  directory: string,
  { id, environment, evaluation, solution }: Instance,
  machine: Pick<Machine, 'environment'>,
): Promise<Finding[]> {
  if (evaluation.kind !== 'reward') return [];
  const task = path.relative(directory, path.dirname(evaluation.tests.directory));
  const at = (name: string) => ({ instance_id: id, file: path.join(task, name), line: null });
  const findings: Finding[] = (environment?.unsupported ?? []).map(({ key, why }) => ({
    ...{ level: 'warning', ...at('task.toml'), key },
    message: `unsupported: ${why}; the task is not run and counts as an error`,
  }));
  if (evaluation.script.includes('\r\n'))
    findings.push({
      ...{ level: 'error', ...at('tests/test.sh'), key: null },
      message:
        'a script with Windows line ends (CRLF), which its interpreter takes as part of the words; save it with LF',
    });
  const first = evaluation.script.split('\n')[0]!;
  // Other interpreters have another syntax.
  if (evaluation.script !== '' && !first.startsWith('#!'))
    findings.push({
      ...{ level: 'warning', ...at('tests/test.sh'), key: null },
      message: 'has no first line with its interpreter (#!/bin/bash); it is executed as it is',
    });
  const shell = /^#!.*\b(bash|sh)\b/.exec(first)?.[1] as 'bash' | 'sh' | undefined;
  const fault =
    shell === undefined ? null : await syntaxError(shell, evaluation.script.replaceAll('\r\n', '\n'), machine);
  if (fault !== null)
    findings.push({
      ...{ level: 'error', ...at('tests/test.sh'), key: null },
      message: `is not valid for ${shell}: ${fault}`,
    });
  if (solution === null)
    findings.push({
      ...{ level: 'warning', ...at('solution/solve.sh'), key: null },
      message: 'is missing, so that nothing shows that the task can be passed',
    });
  return findings;
}
