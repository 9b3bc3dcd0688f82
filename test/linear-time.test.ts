import { expect, test } from 'vitest';
import { shellPattern } from '../src/base/text/shell-pattern.ts';
import { tellingLine } from '../src/base/text/telling-line.ts';
import { markdownText } from '../src/base/text/untrusted.ts';
import { withVariables } from '../src/datasets/harbor/variables.ts';
import { outcomesOf } from '../src/datasets/lint/outcomes.ts';
import { normaliseCommand } from '../src/datasets/prdbench/commands.ts';
import type { ProjectFiles } from '../src/datasets/prdbench/files.ts';
import { noteWrittenFiles } from '../src/datasets/prdbench/path-list.ts';
import { noteUnitTest } from '../src/datasets/prdbench/unit-tests.ts';
import type { Instance } from '../src/datasets/types.ts';
import { servicesOf } from '../src/evaluation/look/listeners.ts';
import { isHarmless } from '../src/evaluation/look/obeyed.ts';
import { runsPackageScripts } from '../src/evaluation/look/package-scripts.ts';
import { pluginNames } from '../src/evaluation/look/plugins.ts';
import { hasPytestSection } from '../src/evaluation/look/pytest-files.ts';
import { readRewards } from '../src/evaluation/reward/read-rewards.ts';
import { staleLog } from '../src/evaluation/stale-log.ts';
import { doubtOfEnd } from '../src/evaluation/success-text.ts';
import { planReports } from '../src/evaluation/test-plan/pytest-reports.ts';
import { AnswerBody } from '../src/meter/answer-body.ts';
import { openaiChat } from '../src/meter/dialects/openai-chat.ts';
import { plainPath } from '../src/meter/providers.ts';
import { Room } from '../src/meter/types.ts';
import type { RunOnDisk } from '../src/report/load.ts';
import { inOrder } from '../src/report/run-order.ts';
import { excluder } from '../src/testbeds/exclude.ts';
import type { Testbed } from '../src/testbeds/types.ts';
import type { Trajectory } from '../src/trajectory/atif.ts';
import { classOfAction } from '../src/trajectory/classes.ts';
import { lastWords } from '../src/trajectory/last-words.ts';
import { notPersistent } from '../src/trajectory/not-persistent.ts';
import { repeated } from '../src/trajectory/repeated.ts';
import { agentWord } from '../src/trial/agent-word.ts';
import { changedTests } from '../src/trial/changes/given-tests.ts';
import { processorTime } from './support/processor.ts';

const MEGABYTE = 1_000_000;
const many = (text: string) => text.repeat(MEGABYTE / text.length);
const note = () => undefined;
const failed = { exitCode: 1, timedOut: false };
const testbed = { promptFile: '/prompt' } as Testbed;
const header = { a: { url: 'http://x', type: 'sse', headers: { H: many('${') } } };
const lacking = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`A${index}`, `\${X${index}}`]));
const task = (environment: object) =>
  ({
    environment: { unsupported: [], variables: {}, mcp: {}, ...environment },
    evaluation: { kind: 'reward', variables: {}, separate: null },
  }) as unknown as Instance;
/** One step with so many calls, each with its result. */
const stepOf = (calls: number) =>
  ({
    steps: [
      {
        tool_calls: Array.from({ length: calls }, (_, at) => {
          return { tool_call_id: `${at}`, function_name: 'bash', arguments: { command: `run ${at}` } };
        }),
        observation: {
          results: Array.from({ length: calls }, (_, at) => ({ source_call_id: `${at}`, content: `${at}` })),
        },
      },
    ],
  }) as unknown as Trajectory;
const testsFor = (command: string) =>
  changedTests(
    { repository: { url: 'x', commit: null }, evaluation: { kind: 'success_command', command, rule: 'exit_code' } },
    new Map(),
  );
const missing = {
  ...{ kind: 'success_command' as const, command: 'x', exit_code: 1, timed_out: false, duration_ms: 0 },
  output_tail: Array.from({ length: 2_000 }, (_, at) => `sh: a${at}: not found`).join('\n'),
};
const script = (text: string) =>
  ({ isFile: () => true, read: async () => Buffer.from(`"pytest" ${text}`) }) as unknown as ProjectFiles;

