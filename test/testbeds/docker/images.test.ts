import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Machine } from '../../../src/base/machine.ts';
import { interruptible } from '../../../src/git/left-tools.ts';
import { chooseImage, Images } from '../../../src/testbeds/docker/images.ts';
import { dockerCli, theDocker } from '../../support/docker.ts';
import { measureArms } from '../../support/experiment.ts';
import { testMachine } from '../../support/machine.ts';
import { measure, writeDataset } from '../../support/run.ts';
import { temporaryDirectory } from '../../support/temporary.ts';
import { aProvider, aTestbed, IMAGE, runIn, textOf } from '../../support/testbed.ts';

/** Names nobody else has here; all of them are removed at the end. */
const prefix = `agentbench-test-${randomBytes(4).toString('hex')}`;

afterAll(() => {
  const names = dockerCli('image', 'ls', '--format', '{{.Repository}}:{{.Tag}}').split('\n');
  const ours = names.filter((name) => name.includes(prefix));
  if (ours.length > 0) dockerCli('image', 'rm', ...ours);
});

describe('the image of an instance', () => {
  const PRIVATE = 'codeexecservice.azurecr.io/setupbench-node-16:latest';
  const map = new Map([
    ['ubuntu:22.04', 'mapped:1'],
    [PRIVATE, 'mapped:2'],
  ]);
  test.each([
    ['the row names one', 'ubuntu:22.04', {}, { name: 'ubuntu:22.04', substituted: false }],
    ['the row names one that is a word of JavaScript', 'constructor', {}, { name: 'constructor', substituted: false }],
    ['image-map has it', 'ubuntu:22.04', { 'image-map': map }, { name: 'mapped:1', substituted: false }],
    ['image-map has another', 'ruby:2.7', { 'image-map': map }, { name: 'ruby:2.7', substituted: false }],
    ['image is given', 'ubuntu:22.04', { image: 'mine', 'image-map': map }, { name: 'mine', substituted: false }],
    ['the row names a private one', PRIVATE, {}, { name: 'node:16.10.0-bullseye', substituted: true }],
    ['image-map has the private one', PRIVATE, { 'image-map': map }, { name: 'mapped:2', substituted: false }],
    ['image is given for the private one', PRIVATE, { image: 'mine' }, { name: 'mine', substituted: false }],
    ['the row names none', null, { 'image-map': map }, null],
    ['the row names none and image is given', null, { image: 'mine' }, { name: 'mine', substituted: false }],
  ])('%s', (_, row, options, expected) => {
    expect(chooseImage(row, { image: undefined, 'image-map': new Map(), ...options } as never)).toEqual(expected);
  });
});

