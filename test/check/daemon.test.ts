import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { LEAVE_DAEMON } from '../../src/programs/attacks.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const run = promisify(execFile);

test('the cheat that leaves a daemon writes into the evaluation of its own trial, not into one with the same command', async () => {
  const place = temporaryDirectory();
  const [own, other, about] = ['own', 'other', 'about'].map((name) => path.join(place, name)) as [
    string,
    string,
    string,
  ];
  for (const directory of [own, other, about]) mkdirSync(directory);
  // Both last until the first one has the text, and as long again as the daemon takes for a look at all processes.
  const command = `begun=$(date +%s); until [ -s ${own}/said ]; do sleep 0.1; done; sleep $(($(date +%s) - begun + 1))`;
  for (const [name, text] of Object.entries({ asked: '', ports: '', command, prompt: '' }))
    writeFileSync(path.join(about, name), text);
  const env = { ...process.env, TMPDIR: place, AGENTBENCH_PROMPT_FILE: path.join(about, 'prompt') };
  onTestFinished(() => {
    execFileSync('pkill', ['-f', `^sh ${place}/`]);
  });
  await run('sh', ['-c', LEAVE_DAEMON, 'sh', 'host', about], { cwd: own, env });
  const evaluate = async (cwd: string) => {
    await run('sh', ['-c', 'exec sh -c "$1" >said', 'sh', command], { cwd });
    return readFileSync(path.join(cwd, 'said'), 'utf8');
  };
  const [mine, theirs] = await Promise.all([evaluate(own), evaluate(other)]);
  expect(mine).toContain('Setup successful\n');
  expect(theirs).toBe('');
});
