import { expect, test } from 'vitest';
import { agentbench } from '../support/cli.ts';

/** The lines that are headings, with the first words of the entries below each. */
async function sections(...args: string[]): Promise<[heading: string, entries: string[]][]> {
  const { exitCode, stdout } = await agentbench([...args, '--help'], { environment: { COLUMNS: '80' } });
  expect(exitCode).toBe(0);
  return stdout
    .split(/\n(?=[A-Z][\w ]*:\n)/)
    .slice(1)
    .map((text) => {
      const [heading = '', ...lines] = text.split('\n');
      return [heading, lines.flatMap((line) => /^ {2}(?:-\w, )?([\w-]+)/.exec(line)?.[1] ?? [])];
    });
}

test('the commands by purpose, every one of them', async () => {
  const found = await sections();
  expect(found.slice(1)).toEqual([
    ['Measure agents:', ['run', 'resume', 'plan']],
    ['Read results:', ['report', 'rescore', 'show']],
    ['Write tasks:', ['validate', 'check', 'list', 'export', 'evaluate']],
    ['Find out why:', ['shell', 'clean']],
    ['Set up:', ['doctor', 'agents', 'init', 'help']],
  ]);
});

test('the options of run: the most used first, then by group', async () => {
  const found = await sections('run');
  expect(found.map(([heading]) => heading)).toEqual([
    'Most used:',
    ...['Dataset:', 'Agent:', 'Model:', 'Testbed:', 'Evaluation:', 'Run:', 'Experiment:', 'Report:'],
    ...['Options:', 'Global Options:'],
  ]);
  expect(found[0]![1].slice(0, 5)).toEqual([
    ...['--dataset', '--instances', '--agent', '--agent-model', '--agent-command'],
  ]);
  expect(Object.fromEntries(found)['Testbed:']).toContain('--keep');
});

test('the options of a command that `help` names', async () => {
  const { exitCode, stdout } = await agentbench(['help', 'plan']);
  expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: expect.stringMatching(/^ +--dataset <value>/m) });
});

test('a command that takes few options has their headings only', async () => {
  const headings = (await sections('plan')).map(([heading]) => heading);
  expect(headings).toContain('Most used:');
  expect(headings).not.toContain('Testbed:');
});

test('the defaults of a command that takes its values from elsewhere', async () => {
  const help = async (name: string) => (await agentbench([name, '--help'])).stdout.replaceAll(/\s+/g, ' ');
  const defaults = async (name: string) => (await help(name)).match(/\(default: [^)]*\)|Default: /g)!;
  expect((await defaults('run')).length).toBeGreaterThan(30);
  // A port of allow-hosts.
  expect(await defaults('resume')).toEqual(['(default: the latest run)', '(default: 80 and 443)']);
  expect(await help('resume')).toMatch(/--config <value> Only none, /);
  expect(await help('run')).toMatch(
    /--keep-image \[boolean\] [^()]*(\([^()]*\)[^()]*){2}\(default: false\) Evaluation:/,
  );
  expect(await help('rescore')).toMatch(/--results-path <value> [^-]* Default: a new one in agentbench-rescored\/\. /);
  expect(await help('rescore')).toMatch(/--dataset <value> .{100,200} Default: that of the run\. /);
  expect(await help('check')).toMatch(/--results-path <value> [^-]* Default: a new one in agentbench-check\/\. /);
  expect(await help('shell')).toMatch(/--results-path <value> .{9,60} names a trial of\. Default: the latest run\. /);
  expect(await help('shell')).toMatch(
    /--dataset <value> .{100,200} Default: that of the latest run, or of the example\. /,
  );
});

test.each([[['help', 'rnu']], [['rnu', '--help']]])('%j: a command that does not exist', async (args) => {
  const stderr = "error: unknown command 'rnu'\n(Did you mean run?)\n(agentbench --help lists the commands)\n";
  expect(await agentbench(args)).toEqual({ exitCode: 2, stdout: '', stderr });
});

// As of a variable of a script that is not set: neither the current directory nor all instances.
test.each<[args: string[], name: string]>([
  [['plan', '--detect', '10%', '--from', ''], 'from'],
  [['init', '--task', 'a', '--dataset', ''], 'dataset'],
  [['check', '--junit', ''], 'junit'],
  [['list', '--show', ''], 'show'],
  [['report', '.', '', ''], 'directories'],
  [['resume', ''], 'directory'],
  [['resume', 'a', 'b', ''], 'instances'],
])('%j: an empty text is refused', async (args, name) => {
  const stderr = `agentbench: ${name}: is empty; give a value, or leave it out\n`;
  expect(await agentbench(args)).toEqual({ exitCode: 2, stdout: '', stderr });
});

test.each<[args: string[], last: string]>([
  [['rnu'], '(agentbench --help lists the commands)'],
  [['--jsn'], '(agentbench --help lists the commands)'],
  [['plan', '--max-job', '3'], '(agentbench plan --help lists the options)'],
  [['show', '--log'], '(agentbench show --help lists the options)'],
  [['doctor', 'more'], '(agentbench doctor --help lists the options)'],
])('%j: the message ends with the help that lists it', async (args, last) => {
  const { exitCode, stderr } = await agentbench(args);
  expect({ exitCode, last: stderr.trimEnd().split('\n').at(-1) }).toEqual({ exitCode: 2, last });
});