describe('an image that is not here', () => {
  test('is pulled once, by the docker CLI, however many trials ask', async () => {
    const { machine, calls } = machineThatPulls();
    const images = new Images(await theDocker(), machine);
    const wanted = { name: `${prefix}/once:1`, substituted: true };
    const provided = await Promise.all([1, 2, 3, 4].map(() => images.provide(wanted)));
    expect(calls()).toEqual([`pull --quiet -- ${prefix}/once:1`]);
    const id = dockerCli('image', 'inspect', '--format', '{{.Id}}', IMAGE);
    expect(provided).toMatchObject(Array(4).fill({ ...wanted, digest: id }));
    expect((await images.provide(wanted)).digest).toBe(id);
    expect(calls()).toHaveLength(1);
  });

  test('is tried again where the registry stumbles', async () => {
    const { machine, calls } = machineThatPulls();
    const images = new Images(await theDocker(), machine);
    await images.provide({ name: `${prefix}/stumbles:1`, substituted: false });
    expect(calls()).toHaveLength(2);
  });

  test('is asked for again after a fault of Docker, which may be well for the next trial', async () => {
    const { machine, calls } = machineThatPulls();
    const engine = await theDocker();
    const real = engine.image.bind(engine);
    vi.spyOn(engine, 'image').mockRejectedValueOnce(new Error('socket hang up')).mockImplementation(real);
    const images = new Images(engine, machine);
    await expect(images.provide({ name: IMAGE, substituted: false })).rejects.toMatchObject({ kind: 'docker' });
    expect(await images.provide({ name: IMAGE, substituted: false })).toMatchObject({ name: IMAGE });
    expect(calls()).toEqual([]);
  });

  test('whose name Docker does not take is named', async () => {
    const images = new Images(await theDocker(), machineThatPulls().machine);
    await expect(images.provide({ name: 'No/Name', substituted: false })).rejects.toMatchObject({
      kind: 'image',
      message: expect.stringMatching(/^Docker takes no image by the name No\/Name: .*invalid reference format/),
    });
  });

  test('and never comes is given up after an hour, once', async () => {
    const machine = testMachine();
    const runTool = vi.fn<typeof machine.runTool>(async () => ({
      exitCode: 1,
      stdout: '',
      stderr: '',
      timedOut: true,
    }));
    const images = new Images(await theDocker(), { ...machine, runTool });
    const name = `${prefix}/stalls:1`;
    await expect(images.provide({ name, substituted: false })).rejects.toMatchObject({
      kind: 'image',
      message: `the image ${name} cannot be pulled: it did not come within 1 h 00 min; pull it before the run, by docker pull`,
    });
    expect(runTool.mock.calls).toMatchObject([['docker', expect.anything(), { timeout: 3_600_000 }]]);
  });

  test('is not waited for between two tries once the run is interrupted', async () => {
    const controller = new AbortController();
    const runTool = vi.fn(async () => {
      controller.abort('SIGINT');
      return { exitCode: 1, stdout: '', stderr: '' };
    });
    const machine = { ...interruptible(testMachine(), controller.signal), runTool };
    const images = new Images(await theDocker(), machine);
    await expect(images.provide({ name: `${prefix}/stumbles:2`, substituted: false })).rejects.toBe('SIGINT');
    expect(runTool).toHaveBeenCalledTimes(1);
  });

  test('one that is here is not pulled', async () => {
    const { machine, calls } = machineThatPulls();
    const images = new Images(await theDocker(), machine);
    await images.provide({ name: IMAGE, substituted: false });
    expect(calls()).toEqual([]);
  });

  test('and cannot be pulled makes an error of its own instances; the others are measured', async () => {
    const { machine, calls } = machineThatPulls();
    const missing = `${prefix}/missing:1`;
    const dataset = writeDataset([
      { instance_id: 'first', base_image: missing },
      { instance_id: 'second' },
      { instance_id: 'third', base_image: missing },
    ]);
    const options = { dataset, 'agent-command': 'touch solved', parallel: '2', retries: '1' };
    const { run, results, exitCode, told } = await measure(options, { machine });
    expect(run.planned.map(({ instance_id: id, status }) => [id, status])).toEqual([
      ['first', 'error'],
      ['second', 'passed'],
      ['third', 'error'],
    ]);
    expect(results['first/1']).toMatchObject({
      score: null,
      evaluation: null,
      error: {
        stage: 'prepare',
        kind: 'image',
        message: expect.stringMatching(`${missing} cannot be pulled: .*manifest unknown`),
      },
    });
    expect(run.totals).toMatchObject({ planned: 3, passed: 1, failed: 0, error: 2, not_run: 0, success_rate: 1 / 3 });
    expect(exitCode).toBe(3);
    // Once for both trials, and once more when they are repeated.
    expect(calls()).toHaveLength(2);
    expect(told.filter(({ what }) => what === 'ended')).toHaveLength(3);
  });

  test('and cannot be pulled is tried again when an experiment measures its trials again', async () => {
    const { machine, calls } = machineThatPulls();
    const dataset = writeDataset([{ instance_id: 'first', base_image: `${prefix}/missing:2` }]);
    const arms = "base: { agent-command: 'true' }\nhead: { agent-command: touch solved }";
    const options = { dataset, 'results-path': path.join(temporaryDirectory(), 'results') };
    const { runs } = await measureArms(arms, options, { machine });
    expect(runs.map(({ planned }) => planned[0]!.error!.kind)).toEqual(['image', 'image']);
    // Twice for each arm.
    expect(calls()).toHaveLength(4);
  });
});

