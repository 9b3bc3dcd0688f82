import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, type ExpectStatic } from 'vitest';
import { run, writeProjects } from '../test/support/projects.ts';
import { findIn, needlesOf, type Secrets } from './runner/secrets.ts';
import { plantedSecrets, plantedToken, tokensOf } from './support/planted.ts';
import { resultsOf, type Scene, saidBy, test } from './support/scene.ts';
import { readSeen, writeSpy } from './support/spy.ts';
import { watchBelow } from './support/watch.ts';

const TESTBEDS = ['host', 'docker'] as const;
type Testbed = (typeof TESTBEDS)[number];

/** What a command of a trial gets of the machine. */
const BASE: Record<Testbed, string[]> = {
  host: ['HOME', 'LANG', 'PATH', 'TERM', 'TMPDIR', 'USER'],
  docker: ['HOME', 'HOSTNAME', 'PATH'],
};
/** What the agent and its setup get beside that. */
const AGENT = [
  ...['AGENTBENCH_AGENT_DIR', 'AGENTBENCH_AGENT_HOME', 'AGENTBENCH_DATASET', 'AGENTBENCH_DEADLINE'],
  ...['AGENTBENCH_INSTANCE_ID', 'AGENTBENCH_OUTPUT_DIR', 'AGENTBENCH_PROMPT', 'AGENTBENCH_PROMPT_FILE'],
  ...['AGENTBENCH_TASK_TYPE', 'AGENTBENCH_TIMEOUT', 'AGENTBENCH_TRIAL', 'AGENTBENCH_WORKDIR'],
  ...['GIVEN', 'PASSED'],
];
const NOT_THEIRS =
  /^(GITHUB|ACTIONS|INPUT|RUNNER|STATE|IN_JOB|GH_TOKEN|OPENAI)\b|^(GITHUB|ACTIONS|INPUT|RUNNER|STATE)_/;

/** A run whose commands are spies, and what each saw by the command's name. */
async function spyOn(scene: Scene, testbed: Testbed, inputs: Record<string, string>, secrets: Secrets) {
  const home = await scene.directory();
  const spies = await writeSpy(await scene.directory());
  const spy = testbed === 'host' ? `${spies}/spy.sh` : '/opt/agent/spy.sh';
  const token = plantedToken();
  const job = await scene.job(
    {
      testbed,
      network: 'none',
      'agent-directory': spies,
      'agent-env': `GIVEN=${secrets.GIVEN}\nPASSED`,
      ...inputs,
    },
    {
      token,
      env: {
        ...{ HOME: home, USER: 'me', LANG: 'C.UTF-8', TERM: 'dumb' },
        ...{
          PASSED: secrets.PASSED!,
          IN_JOB: secrets.IN_JOB!,
          GH_TOKEN: token,
          OPENAI_API_KEY: secrets.OPENAI_API_KEY!,
        },
      },
      secrets: Object.values(secrets),
    },
  );
  return { spy, job };
}

/** `spy` where `$1` of it is the place for what it saw: the agent has said where that is. */
const told = (spy: string, kind: string) =>
  `bash ${spy} "$(cat .out)/seen-${kind}" "\${TMPDIR:-/tmp}" . "$HOME" "$(cat .out)/.."`;

async function expectNothingOfOurs(
  testbed: Testbed,
  directory: string,
  kinds: Record<string, string[]>,
  secrets: Secrets,
  expect: ExpectStatic,
): Promise<void> {
  const files = (await readdir(directory)).filter((name) => name.startsWith('seen-'));
  expect(files.toSorted()).toEqual(
    Object.keys(kinds)
      .map((kind) => `seen-${kind}`)
      .toSorted(),
  );
  const others = Object.entries(secrets).filter(([, value]) => value !== secrets.GIVEN && value !== secrets.PASSED);
  for (const [kind, names] of Object.entries(kinds)) {
    const seen = await readSeen(path.join(directory, `seen-${kind}`));
    expect(seen.names, kind).toEqual(names.toSorted());
    expect(seen.section('files'), kind).toEqual([]);
    const isAgents = kind === 'agent' || kind === 'agent-setup';
    expect(findIn(kind, seen.text, needlesOf(isAgents ? Object.fromEntries(others) : secrets))).toEqual([]);
    expect(
      seen.section('above').filter((line) => NOT_THEIRS.test(line)),
      kind,
    ).toEqual([]);
    if (testbed === 'host' || kind === 'judge') continue;
    expect(
      seen.section('processes').filter((line) => NOT_THEIRS.test(line)),
      kind,
    ).toEqual([]);
    expect(seen.section('processes').filter((line) => /canary|ACTIONS_|GITHUB_/.test(line) && !isAgents)).toEqual([]);
    expect(seen.section('sockets'), kind).toEqual([]);
    const mounts = seen.section('mounts').filter((line) => !/^\/(proc|sys|dev)\b/.test(line));
    expect(mounts.map((line) => line.split(' ')[0]!.replace(/^\/usr\/sbin\b/, '/sbin')).toSorted(), kind).toEqual([
      ...['/', '/etc/hostname', '/etc/hosts', '/etc/resolv.conf', '/opt/agent', '/sbin/docker-init'],
    ]);
    expect(
      mounts.find((line) => line.startsWith('/opt/agent')),
      kind,
    ).toMatch(/ ro\b/);
  }
}

