import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import type { Machine } from '../../base/machine.ts';
import { closestName, isNear, nearName } from '../../base/text/near.ts';
import { ROW_KEYS } from '../row.ts';
import { EXIT_CODE_TYPE } from '../success-rule.ts';
import type { Dataset, Instance } from '../types.ts';
import type { Finding } from './finding.ts';
import { lintTask } from './harbor.ts';
import { readSmall } from './read-small.ts';
import { successFaults } from './success-command.ts';
import { syntaxError, WITH_MARK } from './syntax.ts';

const MOST_FILES = 2000;
const SHELLS_AT_ONCE = 4;
/** SetupBench's task types. */
const TYPES = [EXIT_CODE_TYPE, 'reposetup', 'dbsetup', 'bgsetup'];
const PRERUNNER = 'prerunner.sh';
/** Begin of the file that a checkout without Git LFS has in the place of a large one. */
const POINTER = 'version https://git-lfs.github.com/spec/';

/**
 * Finds what keeps tasks in SetupBench's format from measuring anything, from their files alone: nothing of a dataset is
 * executed. Test plans are left out; their loader notes their irregularities.
 */
export async function lint(
  dataset: Pick<Dataset, 'directory' | 'testbed'>,
  instances: Instance[],
  machine: Pick<Machine, 'environment'>,
): Promise<Finding[]> {
  const atOnce = pLimit(SHELLS_AT_ONCE);
  const found = await Promise.all(instances.map((instance) => atOnce(() => lintInstance(dataset, instance, machine))));
  return found.flat();
}

async function lintInstance(
  { directory, testbed }: Pick<Dataset, 'directory' | 'testbed'>,
  instance: Instance,
  machine: Pick<Machine, 'environment'>,
): Promise<Finding[]> {
  const { id, row, evaluation, taskType } = instance;
  if (instance.environment !== undefined) return lintTask(directory, instance, machine);
  if (row === null || evaluation.kind !== 'success_command') return [];
  const findings: Finding[] = [];
  const ofRow = (key: string) => (level: Finding['level'], message: string) =>
    findings.push({ level, instance_id: id, file: row.file, line: row.line, key, message });
  const ofFile =
    (file: string) =>
    (level: Finding['level'], message: string, line: number | null = null) =>
      findings.push({ level, instance_id: id, file: path.relative(directory, file), line, key: null, message });

  for (const key of row.unknownKeys) {
    const near = nearName(key, ROW_KEYS);
    ofRow(key)('warning', `has no meaning and is ignored${near === null ? '' : `; did you mean ${near}?`}`);
  }
  for (const [key, text] of [
    ['problem_statement', instance.prompt],
    ['success_command', evaluation.command],
  ] as const)
    if (text.includes('\ufffd'))
      ofRow(key)('warning', 'holds U+FFFD, the sign for bytes that are not UTF-8; save the file as UTF-8');
  lintType(taskType, ofRow('task_type'));
  if (instance.image === null && testbed !== 'host') {
    ofRow('base_image')(
      'error',
      'is missing, so the task cannot run on Docker; name an image, or declare testbed: host in dataset.yaml',
    );
  }
  const files = filesIn(directory, id);
  const command = ofRow('success_command');
  if (evaluation.command.includes('\r')) {
    command('error', 'has Windows line ends (\\r\\n), which a shell takes as part of the words; use \\n');
  }
  const script = evaluation.command.replaceAll('\r\n', '\n');
  const syntax = await syntaxError('sh', script, machine);
  // The sh of some images is bash.
  if (syntax !== null && testbed !== 'host' && (await syntaxError('bash', script, machine)) === null)
    command('warning', `is valid for bash alone, and sh runs it, which is another shell in most images: ${syntax}`);
  else if (syntax !== null) command('error', `is not valid for sh: ${syntax}`);
  else {
    // A script of the repository may say the text; it is not there to be read.
    const elsewhere = (has: (text: string) => boolean) =>
      has(instance.prompt) || files.some(({ file, script }) => has(script ?? readSmall(file) ?? ''));
    const faults = successFaults(evaluation.command, evaluation.rule, elsewhere);
    for (const { level, message } of faults)
      command(instance.repository !== null && message.startsWith('never says') ? 'warning' : level, message);
    const inOthers = evaluation.command.replaceAll('&>', '& >');
    if (faults.length === 0 && inOthers !== evaluation.command)
      for (const { message } of successFaults(inOthers, evaluation.rule, elsewhere))
        command(
          'warning',
          `"&>" redirects in bash alone, write ">FILE 2>&1"; the sh of most images does not wait for the command before it, and the whole ${message}`,
        );
  }
  await lintPrerunner(path.join(directory, 'fixtures'), id, ofFile);
  for (const { file, script, isPointer } of files) {
    if (isPointer)
      ofFile(file)(
        'warning',
        'is a pointer of Git LFS in the place of the file; fetch it by "git lfs pull", or by actions/checkout with lfs: true',
      );
    if (script?.includes('\r\n')) {
      const level = path.basename(file) === PRERUNNER ? 'error' : 'warning';
      ofFile(file)(
        level,
        'a script with Windows line ends (CRLF), which its interpreter takes as part of the words; save it with LF',
      );
    }
    if (script?.startsWith('\ufeff')) ofFile(file)('warning', WITH_MARK);
  }
  for (const file of [
    instance.prerunner === null ? null : path.join(instance.prerunner, PRERUNNER),
    instance.solution,
  ]) {
    const text = file === null ? null : readSmall(file);
    if (file === null || text === null) continue;
    if (file === instance.solution && text.includes('\r\n'))
      ofFile(file)('error', 'a script with Windows line ends (CRLF); save it with LF');
    if (file === instance.solution && text.startsWith('\ufeff')) ofFile(file)('warning', WITH_MARK);
    const fault = await syntaxError('bash', text.replaceAll('\r\n', '\n'), machine);
    if (fault !== null)
      ofFile(file)('error', `is not valid for bash: ${fault}`, Number(/^line (\d+)/.exec(fault)?.[1] ?? 0) || null);
  }
  return findings;
}