const attempts = Array.from({ length: 20_000 }, (_, at) => {
  return { run: { started_at: '2026-11-21', planned: [], github: { run_id: '1', run_attempt: at % 200 } } };
}) as unknown as RunOnDisk[];

/** An answer that came in so many parts. */
const answerOf = async (parts: number) => {
  const body = new AnswerBody(openaiChat.reader(new Room(MEGABYTE)), { 'content-type': 'text/event-stream' });
  for (let part = 0; part < parts; part++) body.push(Buffer.from(': one\n\n'));
  await body.end();
};

/** Texts of agents, datasets and users that a pattern could search again from each of their characters. */
test.each<[what: string, read: () => unknown]>([
  ['a line of quotation marks', () => tellingLine(`a${many('"x')}`)],
  ['digits in cells', () => Array.from({ length: 1000 }, () => markdownText('1'.repeat(500), 500))],
  ['a banner in a script', () => agentWord(`agent\n${many('#')}\nother`)],
  ['set -u on each line', () => outcomesOf(many('set -u\n'), 'x')],
  ['many set on one line', () => outcomesOf(many('set '), 'x')],
  ['spaces after pkill -f', () => normaliseCommand(`pkill -f ${many(' ')}"`, note)],
  ['an option of many outs', () => noteWrittenFiles([` -${many('-out')}`], ['x'], script(''), note)],
  ['tabs after exit(', () => noteUnitTest('python a.py', script(`pytest.main( exit(${many('\t')}`), note)],
  ['a long word in a script', () => noteUnitTest('python a.py', script(`pytest.main( ${many('e')}`), note)],
  ['exits after pytest', () => noteUnitTest('python a.py', script(`a = pytest.main( ${many('exit(')}`), note)],
  ['a long variable', () => noteUnitTest('python a.py', script(`${many('v')} = pytest.main(`), note)],
  ['many installations', () => runsPackageScripts(`${many('npm ci ')} --ignore-scripts`)],
  ['many clients', () => servicesOf(many('curl '), 'x')],
  ['open sets of a pattern', () => shellPattern(`x${many('[').slice(0, 200_000)}\\]`)],
  ['an artifact in many folders', () => excluder(['*.pyc', 'a*b*c'])(many('a/'))],
  ['tabs in a section', () => isHarmless('pip', `[${many('\t')}x`)],
  ['brackets of a section', () => pluginNames(`${many('[')}x`)],
  ['tabs in a name', () => pluginNames(`a${many('\t')}x`)],
  ['blank lines of settings', () => hasPytestSection(many('\n\t'))],
  ['a number of a million digits', () => expect(() => readRewards(null, Buffer.from(`${many('0')}x`))).toThrow()],
  ['slashes in a command', () => staleLog(testbed, many('/-'), new AbortController().signal)],
  ['tabs after the end of a command', () => doubtOfEnd(`|| echo "Setup failed"${many('\t')}x`, failed)],
  ['paths and programs that may run tests', () => testsFor(`${many('./')} ${many('npm ')}`)],
  ['spaces in a setting of apt', () => isHarmless('apt', `APT${many(' ')}x`)],
  ['loops without pytest', () => planReports(testbed, many('for do '), { blocked: [], compiledIn: null })],
  ['spaces in the path of a request', () => plainPath(`/${many('%20')}x`)],
  ['an option of bash', () => classOfAction('bash', { command: `bash -${many('c')}.` })],
  ['an option of tar', () => classOfAction('bash', { command: `tar -${many('t')}.` })],
  ['an answer in many parts', () => answerOf(200_000)],
  ['begun variables in a header', () => withVariables(task({ mcp: header }), {})],
  ['many variables that are not given', () => withVariables(task({ variables: lacking }), {})],
  ['a step of many calls', () => repeated(stepOf(40_000))],
  ['many commands and lines that miss another', () => notPersistent(stepOf(10_000), missing, new Map())],
  ['many attempts of a workflow run', () => inOrder(attempts)],
  ['spaces in last words', () => lastWords(`a${many(' ')}x`)],
])('%s', async (_, read) => {
  const begun = processorTime();
  await read();
  expect(processorTime() - begun).toBeLessThan(5_000);
});