describe.concurrent.for(TESTBEDS)('what a command sees, on %s', (testbed) => {
  const base = BASE[testbed];

  test('prerunner, agent-setup, agent, success command', async ({ scene, expect }) => {
    const secrets = plantedSecrets();
    const { spy, job } = await spyOn(scene, testbed, {}, secrets);
    const dataset = await scene.dataset(
      [
        {
          instance_id: 'a',
          base_image: 'debian:bookworm',
          success_command: `${told(spy, 'success')}; echo Setup successful`,
        },
      ],
      { 'prerunner-a/prerunner.sh': `bash ${spy} seen-prerunner "\${TMPDIR:-/tmp}" .\n` },
    );
    const own = (kind: string) =>
      `bash ${spy} "$AGENTBENCH_OUTPUT_DIR/seen-${kind}" "\${TMPDIR:-/tmp}" . "$HOME" "$AGENTBENCH_OUTPUT_DIR/.."`;
    const inputs = {
      dataset,
      'agent-setup': `printf %s "$AGENTBENCH_OUTPUT_DIR" >.out; mv seen-prerunner "$AGENTBENCH_OUTPUT_DIR"; ${own('agent-setup')}`,
      'agent-command': own('agent'),
    };
    const main = await job.main({ inputs });
    expect(main.outputs).toMatchObject({ passed: '1' });
    const everything = { ...job.secrets(), ...secrets };
    await expectNothingOfOurs(
      testbed,
      path.join(resultsOf(job), 'a/trial-1/output'),
      { prerunner: base, 'agent-setup': [...base, ...AGENT], agent: [...base, ...AGENT], success: base },
      everything,
      expect,
    );
  });

  test('test cases, judge, and what it runs in the testbed', async ({ scene, expect }) => {
    const secrets = plantedSecrets();
    const { spy, job } = await spyOn(scene, testbed, {}, secrets);
    const seenByJudge = await scene.directory();
    const watched = path.join(await scene.directory(), 'watched');
    const programs = testbed === 'host' ? ['bash', 'node', 'perl'] : ['bash', 'node'];
    const hostSpy = `${await writeSpy(await scene.directory())}/spy.sh`;
    const inTestbed = `sh -c ${JSON.stringify(`[ -e "$(cat .out)/seen-exec" ] || ${told(spy, 'exec')}`).replaceAll('$', '\\$')}`;
    const dataset = writeProjects({
      1: {
        plan: [
          { metric: 'silent', testcases: [run(told(spy, 'silent'))] },
          { metric: 'typed', testcases: [run(`read line; ${told(spy, 'typed')}`, 'hello\n')] },
          { metric: 'unit', type: 'unit_test', testcases: [run(told(spy, 'unit'))] },
        ],
      },
    });
    const inputs = {
      ...{ dataset: 'prdbench', 'dataset-path': dataset },
      ...(testbed === 'docker' ? { image: 'debian:bookworm' } : {}),
      'agent-command': `printf %s "$AGENTBENCH_OUTPUT_DIR" >.out; bash ${spy} "$AGENTBENCH_OUTPUT_DIR/seen-agent" . "$AGENTBENCH_OUTPUT_DIR/.."`,
      ...{ judge: 'command', 'judge-model': 'm', 'judge-api-key': secrets.JUDGE! },
      // Until the watch has seen the programs that come and go.
      'judge-command': `for _ in $(seq 1000); do "$AGENTBENCH_EXEC" ${inTestbed} >&2; [ ! -e ${watched} ] || break; done
        bash ${hostSpy} ${seenByJudge}/seen-judge "$TMPDIR" .. "$HOME"; echo '{"score": 2, "explanation": "seen"}'`,
    };
    const running = await job.start({ inputs });
    const watch = watchBelow(running.child.pid!, needlesOf(tokensOf(job.secrets(), secrets)));
    void watch.saw(...programs).then(() => writeFile(watched, '').catch(() => {}));
    const main = await running.done;
    const { commands, found } = watch.stop();
    expect(saidBy(main)).toEqual([]);
    expect(main.outputs).toMatchObject({ passed: '1' });
    expect(found).toEqual([]);
    expect(commands).toEqual(expect.arrayContaining(programs));

    const everything = { ...job.secrets(), ...secrets };
    const output = path.join(resultsOf(job), 'prdbench-1/trial-1/output');
    // A terminal's own, with input and without; the report that pytest would write.
    const typed = [...new Set([...base, 'TERM'])];
    const unit = [...base, 'PYTEST_ADDOPTS'];
    const kinds = { agent: [...base, ...AGENT], silent: typed, typed, unit, exec: base };
    await expectNothingOfOurs(testbed, output, kinds, everything, expect);
    const judge = { judge: [...BASE.host, 'AGENTBENCH_EXEC', 'AGENTBENCH_JUDGE_MODEL'] };
    await expectNothingOfOurs(testbed, seenByJudge, judge, everything, expect);
  });
});
