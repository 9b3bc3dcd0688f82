import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe } from 'vitest';
import { findBelow, needlesOf } from '../../e2e/runner/secrets.ts';
import { type ModelServer, startModelServer } from '../doubles/model-server.ts';
import { containersOfInstance, dockerCli } from '../support/docker.ts';
import { outcomeOf, Place, until } from './place.ts';
import { placeOn } from './small-disk.ts';
import { type RowContext, row } from './table.ts';
import { nap, napIn, wake } from './world.ts';

const KEY = 'sk-canary-of-the-faults-51d0';

/** Asks the model once, with bash alone, and solves the task if it answers to its end. */
const ASK = `url=\${ANTHROPIC_BASE_URL#http://}; host=\${url%%/*}; body='{"model":"claude-sonnet-4-5","stream":true,"messages":[]}'
exec 3<>/dev/tcp/\${host%:*}/\${host#*:}
printf 'POST /%s/v1/messages HTTP/1.1\\r\\nHost: m\\r\\nx-api-key: %s\\r\\nContent-Length: %s\\r\\nConnection: close\\r\\n\\r\\n%s' \\
  "\${url#*/}" "$ANTHROPIC_API_KEY" \${#body} "$body" >&3
timeout \${PATIENCE:-240} cat <&3 >answer; grep -q message_stop answer && touch solved; true`;

interface Metered {
  place: Place;
  server: ModelServer;
  options: Record<string, string>;
}

/** Three instances, each of which is solved if the model answers. */
async function threeThatAsk(
  { onTestFinished }: RowContext,
  command = ASK,
  given: Place | null = null,
): Promise<Metered> {
  const place = given ?? new Place({ ANTHROPIC_API_KEY: KEY });
  const server = await startModelServer({ key: KEY });
  onTestFinished(async () => {
    wake(place);
    if (given === null) place.remove();
    await server.close();
  });
  const success_command = 'test -e solved && echo Setup successful';
  place.dataset(['a', 'b', 'c'].map((instance_id) => ({ instance_id, success_command })));
  const options = {
    testbed: 'host',
    'model-keys': 'ANTHROPIC_API_KEY',
    'model-endpoints': `anthropic=${server.url}`,
    'agent-command': command,
  };
  return { place, server, options };
}

async function completed({ place, options }: Metered, { expect }: RowContext): Promise<void> {
  const again = place.run({ ...options, resume: 'true' });
  const waking = setInterval(() => wake(place), 100);
  const { exitCode, log } = await again.ended.finally(() => clearInterval(waking));
  expect(exitCode, log).toBe(0);
  expect(await place.statuses()).toEqual({ 'a/1': 'passed', 'b/1': 'passed', 'c/1': 'passed' });
  // The run of another row may be removing a container of one that was killed, which the re-run then leaves to it.
  await expect.poll(() => place.left()).toEqual([]);
}

describe.concurrent('the provider of a model', () => {
  const FAULTS: [what: string, fault: Parameters<ModelServer['fail']>[0], told: RegExp][] = [
    ['takes the connection and ends it', { refuse: true }, /got no connection \(ECONNRESET\)/],
    ['resets in the middle of a stream', { resetAfter: 2 }, /was cut by the provider/],
    ['is overloaded (529)', { status: 529 }, /was answered with 529/],
    ['answers with a page of HTML', { page: '<html>maintenance</html>' }, /no answer of a model/],
  ];
  for (const [what, fault, told] of FAULTS) {
    row('faults', { what: `a model’s provider that ${what}`, stage: 'agent', testbed: 'host' }, async (context) => {
      const { expect } = context;
      const metered = await threeThatAsk(context);
      const { place, server, options } = metered;
      server.fail({});
      server.fail(fault);
      const ended = await place.run(options).ended;
      const statuses = await place.statuses();
      expect(ended.exitCode, ended.log).toBe(3);
      expect(statuses, ended.log).toEqual({ 'a/1': 'passed', 'b/1': 'error (model_unavailable)', 'c/1': 'passed' });
      const { results } = await place.records();
      expect(results[`${place.instance('b')}/trial-1`]!.error!.message).toMatch(told);
      expect(await place.left()).toEqual([]);
      await completed(metered, context);
      return `${outcomeOf(ended, statuses)}; the re-run completes; nothing left`;
    });
  }

  row(
    'faults',
    { what: 'a model’s provider that hangs, and an agent that gives up', stage: 'agent', testbed: 'host' },
    async (context) => {
      const { expect } = context;
      const { place, server, options } = await threeThatAsk(
        context,
        `case $AGENTBENCH_INSTANCE_ID in b-*) PATIENCE=2 ;; esac\n${ASK}`,
      );
      server.fail({});
      server.fail({ silentAfter: 2 });
      const ended = await place.run(options).ended;
      const statuses = await place.statuses();
      expect(statuses, ended.log).toEqual({ 'a/1': 'passed', 'b/1': 'failed', 'c/1': 'passed' });
      expect(await place.left()).toEqual([]);
      return `${outcomeOf(ended, statuses)}: giving up after 2 s is the agent’s decision; nothing left`;
    },
  );

  row('faults', { what: 'a model’s provider that is not there', stage: 'start', testbed: 'host' }, async (context) => {
    const { expect } = context;
    const { place, server, options } = await threeThatAsk(context);
    await server.close();
    const { exitCode, log } = await place.run(options).ended;
    expect(exitCode, log).toBe(2);
    expect(log).toContain('model-endpoints: anthropic does not answer at');
    expect(log).not.toContain(KEY);
    expect(await place.left()).toEqual([]);
    return `exit ${exitCode} before the first trial, which names the endpoint; nothing left`;
  });

  row('faults', { what: 'SIGINT while a model says nothing', stage: 'agent', testbed: 'host' }, async (context) => {
    const { expect } = context;
    const metered = await threeThatAsk(context);
    const { place, server, options } = metered;
    server.fail({});
    server.fail({ silentAfter: 2 });
    const running = place.run(options);
    await until(
      () => server.asked.length === 2,
      () => running.log,
    );
    running.child.kill('SIGINT');
    const ended = await running.ended;
    const statuses = await place.statuses();
    expect(ended.exitCode, ended.log).toBe(130);
    expect(statuses).toMatchObject({ 'a/1': 'passed', 'c/1': 'not_run (interrupted)' });
    expect(await place.left()).toEqual([]);
    await completed(metered, context);
    return `${outcomeOf(ended, statuses)}; the re-run completes; nothing left`;
  });
});

