import { hash } from 'node:crypto';
import { formatDuration } from '../../../base/format.ts';
import type { Run } from '../../../base/lease/run-directory.ts';
import type { Machine } from '../../../base/machine.ts';
import { composeTexts } from '../../../datasets/harbor/compose.ts';
import { taskImageName } from '../../../datasets/harbor/image-name.ts';
import type { Instance, TaskEnvironment } from '../../../datasets/types.ts';
import { BUILT } from '../build.ts';
import type { Engine } from '../engine.ts';
import { buildFault } from '../fault.ts';
import type { Images } from '../images.ts';
import type { ComposeCli } from './cli.ts';
import { baseDocument, buildsOf, type ComposeDocument, literal, withOwnLimits, withoutAbsent } from './document.ts';
import { withLogVolumes } from './logs.ts';
import { variablesOf } from './variables.ts';

/** The parts of a provider that projects use. */
export interface ProjectTools {
  engine: Engine;
  images: Images;
  machine: Machine;
  run: Run;
  tell(message: string): void;
}

/** The whole document of a task's file over the base, with every value resolved. */
export async function resolve(cli: ComposeCli, instance: Instance, signal: AbortSignal): Promise<ComposeDocument> {
  const { directory } = instance.environment!.compose!;
  const base = await cli.write('base.json', literal(JSON.stringify(baseDocument(instance.image, directory))));
  const { judged, naming } = composeTexts(directory);
  const own = await cli.write('task.yaml', judged);
  const variables = variablesOf(instance, naming.join('\n'));
  const given = await cli.write('given.env', variables.given);
  // `.env` may name the variables, which go before its own.
  const files = {
    directory,
    files: [base, own],
    variables: [given, ...(variables.own === null ? [] : [variables.own, given])],
  };
  const document = (await cli.resolve(files, signal)) as ComposeDocument;
  return withLogVolumes(withOwnLimits(withoutAbsent(document)), directory);
}

/** Builds the images of all services that have none yet, by the digest of the task's folder; returns them by service. */
export async function build(
  { images, tell }: ProjectTools,
  cli: ComposeCli,
  document: ComposeDocument,
  { id, task, signal }: { id: string; task: NonNullable<TaskEnvironment['compose']>; signal: AbortSignal },
): Promise<Map<string, string>> {
  const nameOf = (service: string, build: object) =>
    taskImageName(hash('sha256', JSON.stringify([task.digest, service, build])));
  const builds = buildsOf(document, nameOf, { [BUILT]: task.digest });
  let building: Promise<void> | null = null;
  const buildAll = async () => {
    const started = performance.now();
    tell(`${id}: building its images`);
    const file = await cli.write('build.json', JSON.stringify(builds.document));
    const call = { timeout: task.timeout, signal };
    await cli.run(['--file', file, '--progress', 'plain', 'build'], call, (end, timedOut) => {
      const limit = `are not built within ${task.timeout / 1000} s (environment.build_timeout_sec)`;
      const why = timedOut ? limit : 'cannot be built';
      return buildFault(`the images of ${id} ${why}`, end);
    });
    tell(`${id}: built its images in ${formatDuration(performance.now() - started)}`);
  };
  for (const name of builds.images.values())
    await images.provide({ name, substituted: false }, () => {
      building ??= buildAll();
      return building;
    });
  return builds.images;
}
