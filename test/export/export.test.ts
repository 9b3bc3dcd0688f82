import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/base/errors.ts';
import { loadHarbor } from '../../src/datasets/harbor/harbor.ts';
import { loadSetupBench } from '../../src/datasets/setupbench.ts';
import type { Dataset, Instance } from '../../src/datasets/types.ts';
import type { ExportSettings } from '../../src/export/task.ts';
import { TEST_SCRIPT } from '../../src/export/test-script.ts';
import { toml } from '../../src/export/toml.ts';
import { exportTasks, organisationOf } from '../../src/export/write.ts';
import { agentbench } from '../support/cli.ts';
import { datasetDirectory, scenario } from '../support/datasets.ts';
import { dockerCli } from '../support/docker.ts';
import { publishedHarbor, tasksByHarbor } from '../support/harbor.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const settings = (dataset: Dataset): ExportSettings => ({
  organisation: organisationOf(dataset),
  image: (row) => row,
  workdir: '/testbed',
  agentTimeout: 7_200_000,
  evaluationTimeout: 1_500,
});

const IMAGE = 'debian:bookworm';
const SOLVED = '[ -f done ] && echo "Setup successful"';

/** A dataset with these rows, fixtures of `files-1`, an empty folder of them for `clone-1`, and a prerunner of `pre-1`. */
async function datasetOf(rows: object[]): Promise<Dataset> {
  const root = temporaryDirectory();
  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  put('dataset.yaml', 'name: own\n');
  put('scenarios/own.jsonl', rows.map((row) => `${scenario({ base_image: IMAGE, ...row })}\n`).join(''));
  put('fixtures/files-1/deep/a b', 'given\n');
  put('fixtures/files-1/run.sh', '#!/bin/sh\n');
  chmodSync(path.join(root, 'fixtures/files-1/run.sh'), 0o755);
  put('fixtures/prerunner-pre-1/prerunner.sh', 'sleep 3600 &\necho $! > pid\nexit 3\n');
  mkdirSync(path.join(root, 'fixtures/clone-1'));
  put('shared/solve', 'touch done\n');
  mkdirSync(path.join(root, 'solution'));
  symlinkSync('../shared/solve', path.join(root, 'solution/files-1.sh'));
  for (const name of ['deep/done', 'B', 'a~', '.harborignore', '__pycache__/x']) put(`solution/exit-1/${name}`, '');
  return loadSetupBench(root, { name: null, ref: null });
}

const ROWS = [
  { instance_id: 'files-1', task_type: 'a "b"\u007f', problem_statement: 'Do "it".\n', success_command: SOLVED },
  { instance_id: 'pre-1', success_command: `[ ! -d /agentbench-prerunner ] && kill -0 $(cat pid) && ${SOLVED}` },
  { instance_id: 'exit-1', task_type: 'dependency_resolution', success_command: 'test -f done' },
  { instance_id: 'late-1', success_command: `${SOLVED}; sleep 600` },
  { instance_id: 'stderr-1', success_command: `${SOLVED} >&2; kill -9 0` },
];

function treeOf(directory: string): [name: string, mode: number, text: string][] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort()
    .map((file) => [path.relative(directory, file), statSync(file).mode & 0o777, readFileSync(file, 'utf8')]);
}

