/** The search for secrets that follows every step: that it finds what is there. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test as plainTest } from 'vitest';
import { zip } from '../test/github/zip.ts';
import { createJob, runAction } from './runner.ts';
import { findPublished, openScene, test } from './support/scene.ts';

const KEY = 'sk-canary/0123456789"abc+';

/** An action that does this; `key`, `env` and `write(directory, name, text)` are there for it. The key stands nowhere in its program. */
async function actionThat(directory: string, does: string): Promise<string> {
  const main = `
    import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
    import path from 'node:path';
    const env = process.env;
    const key = ${JSON.stringify(KEY.split('').toReversed())}.toReversed().join('');
    function write(root, name, text) {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
      writeFileSync(path.join(root, name), text);
    }
    ${does}`;
  await writeFile(path.join(directory, 'main.mjs'), main);
  await writeFile(path.join(directory, 'action.yml'), 'name: leak\nruns: { using: node24, main: main.mjs }\n');
  return directory;
}

test.for<[what: string, does: string, found: string]>([
  ['a log', 'console.log(`a ${env.ACTIONS_RUNTIME_TOKEN} b`)', 'ACTIONS_RUNTIME_TOKEN itself in the log'],
  ['standard error', 'console.error(env.GITHUB_ACTOR)', 'GITHUB_ACTOR itself in the log'],
  [
    'a log, base64 within another text',
    'console.log(btoa(`user:${env.ACTIONS_RUNTIME_TOKEN}:x`))',
    'ACTIONS_RUNTIME_TOKEN base64 after two bytes in the log',
  ],
  ['a URL', 'console.log(`?q=${encodeURIComponent(key)}`)', 'secret 1 in a URL in the log'],
  ['JSON', 'console.log(JSON.stringify({ key }))', 'secret 1 in JSON in the log'],
  [
    'what the step registers itself',
    'console.log(`::add-mask::${env.OWN}`); console.log(`the ${env.OWN}`)',
    'secret 2 itself in the log',
  ],
  ['the summary', 'appendFileSync(env.GITHUB_STEP_SUMMARY, key)', 'secret 1 itself in the summary'],
  [
    'an output',
    'appendFileSync(env.GITHUB_OUTPUT, `a=${env.ACTIONS_RUNTIME_TOKEN}\\n`)',
    'ACTIONS_RUNTIME_TOKEN itself in outputs, state and annotations',
  ],
  [
    'state',
    'appendFileSync(env.GITHUB_STATE, `a=${env.RUNNER_NAME}\\n`)',
    'RUNNER_NAME itself in outputs, state and annotations',
  ],
  ['a file of the workspace', 'write(".", "a/b.txt", `x${key}`)', 'secret 1 itself in workspace/a/b.txt'],
  [
    'a block of a page',
    `const { deflateRawSync } = await import('node:zlib');
     const packed = deflateRawSync(JSON.stringify([key])).toString('base64');
     write('.', 'report.html', '<p></p><script type="application/octet-stream" data-of="n0" data-file="agent.log">' + packed + '</script>')`,
    'secret 1 in JSON in workspace/report.html',
  ],
  ['the name of a file', 'write(".", `a/${env.RUNNER_NAME}/b`, "")', 'RUNNER_NAME itself in a name in workspace'],
  ['a temporary file', 'write(env.RUNNER_TEMP, "t/x", key)', 'secret 1 itself in RUNNER_TEMP/t/x'],
  ['the cache', 'write(env.XDG_CACHE_HOME, "agentbench/x", key)', 'secret 1 itself in cache/x'],
])('finds a secret in %s', async ([, does, found], { scene }) => {
  const directory = await actionThat(await scene.directory(), does);
  const env = { XDG_CACHE_HOME: await scene.directory(), OWN: 'later-secret' };
  await expect(runAction({ directory, secrets: [KEY], env })).rejects.toThrow(`secrets were found:\n${found}`);
  expect(await runAction({ directory, secrets: [KEY], env, leaky: true })).toMatchObject({ exitCode: 0 });
});

test('finds nothing where a secret is only registered', async ({ scene }) => {
  const directory = await actionThat(await scene.directory(), 'console.log(`::add-mask::${key}`)');
  expect(await runAction({ directory, secrets: [KEY] })).toMatchObject({ masks: [KEY] });
});

plainTest('finds a secret in what was sent to GitHub', async () => {
  const { scene, close } = await openScene();
  const job = await createJob({ directory: '.', secrets: [KEY], serverUrls: { api: scene.api.url } });
  expect(await findPublished(scene, [job])).toEqual([]);
  // The key in a file of a zip, which hides it from a search of the bytes.
  const bytes = zip([{ name: 'agent.log', content: `${'a'.repeat(1000)}${KEY}${'a'.repeat(1000)}` }]);
  scene.artifacts.add({ runId: 1, name: 'results', bytes });
  await fetch(`${scene.api.url}/repos/octo/demo/issues/7/comments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${job.canaries.GITHUB_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ body: `the key is ${btoa(KEY)}` }),
  });
  expect(await findPublished(scene, [job])).toEqual([
    'job 1: secret 1 base64 in POST /repos/octo/demo/issues/7/comments',
    'job 1: secret 1 itself in artifact results/agent.log',
  ]);
  await job.close();
  await close();
});
