/** Reads results as somebody else's tool would: by the published schemas, and as the artifact that was downloaded. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { fromBufferPromise } from 'yauzl';
import type { Result, RunRecord } from '../../src/results/records.ts';
import type { Job } from '../runner.ts';
import { ACTION, type Scene } from './scene.ts';

export interface Records {
  run: RunRecord;
  /** By `<instance_id>/trial-<k>`, and further below where a trial had several attempts. */
  results: Record<string, Result>;
}

/** run.json and every result.json below a directory; throws where one is not valid by its schema. */
export async function readRecords(directory: string): Promise<Records> {
  validate ??= validators();
  const valid = await validate;
  const files = (await filesBelow(directory)).filter((file) => path.basename(file) === 'result.json');
  const results: Record<string, Result> = {};
  for (const file of files) {
    results[path.dirname(file)] = valid.result(await readFile(path.join(directory, file), 'utf8'), file);
  }
  return { run: valid.run(await readFile(path.join(directory, 'run.json'), 'utf8'), 'run.json'), results };
}

/** Content of every file below a directory, by its path there. */
export async function contentsOf(directory: string): Promise<Record<string, Buffer>> {
  const files = await filesBelow(directory);
  const contents = files.map(async (file) => [file, await readFile(path.join(directory, file))] as const);
  return Object.fromEntries(await Promise.all(contents));
}

/** The files of an artifact as the service keeps it. Half a second less than `downloadArtifact`, where the client is not what is tested. */
export async function unpackArtifact({ artifacts }: Scene, id: number): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  const archive = await fromBufferPromise(artifacts.artifacts.find((artifact) => artifact.id === id)!.bytes);
  for await (const entry of archive.eachEntry())
    if (!entry.fileName.endsWith('/')) files[entry.fileName] = await buffer(await archive.openReadStreamPromise(entry));
  return files;
}

/** What the real client downloads of an artifact, in a step of the job beside the action's. */
export async function downloadArtifact(scene: Scene, job: Job, id: number): Promise<Record<string, Buffer>> {
  const directory = await scene.directory();
  const target = await scene.directory();
  const client = JSON.stringify(import.meta.resolve('@actions/artifact'));
  await writeFile(
    path.join(directory, 'main.mjs'),
    `import { DefaultArtifactClient } from ${client};\n` +
      `await new DefaultArtifactClient().downloadArtifact(${id}, { path: ${JSON.stringify(target)} });\n`,
  );
  await writeFile(path.join(directory, 'action.yml'), 'name: download\nruns: { using: node24, main: main.mjs }\n');
  const { exitCode, log } = await job.step({ directory }).main();
  if (exitCode !== 0) throw new Error(log);
  return contentsOf(target);
}

async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Compiled once: it takes a tenth of a second, and each row of the tables reads records several times. */
let validate: ReturnType<typeof validators> | undefined;

async function validators() {
  const ajv = new Ajv2020({ allErrors: true });
  addFormats.default(ajv);
  const compile = async <Value>(name: string) => {
    const schema = JSON.parse(await readFile(path.join(ACTION, 'schemas', `${name}.schema.json`), 'utf8'));
    const valid = ajv.compile<Value>(schema);
    return (text: string, file: string): Value => {
      const value: unknown = JSON.parse(text);
      if (!valid(value)) throw new Error(`${file}: ${ajv.errorsText(valid.errors)}`);
      return value;
    };
  };
  return { run: await compile<RunRecord>('run.v1'), result: await compile<Result>('result.v1') };
}