describe('exported tasks', () => {
  test('leave nothing where a file cannot be read, so that the export can be tried again', async () => {
    const dataset = await datasetOf(ROWS);
    const directory = temporaryDirectory();
    const fixture = path.join(dataset.instances.find(({ id }) => id === 'pre-1')!.prerunner!, 'prerunner.sh');
    const text = readFileSync(fixture, 'utf8');
    rmSync(fixture);
    symlinkSync('/nowhere', fixture);
    await expect(exportTasks(directory, dataset, dataset.instances, settings(dataset))).rejects.toThrow(
      /^export: \S+prerunner\.sh /,
    );
    expect(readdirSync(directory)).toEqual([]);
    rmSync(fixture);
    writeFileSync(fixture, text);
    await expect(exportTasks(directory, dataset, dataset.instances, settings(dataset))).resolves.toBeUndefined();
  });

  test('leave nothing when a signal interrupts them', async () => {
    const dataset = await datasetOf(ROWS);
    const directory = temporaryDirectory();
    const interruption = new AbortController();
    const image = () => {
      if (existsSync(path.join(directory, '.agentbench-export/exit-1'))) interruption.abort('SIGINT');
      return IMAGE;
    };
    const exported = exportTasks(
      directory,
      dataset,
      dataset.instances,
      { ...settings(dataset), image },
      interruption.signal,
    );
    await expect(exported).rejects.toBe('SIGINT');
    expect(readdirSync(directory)).toEqual([]);
  });

  test('are in their place only when all are whole; what SIGKILL left is told by the next export, and no dataset', async () => {
    const root = temporaryDirectory();
    const directory = path.join(root, 'tasks');
    mkdirSync(directory);
    const dataset = await datasetOf(ROWS);
    const names: string[][] = [];
    const image = () => {
      names.push(readdirSync(directory));
      return IMAGE;
    };
    await exportTasks(directory, dataset, dataset.instances, { ...settings(dataset), image });
    expect(new Set(names.slice(dataset.instances.length).map(String))).toEqual(new Set(['.agentbench-export']));
    expect(readdirSync(directory)).toEqual([...dataset.instances.map(({ id }) => id), 'dataset.toml'].sort());
    const killed = path.join(root, 'killed');
    mkdirSync(path.join(killed, '.agentbench-export/exit-1'), { recursive: true });
    await expect(exportTasks(killed, dataset, dataset.instances, settings(dataset))).rejects.toThrow(
      `${killed} holds an unfinished export; if none is running, empty it, or name a new directory`,
    );
    // Ended while the folders were moved.
    rmSync(path.join(directory, 'exit-1'), { recursive: true });
    await expect(loadHarbor(directory, { name: null, ref: null })).rejects.toThrow('exit-1');
  });

  test('have the same bytes for the same instances, and the files of Harbor', async () => {
    const dataset = await datasetOf(ROWS);
    const [one, two] = [path.join(temporaryDirectory(), 'new'), temporaryDirectory()];
    await exportTasks(one, dataset, dataset.instances, settings(dataset));
    await exportTasks(two, dataset, dataset.instances.toReversed(), settings(dataset));
    const tree = treeOf(one);
    expect(treeOf(two)).toEqual(tree);
    expect(
      tree.filter(([name]) => name.startsWith('files-1/')).map(([name, mode]) => `${name} ${mode.toString(8)}`),
    ).toEqual([
      'files-1/environment/Dockerfile 644',
      'files-1/environment/files/deep/a b 644',
      'files-1/environment/files/run.sh 755',
      'files-1/instruction.md 644',
      'files-1/solution/reference.sh 644',
      'files-1/solution/solve.sh 755',
      'files-1/task.toml 644',
      'files-1/tests/success-command 644',
      'files-1/tests/test.sh 755',
    ]);
    // Harbor's digest, in which names are in the order of their bytes, and some have no part.
    const digested = tree
      .filter(([name]) => /^exit-1\/(?!.*(~|\.harborignore|__pycache__\/x)$)/.test(name))
      .map(([name, , content]) => `${name.slice('exit-1/'.length)}\0${hash('sha256', content)}\n`);
    expect(tree.find(([name]) => name === 'dataset.toml')![2]).toContain(
      `\nname = "own/exit-1"\ndigest = "sha256:${hash('sha256', digested.join(''))}"\n`,
    );
    const text = (name: string) => tree.find(([file]) => file === name)?.[2];
    expect(text('files-1/solution/reference.sh')).toBe('touch done\n');
    expect(text('exit-1/solution/solve.sh')).toContain("cp -a /solution/files/. '/testbed'/");
    expect(text('exit-1/solution/files/deep/done')).toBe('');
    expect(text('pre-1/task.toml')!.split('\n')).toEqual([
      'schema_version = "1.3"',
      '',
      '[task]',
      'name = "own/pre-1"',
      '',
      '[metadata]',
      'category = "dbsetup"',
      '',
      '[agent]',
      'timeout_sec = 7200.0',
      '',
      '[verifier]',
      'timeout_sec = 122.0',
      '',
      '[environment]',
      'build_timeout_sec = 3600.0',
      'workdir = "/testbed"',
      '',
      '# Runs the prerunner once in the started container, and takes it away before the agent.',
      '[environment.healthcheck]',
      `command = "if [ -d /agentbench-prerunner ]; then cd '/testbed' && bash /agentbench-prerunner/prerunner.sh </dev/null >/dev/null 2>&1; rm -rf /agentbench-prerunner; fi"`,
      'timeout_sec = 600.0',
      'retries = 1',
      '',
    ]);
    expect(text('late-1/tests/test.sh')).toContain(' timeout -k 5 2 ');
  });

  test("are accepted by Harbor's own models, with the same digests", async (context) => {
    publishedHarbor(context);
    const dataset = await datasetOf(ROWS);
    const target = temporaryDirectory();
    await exportTasks(target, dataset, dataset.instances, settings(dataset));
    const tasks = tasksByHarbor(target);
    expect(tasks.map(({ name, named, sameDigest }) => [named, name === named, sameDigest])).toEqual(
      ROWS.map(({ instance_id }) => [`own/${instance_id}`, true, true]).sort(),
    );
    expect(tasks[0]).toMatchObject({ category: 'dependency_resolution', times: [7200, 122], healthcheck: null });
    expect(tasks[1]).toMatchObject({ instruction: 'Do "it".\n', category: 'a "b"\u007f' });
    expect(tasks.at(3)!.healthcheck).toContain('prerunner.sh');
    const whole = await setupBench(datasetDirectory('setupbench', context));
    expect(tasksByHarbor(whole.target).filter(({ sameDigest }) => sameDigest)).toHaveLength(93);
  });

  test('clone in a stage of the image, without a word of the row for a shell', async () => {
    const url = 'https://host/a/b;$(touch${IFS}x)"`&.git';
    const commit = 'a'.repeat(40);
    const checkOut =
      'cd /source && { git checkout --detach "$0" || { git fetch origin "$0" && git checkout --detach "$0"; }; }';
    const dataset = await datasetOf([
      { instance_id: 'clone-1', repo_url: url, base_commit: commit },
      { instance_id: 'clone-2', repo_url: 'http://host/a' },
    ]);
    const target = temporaryDirectory();
    await exportTasks(target, dataset, dataset.instances, settings(dataset));
    expect(readFileSync(path.join(target, 'clone-1/environment/Dockerfile'), 'utf8').split('\n')).toEqual([
      'FROM debian:bookworm AS source',
      'RUN ["apt-get","update"]',
      'RUN ["apt-get","install","--yes","--no-install-recommends","git","ca-certificates"]',
      `RUN ["git","clone","--no-checkout","--",${JSON.stringify(url)},"/source"]`,
      `RUN ["sh","-c",${JSON.stringify(checkOut)},"${commit}"]`,
      '',
      'FROM debian:bookworm',
      'ENTRYPOINT []',
      'USER 0:0',
      'WORKDIR /testbed',
      'COPY --from=source ["/source/.","/testbed/"]',
      '',
    ]);
    expect(readFileSync(path.join(target, 'clone-2/environment/Dockerfile'), 'utf8')).toContain(
      'RUN ["git","-C","/source","checkout","--detach","HEAD"]',
    );
  });

  test('check out a commit that no branch holds, too', async () => {
    const upstream = temporaryDirectory();
    const git = (directory: string, ...args: string[]) =>
      execFileSync('git', ['-C', directory, '-c', 'user.name=Test', '-c', 'user.email=test@example.invalid', ...args])
        .toString()
        .trim();
    git(upstream, 'init', '--quiet');
    for (const message of ['one', 'two']) git(upstream, 'commit', '--quiet', '--allow-empty', '--message', message);
    const [kept, lost] = [git(upstream, 'rev-parse', 'HEAD^'), git(upstream, 'rev-parse', 'HEAD')];
    git(upstream, 'reset', '--quiet', '--hard', kept);
    const url = 'http://host/a';
    const rows = [kept, lost].map((commit, at) => ({ instance_id: `clone-${at}`, repo_url: url, base_commit: commit }));
    const dataset = await datasetOf(rows);
    const target = temporaryDirectory();
    await exportTasks(target, dataset, dataset.instances, settings(dataset));
    for (const { instance_id, base_commit } of rows) {
      const source = path.join(temporaryDirectory(), 'source');
      for (const line of readFileSync(path.join(target, instance_id, 'environment/Dockerfile'), 'utf8').split('\n')) {
        if (!/^RUN \["(git|sh)"/.test(line)) continue;
        const [program, ...words] = (JSON.parse(line.slice(4)) as string[]).map((word) =>
          word.replaceAll('/source', source).replace(url, `file://${upstream}`),
        );
        execFileSync(program!, words, { stdio: 'pipe' });
      }
      expect(git(source, 'rev-parse', 'HEAD')).toBe(base_commit);
    }
  });

  test.each([
    ['My set (v1.2)!', 'My-set-v1-2-'],
    ['--own', 'own'],
    ['日本', 'agentbench'],
    ['x'.repeat(70), 'x'.repeat(60)],
  ])('of %s are those of the organisation %s', (name, organisation) => {
    expect(organisationOf({ name })).toBe(organisation);
  });

  test('are verified with short options only, since BusyBox knows no others', () => {
    const place = temporaryDirectory();
    for (const tool of ['setsid', 'timeout']) {
      const script = `#!/bin/sh\ncase "$*" in --*) exit 1 ;; esac\nPATH=/usr/bin:/bin exec ${tool} "$@"\n`;
      writeFileSync(path.join(place, tool), script, { mode: 0o755 });
    }
    const verify = (command: string, rule: string, workdir = place) => {
      writeFileSync(path.join(place, 'success-command'), command);
      const script = TEST_SCRIPT.replace('@workdir@', workdir)
        .replace('@rule@', rule)
        .replace('@seconds@', '600')
        .replace('/logs/verifier', place)
        .replaceAll('/tests/', `${place}/`);
      const options = { env: { PATH: `${place}:/usr/bin:/bin` }, stdio: 'pipe' } as const;
      const printed = execFileSync('/bin/sh', ['-c', script], options).toString();
      return [printed, readFileSync(path.join(place, 'reward.txt'), 'utf8')];
    };
    expect(verify('echo Setup successful >&2; exit 3', 'text')).toEqual(['Setup successful\nexit code 3\n', '1\n']);
    expect(verify('echo Setup failed', 'text')).toEqual(['Setup failed\nexit code 0\n', '0\n']);
    const long = `: ${'x'.repeat(200_000)}\necho Setup $0 | sed 's,/bin/sh,successful,'; exit 3`;
    expect(verify(long, 'text')).toEqual(['Setup successful\nexit code 3\n', '1\n']);
    expect(verify('true', 'exit_code')).toEqual(['exit code 0\n', '1\n']);
    expect(verify('echo Setup successful; exit 3', 'exit_code')[1]).toBe('0\n');
    expect(() => verify('echo Setup successful', 'text', `${place}/none`)).toThrow('Command failed');
    expect(readFileSync(path.join(place, 'reward.txt'), 'utf8')).toBe('0\n');
  });

  test('have texts as TOML reads them', () => {
    expect(toml('a\u007f\ud800"\n')).toBe('"a\\u007f\ufffd\\"\\n"');
  });

  test('are refused, each with its reason, before anything is written', async () => {
    const dataset = await datasetOf([
      { instance_id: 'local-1', repo_url: '/srv/repository' },
      { instance_id: 'a..b' },
      { instance_id: 'files-1' },
    ]);
    const target = path.join(temporaryDirectory(), 'new');
    const plan = { ...dataset.instances[2]!, id: 'plan-1', evaluation: { kind: 'test_plan' } } as Instance;
    const imageless = { ...dataset.instances[2]!, id: 'bare-1', image: null };
    const all = [...dataset.instances, plan, imageless];
    await expect(exportTasks(target, dataset, all, settings(dataset))).rejects.toThrow(
      [
        'export: 4 of 5 instances of own cannot be exported:',
        'local-1: the build of an image cannot clone /srv/repository; only http and https can be exported',
        'a..b: its name cannot be one of Harbor, which has no ".."',
        'plan-1: a test plan needs terminals and a judge, which Harbor does not have; only success commands can be exported',
        'bare-1: it names no image; set the option image',
      ].join('\n'),
    );
    expect(readdirSync(path.dirname(target))).toEqual([]);
    const reward = { ...plan, evaluation: { kind: 'reward' } } as Instance;
    const odd = { ...settings(dataset), workdir: '/a b' };
    await expect(exportTasks(target, dataset, [reward], odd)).rejects.toThrow('plan-1: it is a task of Harbor already');
    const line = 'files-1: its workdir must be an absolute path of plain characters';
    for (const [count, more] of [[10, ''], [11, '\n… and 1 more']] as const) // biome-ignore format: a table
      await expect(exportTasks(target, dataset, Array(count).fill(dataset.instances[2]), odd)).rejects.toThrow(
        new UserError(
          `export: ${count} of ${count} instances of own cannot be exported:${`\n${line}`.repeat(10)}${more}`,
        ),
      );
    const [files] = dataset.instances.filter(({ id }) => id === 'files-1');
    const { source } = files!.fixtures[0]!;
    symlinkSync('/etc/passwd', path.join(source, 'link'));
    await expect(exportTasks(target, dataset, [files!], settings(dataset))).rejects.toThrow('link is a link or no');
    rmSync(path.join(source, 'link'));
    writeFileSync(Buffer.concat([Buffer.from(`${source}/caf`), Buffer.of(0xe9)]), '');
    await expect(exportTasks(target, dataset, [files!], settings(dataset))).rejects.toThrow(
      'caf\uFFFD has a name that is not UTF-8; rename it',
    );
    writeFileSync(path.join(target, 'own'), '');
    await expect(exportTasks(target, dataset, [files!], settings(dataset))).rejects.toThrow('is not empty');
    expect(readdirSync(target)).toEqual(['own']);
  });

  test('pass and fail in a container by the rule of their success command', async () => {
    const dataset = await datasetOf(ROWS);
    const target = temporaryDirectory();
    await exportTasks(target, dataset, dataset.instances, { ...settings(dataset), evaluationTimeout: 400_000 });
    // The time of late-1 is over as soon as its command has printed what it prints: the signal is that of the timer of timeout.
    const end = 'until grep -qsxz 600 /proc/[0-9]*/cmdline; do sleep 0.1; done; kill -ALRM $(pidof timeout)';
    const verdicts: Record<string, string[]> = {};
    for (const { id } of dataset.instances) {
      const place = path.join(target, id);
      const image = `agentbench-test-export-${process.pid}`;
      const container = `${image}-${id}`;
      dockerCli('build', '--quiet', '--tag', image, path.join(place, 'environment'));
      dockerCli('run', '--detach', '--name', container, image, 'sleep', 'infinity');
      try {
        const sh = (script: string) => dockerCli('exec', container, 'sh', '-c', script);
        const config = readFileSync(path.join(place, 'task.toml'), 'utf8');
        const [, healthcheck] = /^command = (".*")$/m.exec(config) ?? [];
        if (healthcheck !== undefined) sh(JSON.parse(healthcheck));
        dockerCli('cp', path.join(place, 'tests'), `${container}:/tests`);
        sh('mkdir -p /logs/verifier');
        const tests =
          id === 'late-1' ? `/tests/test.sh >/dev/null 2>&1 & ${end}; wait` : '/tests/test.sh >/dev/null 2>&1';
        const measure = () => sh(`${tests}; cat /logs/verifier/reward.txt`);
        verdicts[id] = [measure()];
        sh('touch /testbed/done');
        verdicts[id]!.push(measure());
        if (id === 'files-1') expect(sh('cat "/testbed/deep/a b"; test -x /testbed/run.sh && echo x')).toBe('given\nx');
      } finally {
        dockerCli('rm', '--force', container);
        dockerCli('rmi', '--force', image);
      }
    }
    expect(verdicts).toEqual(Object.fromEntries(ROWS.map(({ instance_id }) => [instance_id, ['0', '1']])));
  });

  test('of SetupBench: all 93, by the command', async (context) => {
    const directory = datasetDirectory('setupbench', context);
    const { finished, target } = await setupBench(directory);
    expect(finished).toEqual({ exitCode: 0, stdout: '93 tasks of setupbench: tasks/\n', stderr: '' });
    expect(readdirSync(target)).toHaveLength(94);
    const other = await agentbench(['export', '--format', 'elsewhere', 'more']);
    expect(other.stderr).toContain('format: "elsewhere" is unknown; there is "harbor"');
  });
});

async function setupBench(directory: string) {
  const cwd = temporaryDirectory();
  const args = ['export', '--format', 'harbor', '--dataset', 'setupbench', '--dataset-path', directory, 'tasks'];
  return { finished: await agentbench(args, { cwd }), target: path.join(cwd, 'tasks') };
}
