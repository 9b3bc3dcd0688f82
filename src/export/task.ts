import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../base/errors.ts';
import { quote } from '../base/text/shell.ts';
import { plainLine } from '../base/text/untrusted.ts';
import type { Instance } from '../datasets/types.ts';
import { TEST_SCRIPT } from './test-script.ts';
import { toml } from './toml.ts';

/** Settings of an export; times in milliseconds. */
export interface ExportSettings {
  /** The part of a task's name before its `/`. */
  organisation: string;
  image: (rowImage: string | null) => string | null;
  workdir: string;
  agentTimeout: number;
  evaluationTimeout: number;
}

/** A file of a task by its path: its text, or the file or directory that is copied. */
export type TaskFile = { text: string; executable?: boolean } | { source: string };

/** The place of the prerunner in the image, until it has run. */
const PRERUNNER = '/agentbench-prerunner';
/** The stage that clones: git is no part of most images. */
const GIT_IMAGE = 'debian:bookworm';
/** Checks out a commit, which may be on no branch: a clone has those of branches and tags only. */
const CHECK_OUT =
  'cd /source && { git checkout --detach "$0" || { git fetch origin "$0" && git checkout --detach "$0"; }; }';
/** Seconds: an image, the prerunner (as in a trial), and the verifier beyond its success command. */
const [BUILD, PRERUN, REST] = [3600, 600, 120];