function lintType(type: string, report: (level: Finding['level'], message: string) => void): void {
  if (TYPES.includes(type)) return;
  const nearest = closestName(type, TYPES);
  if (!isNear(type, nearest)) return;
  if (nearest === EXIT_CODE_TYPE)
    report(
      'error',
      `"${type}" is judged by the text "Setup successful", not by the exit code; write ${EXIT_CODE_TYPE}`,
    );
  else report('warning', `"${type}" is reported as a type of its own; did you mean ${nearest}?`);
}

/** A prerunner under another name, or in another place, does not run. */
async function lintPrerunner(
  fixtures: string,
  id: string,
  ofFile: (file: string) => (level: Finding['level'], message: string) => void,
): Promise<void> {
  const place = `fixtures/prerunner-${id}/${PRERUNNER}`;
  const folder = path.join(fixtures, `prerunner-${id}`);
  if (isDirectory(folder) && !existsSync(path.join(folder, PRERUNNER))) {
    const names = readdirSync(folder);
    const meant = names.find((name) => name === 'setup.sh') ?? names.find((name) => name.endsWith('.sh'));
    ofFile(meant === undefined ? folder : path.join(folder, meant))(
      'error',
      `does not run: the script before the agent must be ${place}`,
    );
  }
  const inFixture = path.join(fixtures, id, PRERUNNER);
  if (existsSync(inFixture))
    ofFile(inFixture)('warning', `does not run, but is given to the agent; the script before the agent is ${place}`);
  const inSetup = path.join(fixtures, `setup-${id}`);
  if (isDirectory(inSetup)) ofFile(inSetup)('error', `belongs to no task; the script before the agent is ${place}`);
}

/** A file of a task. */
interface TaskFile {
  file: string;
  /** The text of a script, of a shell by its name, or any by its first line; null for any other file. */
  script: string | null;
  isPointer: boolean;
}

function filesIn(directory: string, id: string): TaskFile[] {
  const files: TaskFile[] = [];
  let seen = 0;
  for (const name of [id, `prerunner-${id}`]) list(path.join(directory, 'fixtures', name));
  return files;

  function list(folder: string): void {
    if (!isDirectory(folder)) return;
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      seen += 1;
      if (seen > MOST_FILES) return;
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) list(file);
      else if (entry.isFile()) {
        const text = readSmall(file);
        const isScript = text !== null && (/\.(ba|da|z|k)?sh$/.test(entry.name) || /^\ufeff?#!/.test(text));
        files.push({ file, script: isScript ? text : null, isPointer: text?.startsWith(POINTER) ?? false });
      }
    }
  }
}

function isDirectory(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