row(
  'faults',
  { what: 'results-path full of exchanges', stage: 'exchanges.jsonl', testbed: 'host' },
  async (context) => {
    const { expect } = context;
    const { place: small } = placeOn('results', 'size=2m', context, { ANTHROPIC_API_KEY: KEY });
    const { place, server, options } = await threeThatAsk(context, `${ASK}; sleep 1; ${ASK}; sleep 1; ${ASK}`, small);
    const tokens = { input: 1000, output: 500 };
    // The pauses have each answer written before the next. Half of what was there is cut off: more than the first one.
    const sizes = [400_000, 600_000, 600_000];
    // Two of the second trial's three answers fit, with half a megabyte to spare.
    for (let i = 0; i < 9; i++)
      server.next({ text: i >= 3 && i < 6 ? randomBytes(sizes[i - 3]!).toString('base64') : 'x', tokens });
    const ended = await place.run(options).ended;
    const statuses = await place.statuses();
    expect(ended.exitCode, ended.log).toBe(0);
    expect(statuses, ended.log).toEqual({ 'a/1': 'passed', 'b/1': 'passed', 'c/1': 'passed' });
    const { results } = await place.records();
    const { integrity, agent } = results[`${place.instance('b')}/trial-1`]!;
    const cut = integrity.find(({ kind }) => kind === 'exchanges_incomplete');
    expect(cut?.detail).toContain('ENOSPC');
    const lines = readFileSync(path.join(place.results, place.instance('b'), 'trial-1/exchanges.jsonl'), 'utf8');
    expect(
      lines
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line).line),
    ).toEqual([1]);
    expect(agent.usage).toMatchObject({ requests: 3, input_tokens: 3000, output_tokens: 1500 });
    expect(await place.left()).toEqual([]);
    return `${outcomeOf(ended, statuses)}, with the note exchanges_incomplete; usage is exact; nothing left`;
  },
);

describe('the harness ends without its own doing in the middle of an exchange', () => {
  for (const signal of ['SIGABRT', 'SIGQUIT'] as const)
    row(
      'faults',
      { what: `${signal} while a model says nothing`, stage: 'agent', testbed: 'host' },
      async (context) => {
        const { expect } = context;
        const metered = await threeThatAsk(context);
        const { place, server, options } = metered;
        server.fail({});
        server.fail({ silentAfter: 2 });
        const running = place.run(options);
        await until(
          () => server.asked.length === 2,
          () => running.log,
        );
        running.child.kill(signal);
        const ended = await running.ended;
        expect(ended.signal).toBe(signal);
        expect(ended.log).not.toContain(KEY);
        expect(await findBelow('place', place.directory, needlesOf({ KEY }))).toEqual([]);
        await completed(metered, context);
        return `${signal}; no key in output, crash files and results; the re-run completes; nothing left`;
      },
    );
});

describe('the relay of network: restricted', () => {
  async function restricted(context: RowContext): Promise<Metered & { relay: () => Promise<string> }> {
    const metered = await threeThatAsk(context);
    const { place, options } = metered;
    Object.assign(options, {
      testbed: 'docker',
      network: 'restricted',
      'agent-command': `${napIn(place, 'b')}\n${ASK}`,
    });
    const relay = async () => {
      const containers = await containersOfInstance(place.instance('b'));
      const found = containers.filter(({ HostConfig }) => String(HostConfig.NetworkMode).startsWith('container:'));
      context.expect(found).toHaveLength(1);
      return found[0]!.Id;
    };
    return { ...metered, relay };
  }

  row('faults', { what: 'the relay to the meter is killed', stage: 'agent', testbed: 'docker' }, async (context) => {
    const { expect } = context;
    const metered = await restricted(context);
    const { place, options } = metered;
    const running = place.run(options);
    await nap(place, running);
    dockerCli('kill', await metered.relay());
    wake(place);
    const ended = await running.ended;
    const statuses = await place.statuses();
    expect(ended.exitCode, ended.log).toBe(3);
    expect(statuses, ended.log).toEqual({ 'a/1': 'passed', 'b/1': 'error (network)', 'c/1': 'passed' });
    expect(await place.left()).toEqual([]);
    await completed(metered, context);
    return `${outcomeOf(ended, statuses)}; the re-run completes; nothing left`;
  });

  row('faults', { what: 'the run with the meter is killed', stage: 'agent', testbed: 'docker' }, async (context) => {
    const { expect } = context;
    const metered = await restricted(context);
    const { place, options } = metered;
    const running = place.run(options);
    await nap(place, running);
    const relay = await metered.relay();
    running.child.kill('SIGKILL');
    const ended = await running.ended;
    expect(ended.signal).toBe('SIGKILL');
    await completed(metered, context);
    await expect.poll(() => dockerCli('ps', '-aq', '--no-trunc')).not.toContain(relay);
    return 'SIGKILL; the next run removes the container and its relay, and completes; nothing left';
  });
});
