import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Machine } from '../../base/machine.ts';
import { partsOf } from '../steps.ts';
import type { Instance } from '../types.ts';
import type { Finding } from './finding.ts';
import { readSmall } from './read-small.ts';
import { syntaxError, WITH_MARK } from './syntax.ts';

/** Finds what keeps a Harbor task from measuring anything, and lists what it asks for and is not given here. */
export async function lintTask(
  directory: string,
  instance: Instance,
  machine: Pick<Machine, 'environment'>,
): Promise<Finding[]> {
  const { id, environment, solution } = instance;
  const task = environment?.folder ?? directory;
  const at = (file: string) => ({ instance_id: id, file: path.relative(directory, file), line: null });
  const findings: Finding[] = (environment?.unsupported ?? []).map(({ key, why }) => ({
    ...{ level: 'warning', ...at(path.join(task, 'task.toml')), key },
    message: `unsupported: ${why}; the task is not run and counts as an error`,
  }));
  // Steps may share a script.
  const scripts = new Map(
    partsOf(instance).flatMap((part) => [...scriptIn(part.evaluation), ...solutionIn(part.solution)]),
  );
  for (const [file, script] of scripts)
    for (const { level, message } of await lintScript(script, machine))
      findings.push({ level, ...at(file), key: null, message });
  for (const { files } of instance.steps?.all ?? []) {
    const file = path.join(files ?? '', 'setup.sh');
    // Bash runs it, whatever its first line is.
    const script = files === null ? null : readSmall(file);
    if (script === null) continue;
    for (const { level, message } of await lintScript(script, machine, 'bash'))
      findings.push({ level, ...at(file), key: null, message });
  }
  if (solution === null)
    findings.push({
      ...{ level: 'warning', ...at(path.join(task, 'solution/solve.sh')), key: null },
      message: 'is missing, so that nothing shows that the task can be passed',
    });
  return findings;
}

/** The file of the script that decides, with its text; none if only an image has it. */
function scriptIn(evaluation: Instance['evaluation']): [file: string, text: string][] {
  if (evaluation.kind !== 'reward') return [];
  const files = evaluation.tests.map((tests) => path.join(tests.directory, 'test.sh'));
  const file = files.findLast((name) => existsSync(name));
  return file === undefined ? [] : [[file, evaluation.script]];
}

/** The script of a solution, with its text; none if it is not read as text. */
function solutionIn(directory: string | null): [file: string, text: string][] {
  const file = path.join(directory ?? '', 'solve.sh');
  const text = directory === null ? null : readSmall(file);
  return text === null ? [] : [[file, text]];
}

/** `by`: the shell that runs the script; absent for one that is executed. */
async function lintScript(
  script: string,
  machine: Pick<Machine, 'environment'>,
  by?: 'bash',
): Promise<Pick<Finding, 'level' | 'message'>[]> {
  const findings: Pick<Finding, 'level' | 'message'>[] = [];
  if (script.includes('\r\n'))
    findings.push({
      level: 'error',
      message:
        'a script with Windows line ends (CRLF), which its interpreter takes as part of the words; save it with LF',
    });
  if (script.startsWith('\ufeff')) findings.push({ level: 'warning', message: WITH_MARK });
  const first = script.replace(/^\ufeff/, '').split('\n')[0]!;
  // Other interpreters have another syntax.
  if (by === undefined && script !== '' && !first.startsWith('#!'))
    findings.push({
      level: 'warning',
      message: 'has no first line with its interpreter (#!/bin/bash); it is executed as it is',
    });
  const shell = by ?? (/^#!.*\b(bash|sh)\b/.exec(first)?.[1] as 'bash' | 'sh' | undefined);
  const fault = shell === undefined ? null : await syntaxError(shell, script.replaceAll('\r\n', '\n'), machine);
  if (fault !== null) findings.push({ level: 'error', message: `is not valid for ${shell}: ${fault}` });
  return findings;
}