const noSecret = () => false;

describe('keep-image', () => {
  test('commits what the agent made of the container, by name and tag', async () => {
    const testbed = await aTestbed('docker');
    await runIn(testbed, 'echo kept >/testbed/state; echo kept >/etc/state', { shell: 'agent', lasting: true });
    await testbed.keepImage(`${prefix}/kept.image:msbench-0.0.4`, noSecret);
    await testbed.keepImage(`${prefix}/untagged`, noSecret);
    await textOf(testbed, 'echo too late >/testbed/state');
    expect(look(`${prefix}/kept.image:msbench-0.0.4`, 'cat', '/testbed/state', '/etc/state')).toBe('kept\nkept');
    expect(look(`${prefix}/untagged:latest`, 'pwd')).toBe('/testbed');
    await testbed.remove();
  });

  test('keeps nothing of ours in the image: its own command runs, and no sweep takes its containers', async () => {
    const base = `${prefix}/base:1`;
    const container = dockerCli('create', '--label', prefix, IMAGE, 'true');
    const change = ['ENTRYPOINT ["/bin/echo", "its own"]', 'CMD ["command"]', 'USER 1234', 'LABEL theirs=yes'];
    dockerCli('commit', ...change.flatMap((line) => ['--change', line]), container, base);
    dockerCli('rm', container);
    const kept = `${prefix}/kept.with-entrypoint:1`;
    const testbed = await (await aProvider('docker', { image: base })).open();
    expect(await textOf(testbed, 'id -u')).toBe('0');
    await testbed.keepImage(kept, noSecret);
    await testbed.remove();
    expect(look(kept)).toBe('its own command');
    const { Config: config } = JSON.parse(dockerCli('image', 'inspect', kept))[0];
    expect(config).toMatchObject({ User: '1234', Labels: { theirs: 'yes' } });
    const ours = Object.entries(config.Labels).filter(([name]) => name.startsWith('agentbench.'));
    expect(ours.filter(([, value]) => value !== '')).toEqual([['agentbench.kept', kept]]);
  });

  test('tells the volumes whose content the image has not', async () => {
    const base = `${prefix}/with-volumes:1`;
    const container = dockerCli('create', IMAGE, 'true');
    dockerCli('commit', '--change', 'VOLUME /testbed /data', container, base);
    dockerCli('rm', container);
    const kept = `${prefix}/kept-with-volumes:1`;
    const testbed = await (await aProvider('docker', { image: base })).open();
    await textOf(testbed, 'touch state /etc/state');
    expect(await testbed.keepImage(kept, noSecret)).toEqual(['/data', '/testbed']);
    await testbed.remove();
    expect(look(kept, 'sh', '-c', 'ls /testbed /etc/state')).toBe('/etc/state\n\n/testbed:');
  });

  test('has no secret of the container’s configuration, and all other variables', async () => {
    const base = `${prefix}/with-variables:1`;
    const container = dockerCli(
      'create',
      '--env',
      'KEY=a "secret"\nof two lines',
      '--env',
      'PLAIN=plain',
      IMAGE,
      'true',
    );
    dockerCli('commit', container, base);
    dockerCli('rm', container);
    const { open, run } = await aProvider('docker', { image: base });
    const testbed = await open();
    const kept = `${prefix}/kept-without-secret:1`;
    await testbed.keepImage(kept, (text) => text.includes('secret'));
    await testbed.remove();
    expect(dockerCli('ps', '--all', '--quiet', '--filter', `label=agentbench.run=${run.id}`)).toBe('');
    const inspected = dockerCli('image', 'inspect', kept);
    // The Engine stores the configuration of the container beside that of the image.
    expect(inspected).not.toContain('of two lines');
    const { Config: config } = JSON.parse(inspected)[0];
    expect(config.Env.filter((variable: string) => !variable.startsWith('PATH=')).sort()).toEqual([
      'KEY=',
      'PLAIN=plain',
    ]);
  });

  test('keeps one image a trial, as it was between agent and evaluation', async () => {
    const tag = `${prefix}.row:1`;
    const dataset = writeDataset([
      {
        instance_id: 'row',
        image_tag: tag,
        success_command: 'touch /testbed/evaluated; cat solved && echo "Setup successful"',
      },
    ]);
    const { results } = await measure({
      dataset,
      'agent-command': 'echo "$AGENTBENCH_TRIAL" >solved',
      'keep-image': 'true',
      trials: '2',
      parallel: '2',
    });
    for (const [trial, image] of Object.entries({ 'row/1': tag, 'row/2': `${tag}-trial-2` })) {
      expect(results[trial]).toMatchObject({ status: 'passed', testbed: { kept_image: image }, integrity: [] });
      expect(look(image, 'grep', '-r', '', '/testbed')).toBe(`/testbed/solved:${trial.slice(-1)}`);
    }
  });

  test('leaves an image of that name that it did not keep, and replaces one that it did', async () => {
    const theirs = `${prefix}/theirs:1`;
    dockerCli('tag', IMAGE, theirs);
    const id = (name: string) => dockerCli('image', 'inspect', '--format', '{{.Id}}', name);
    const testbed = await aTestbed('docker');
    await testbed.keepImage(`${prefix}/mine:1`, noSecret);
    const first = id(`${prefix}/mine:1`);
    await expect(testbed.keepImage(theirs, noSecret)).rejects.toThrow('not kept under it');
    expect(id(theirs)).toBe(id(IMAGE));
    await testbed.keepImage(`${prefix}/mine:1`, noSecret);
    expect(id(`${prefix}/mine:1`)).not.toBe(first);
    // The one before is gone, as nobody could name it any more.
    expect(() => id(first)).toThrow(/no such image/i);
    // One that was made of a kept image, or is one by another name, is somebody's.
    dockerCli('tag', `${prefix}/mine:1`, `${prefix}/made:1`);
    await expect(testbed.keepImage(`${prefix}/made:1`, noSecret)).rejects.toThrow('not kept under it');
  });

  test("gives nobody the first agent's container: not where a row begins in the image, there or not yet", async () => {
    const base = `${prefix}/base-of-two`;
    dockerCli('tag', IMAGE, `${base}:latest`);
    const success = { success_command: 'ls /testbed/first 2>/dev/null || echo Setup successful' };
    const pulled = `docker.io/${prefix}/pulled-later:1`;
    const { machine } = machineThatPulls();
    const rows = [
      { instance_id: 'one', image_tag: base, ...success },
      { instance_id: 'two', image_tag: pulled, ...success },
      { instance_id: 'three', image_tag: `${prefix}/three:1`, base_image: `${base}:latest`, ...success },
      { instance_id: 'four', image_tag: `${prefix}/four:1`, base_image: `${prefix}/pulled-later:1`, ...success },
    ];
    const { results } = await measure(
      {
        dataset: writeDataset(rows),
        'agent-command': 'test "$AGENTBENCH_INSTANCE_ID" = three -o "$AGENTBENCH_INSTANCE_ID" = four || touch first',
        'keep-image': 'true',
      },
      { machine },
    );
    const refused = [{ kind: 'image_not_kept', detail: expect.stringMatching('instances of this run begin in it') }];
    expect(results['one/1']).toMatchObject({ status: 'failed', integrity: refused, testbed: { kept_image: null } });
    expect(results['two/1']).toMatchObject({ status: 'failed', integrity: refused, testbed: { kept_image: null } });
    const clean = dockerCli('image', 'inspect', '--format', '{{.Id}}', IMAGE);
    for (const id of ['three/1', 'four/1'])
      expect(results[id]).toMatchObject({ status: 'passed', testbed: { image_digest: clean } });
  });

  test('an image that is deleted between two trials is an error that says so, and is looked for anew', async () => {
    const name = `${prefix}/deleted:1`;
    const commit = () => {
      const container = dockerCli('create', '--label', prefix, IMAGE, 'true');
      dockerCli('commit', '--message', String(Math.random()), container, name);
      dockerCli('rm', container);
    };
    commit();
    const { open } = await aProvider('docker', { image: name });
    await (await open()).remove();
    dockerCli('image', 'rm', name);
    await expect(open()).rejects.toMatchObject({
      kind: 'image',
      message: expect.stringMatching(`${name} was deleted`),
    });
    commit();
    const again = await open();
    expect(again.image!.name).toBe(name);
    await again.remove();
  });

  test('a container is of the image that was looked at, whatever its name means meanwhile', async () => {
    const name = `${prefix}/moves:1`;
    dockerCli('tag', IMAGE, name);
    const { open } = await aProvider('docker', { image: name });
    const first = await open();
    dockerCli('tag', 'agentbench-test-python', name);
    const second = await open();
    expect(second.image!.digest).toBe(first.image!.digest);
    expect(await textOf(second, 'command -v pytest || echo none')).toBe('none');
  });

  test('that fails is a note, and no other verdict', async () => {
    const name = `Not-A-Name-${prefix}:1`;
    const tag = `${prefix}/of-two:1`;
    const rows = [
      { instance_id: 'row', image_tag: name },
      ...['b', 'c'].map((id) => ({ instance_id: id, image_tag: tag })),
    ];
    const options = { 'agent-command': 'touch solved', 'keep-image': 'true' };
    const { results } = await measure({ dataset: writeDataset(rows), ...options });
    // The second would replace the first.
    for (const [id, other] of ['bc', 'cb'])
      expect(results[`${id}/1`]?.integrity).toEqual([
        {
          kind: 'image_not_kept',
          detail: `${tag}: ${other} would be kept under the same name; give each row its own image_tag`,
        },
      ]);
    expect(results['row/1']).toMatchObject({
      status: 'passed',
      testbed: { kept_image: null },
      integrity: [{ kind: 'image_not_kept', detail: expect.stringMatching(`^${name}: `) }],
    });
    expect(dockerCli('image', 'ls', '--quiet', '--filter', `label=agentbench.kept=${name}`)).toBe('');
  });
});

