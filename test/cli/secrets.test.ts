import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBelow, findIn, formsOf, needlesOf } from '../../e2e/runner/secrets.ts';
import { rot13 } from '../../e2e/support/spy.ts';
import { startOpenAi, textOf, verdict } from '../doubles/openai-api.ts';
import { agentbench } from '../support/cli.ts';
import { run, writeProjects } from '../support/projects.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const secret = (name: string) => `sk-${name}-${randomBytes(12).toString('hex')}`;

describe('the judge’s key and the agent’s on the command line', () => {
  test('are in no file, and in nothing that run and report print', async () => {
    const [key, given, passed] = [secret('key'), `${secret('given')} "+&?`, secret('passed')] as const;
    const needles = needlesOf({ key, given, passed });
    // The model repeats all that it was told, and what it finds in the testbed; no secret reached it.
    const told: string[] = [];
    const api = await startOpenAi({
      key,
      model({ messages }) {
        told.push(...messages.map(({ content }) => textOf(content)));
        const last = messages.at(-1)!;
        if (last.role !== 'tool')
          return { calls: [{ name: 'run_in_testbed', arguments: { command: ['cat', 'forms.txt'] } }] };
        return { content: verdict(1, textOf(last.content)) };
      },
    });
    const plan = [
      { metric: 'typed', testcases: [run('read line; cat forms.txt; echo "$line"', 'hello\n')] },
      { metric: 'pipes', testcases: [run('cat forms.txt')] },
    ];
    const place = temporaryDirectory();
    const environment = { AGENTBENCH_JUDGE_API_KEY: key, PASSED: passed, HOME: path.join(place, 'home') };
    const forms = [given, passed].flatMap((text) => Object.values(formsOf(text)));
    const commandLine = [
      ...['run', '--dataset', 'prdbench', '--dataset-path', writeProjects({ 1: { plan } }), '--testbed', 'host'],
      ...['--judge', 'openai', '--judge-model', 'm', '--judge-base-url', api.baseUrl, '--fail-on', 'never'],
      ...['--agent-env', `GIVEN=${given}\nPASSED`],
      '--agent-command',
      `test ${'${#PASSED}'} = ${passed.length} || exit 7
       printf '%s\\n' ${forms.map((form) => `'${rot13(form)}'`).join(' ')} | tr 'A-Za-z' 'N-ZA-Mn-za-m' | tee forms.txt "$AGENTBENCH_OUTPUT_DIR/x"`,
    ];
    const measured = await agentbench(commandLine, { place, environment });
    const asJson = await agentbench([...commandLine, '--json'], { place, environment });
    const reported = await agentbench(['report', '--fail-on', 'never'], { place, environment });
    const reportedJson = await agentbench(['report', '--fail-on', 'never', '--json'], { place, environment });
    await api.close();

    expect(measured.stdout).toContain('1 failed');
    expect(JSON.parse(asJson.stdout).totals).toMatchObject({ failed: 1, coverage: 1 });
    expect(told.join('\n')).toContain('***');
    expect(findIn('what the model was told', told.join('\n'), needles)).toEqual([]);
    const printed = { measured, asJson, reported, reportedJson };
    for (const [name, { stdout, stderr }] of Object.entries(printed)) {
      expect(findIn(name, `${stdout}\n${stderr}`, needles)).toEqual([]);
    }
    expect(await findBelow('files', place, needles)).toEqual([]);
    expect(await findBelow('files', place, needlesOf({ mask: '***' }))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^mask itself in files\/agentbench-results\/[\dT-]+\/prdbench-1\/trial-1\/agent\.log$/),
      ]),
    );
  });

  test('a key among the arguments is warned of', async () => {
    const { stderr } = await agentbench(['run', '--judge-api-key', 'some-key', '--dataset', '/nowhere']);
    expect(stderr).toContain('set AGENTBENCH_JUDGE_API_KEY in the environment instead');
    expect(stderr).not.toContain('some-key');
  });
});