/** The reason why an instance is no task of Harbor; null if it can be one. */
export function obstacleOf(instance: Instance, settings: ExportSettings): string | null {
  const { evaluation, repository, id } = instance;
  if (evaluation.kind === 'test_plan')
    return 'a test plan needs terminals and a judge, which Harbor does not have; only success commands can be exported';
  if (evaluation.kind === 'reward') return 'it is a task of Harbor already';
  if (settings.image(instance.image) === null) return 'it names no image; set the option image';
  if (!/^\/[\w./-]*$/.test(settings.workdir)) return 'its workdir must be an absolute path of plain characters';
  if (id.includes('..')) return 'its name cannot be one of Harbor, which has no ".."';
  if (repository !== null && !/^https?:\/\//.test(repository.url))
    return `the build of an image cannot clone ${plainLine(repository.url, 200)}; only http and https can be exported`;
  return null;
}

/** The files of a task by their paths. Throws a UserError for an instance that cannot be exported. */
export function filesOfTask(instance: Instance, settings: ExportSettings): Map<string, TaskFile> {
  const obstacle = obstacleOf(instance, settings);
  const { evaluation } = instance;
  if (obstacle !== null || evaluation.kind !== 'success_command')
    throw new UserError(`export: ${instance.id} cannot be exported: ${obstacle}`);
  const seconds = Math.ceil(settings.evaluationTimeout / 1000);
  const files = new Map<string, TaskFile>([
    ['task.toml', { text: configOf(instance, settings) }],
    ['instruction.md', { text: instance.prompt }],
    ['environment/Dockerfile', { text: dockerfileOf(instance, settings) }],
    ['tests/success-command', { text: evaluation.command }],
    [
      'tests/test.sh',
      {
        text: TEST_SCRIPT.replace('@workdir@', () => quote(settings.workdir))
          .replace('@rule@', evaluation.rule)
          .replace('@seconds@', String(seconds)),
        executable: true,
      },
    ],
  ]);
  for (const { source, target } of fixturesOf(instance))
    files.set(path.posix.join('environment/files', target), { source });
  if (instance.prerunner !== null) files.set('environment/prerunner', { source: instance.prerunner });
  for (const [name, file] of solutionOf(instance, settings)) files.set(name, file);
  return files;
}

/** The fixtures that have files: git keeps no empty directory, without which the image could not be built. */
function fixturesOf({ fixtures }: Instance): Instance['fixtures'] {
  return fixtures.filter(({ source }) => readdirSync(source).length > 0);
}

function configOf(instance: Instance, settings: ExportSettings): string {
  const { agentTimeout, evaluationTimeout, organisation, workdir } = settings;
  const prerunner =
    instance.prerunner === null
      ? []
      : [
          '',
          '# Runs the prerunner once in the started container, and takes it away before the agent.',
          '[environment.healthcheck]',
          `command = ${toml(prerunnerCommand(workdir))}`,
          `timeout_sec = ${PRERUN}.0`,
          'retries = 1',
        ];
  return [
    'schema_version = "1.3"',
    '',
    '[task]',
    `name = ${toml(`${organisation}/${instance.id}`)}`,
    '',
    '[metadata]',
    `category = ${toml(instance.taskType)}`,
    '',
    '[agent]',
    `timeout_sec = ${(agentTimeout / 1000).toFixed(1)}`,
    '',
    '[verifier]',
    `timeout_sec = ${Math.ceil(evaluationTimeout / 1000) + REST}.0`,
    '',
    '[environment]',
    `build_timeout_sec = ${BUILD}.0`,
    `workdir = ${toml(workdir)}`,
    ...prerunner,
    '',
  ].join('\n');
}

/** Servers that it starts stay; without a terminal's output, since the call would wait for them. Its exit code counts nothing. */
function prerunnerCommand(workdir: string): string {
  const run = `cd ${quote(workdir)} && bash ${PRERUNNER}/prerunner.sh </dev/null >/dev/null 2>&1; rm -rf ${PRERUNNER}`;
  return `if [ -d ${PRERUNNER} ]; then ${run}; fi`;
}

/** Exec forms only: no text of a dataset is a word of a shell. */
function dockerfileOf(instance: Instance, { image, workdir }: ExportSettings): string {
  const { repository, prerunner } = instance;
  const run = (...command: string[]) => `RUN ${JSON.stringify(command)}`;
  const clone =
    repository === null
      ? []
      : [
          `FROM ${GIT_IMAGE} AS source`,
          run('apt-get', 'update'),
          run('apt-get', 'install', '--yes', '--no-install-recommends', 'git', 'ca-certificates'),
          run('git', 'clone', '--no-checkout', '--', repository.url, '/source'),
          ...(repository.commit === null
            ? [run('git', '-C', '/source', 'checkout', '--detach', 'HEAD')]
            : [run('sh', '-c', CHECK_OUT, repository.commit)]),
          '',
        ];
  return [
    ...clone,
    `FROM ${image(instance.image)}`,
    'ENTRYPOINT []',
    // As in own trials, whatever user the image names.
    'USER 0:0',
    `WORKDIR ${workdir}`,
    ...(repository === null ? [] : [copy('--from=source', '/source/.', `${workdir}/`)]),
    ...(fixturesOf(instance).length === 0 ? [] : [copy('', 'files/.', `${workdir}/`)]),
    ...(prerunner === null ? [] : [copy('', 'prerunner/.', `${PRERUNNER}/`)]),
    '',
  ].join('\n');
}

function copy(flag: string, from: string, to: string): string {
  return `COPY ${flag === '' ? '' : `${flag} `}${JSON.stringify([from, to])}`;
}

/** A script, or files that are copied over the workdir. */
function solutionOf({ solution }: Instance, { workdir }: ExportSettings): [string, TaskFile][] {
  if (solution === null) return [];
  // A directory may be named like a script, and the target of a link like none.
  if (!statSync(solution).isDirectory()) {
    const start = `#!/bin/bash\ncd ${quote(workdir)} && exec bash /solution/reference.sh\n`;
    return [
      ['solution/solve.sh', { text: start, executable: true }],
      ['solution/reference.sh', { source: solution }],
    ];
  }
  const text = `#!/bin/sh\ncp -a /solution/files/. ${quote(workdir)}/\n`;
  return [
    ['solution/solve.sh', { text, executable: true }],
    ['solution/files', { source: solution }],
  ];
}