/** Output of a command in a container of an image. */
function look(image: string, ...command: string[]): string {
  return dockerCli('run', '--rm', '--label', prefix, '--network', 'none', image, ...command);
}

/** This machine with a `docker` command that finds every image but `missing` in its registry, at once or at the second try. */
function machineThatPulls(): { machine: Machine; calls(): string[] } {
  const directory = temporaryDirectory();
  const log = path.join(directory, 'calls');
  writeFileSync(log, '');
  const real = dockerCliPath();
  writeFileSync(
    path.join(directory, 'docker'),
    `#!/bin/sh
[ "$1" = --host ] && shift 2
echo "$*" >>'${log}'
[ "$1" = pull ] || exec '${real}' "$@"
sleep 0.3
case $4 in
  */missing:*) echo "manifest for $4 not found: manifest unknown" >&2; exit 1 ;;
  */stumbles:*) [ $(wc -l <'${log}') -gt 1 ] || { echo 'net/http: TLS handshake timeout' >&2; exit 1; } ;;
esac
exec '${real}' tag ${IMAGE} "$4"
`,
    { mode: 0o755 },
  );
  const machine = testMachine({ PATH: `${directory}:${process.env.PATH}` });
  return {
    machine,
    calls: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line !== ''),
  };
}

function dockerCliPath(): string {
  const found = process.env.PATH!.split(':').map((folder) => path.join(folder, 'docker'));
  return found.find((file) => {
    try {
      return readFileSync(file).length > 0;
    } catch {
      return false;
    }
  })!;
}
