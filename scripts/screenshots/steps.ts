/** Pictures of an agent's steps: two trials of an agent whose model is a script, by real commands in Docker. */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AskedModel, type ModelTurn, startModelServer } from '../../test/doubles/model-server.ts';
import type { Camera } from './camera.ts';
import { DESK, READY, sectionOf } from './pages.ts';
import { type Place, recordCommand } from './runs.ts';
import { shootRecording } from './terminal.ts';

const RUN = 'steps';
const TASK = 'dbsetup-redis-1';
const KEY = 'a-key-of-the-double';

/** Words and command of each turn. The second trial differs from the seventh on. */
const TURNS: [words: string, command: string][] = [
  ['First I look at the system.', 'cat /etc/os-release'],
  ['Is Redis there already?', 'command -v redis-server redis-cli'],
  ['', 'ls -la'],
  ['It is not. The lists of packages come first.', 'apt-get update -o Acquire::Languages=none'],
  ['', 'DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends redis-server'],
  ['Redis is installed. Now its server starts in the background.', 'redis-server --daemonize yes --save ""'],
];
const SCRIPT = 'redis.call("SET", "init_check", "done") return redis.call("GET", "init_check")';
const ENDS: [words: string, command: string | null][][] = [
  [
    ['The key goes into a database of its own.', 'redis-cli -n 1 --eval init.lua'],
    ['There is no such file: I have to write it.', `echo '${SCRIPT}' > init.lua`],
    ['', 'redis-cli -n 1 --eval init.lua'],
    ['', 'redis-cli -n 1 GET init_check'],
    ['Redis is running, and the script has set init_check to "done". The setup is complete.', null],
  ],
  [
    ['', `echo '${SCRIPT}' > init.lua`],
    ['', 'redis-cli --eval init.lua'],
    ['I check the key as a client sees it.', 'redis-cli GET init_check && redis-cli INFO server | head -n 6'],
    ['Redis answers with "done". The setup is complete.', null],
  ],
];

/** Shoots the steps of a trial on the page and in a terminal, and both trials side by side. */
export async function shootSteps(camera: Camera, place: Place): Promise<void> {
  if (!existsSync(path.join(place.directory, `${RUN}.json`))) await makeRun(place);
  const file = path.join(place.directory, RUN, 'report.html');
  for (const dark of [false, true]) {
    const name = (own: string) => (dark ? `${own}-dark` : own);
    const trial = await camera.open({ file, hash: `${TASK}/1/step-8` }, { ...DESK, height: 2400, dark }, READY);
    await trial.locator('.step-body').waitFor();
    await camera.shoot(trial, name('page-steps'), { from: sectionOf('Steps'), to: sectionOf('Steps'), margin: 8 });
    const both = await camera.open(
      { file, hash: `/diff?a=n:${TASK}/1&b=n:${TASK}/2` },
      { ...DESK, height: 2400, dark },
      READY,
    );
    await both.locator('.beside-cell').first().waitFor();
    await camera.shoot(both, name('page-steps-beside'), {
      from: sectionOf('Steps'),
      to: sectionOf('Steps'),
      margin: 8,
    });
  }
  await recordCommand(place, 'show-steps', ['show', RUN, `${TASK}/1`, '--steps']);
  await shootRecording(camera, place, 'show-steps', 'terminal-steps', `agentbench show ${RUN} ${TASK}/1 --steps`);
}

async function makeRun(place: Place): Promise<void> {
  console.log(`run ${RUN}`);
  const agent = path.join(place.directory, 'asking');
  await rm(path.join(place.directory, RUN), { recursive: true, force: true });
  await mkdir(agent, { recursive: true });
  // The image has no Node.js.
  await copyFile(process.execPath, path.join(agent, 'node'));
  await copyFile(path.join(import.meta.dirname, 'agents/asking.mjs'), path.join(agent, 'asking.mjs'));
  let trial = -1;
  const server = await startModelServer({
    key: KEY,
    turn: async ({ body }: AskedModel): Promise<ModelTurn> => {
      const { length } = body.messages as unknown[];
      if (length === 1) trial += 1;
      const at = (length - 1) / 2;
      const [text, command] = [...TURNS, ...ENDS[trial]!][at]!;
      // As a model needs time for its words.
      await sleep(900 + text.length * 20 + (command?.length ?? 0) * 15);
      const [input, output] = [JSON.stringify(body).length, text.length + (command?.length ?? 0)];
      const tokens = {
        input: Math.ceil(input / 4),
        cached: at === 0 ? 0 : Math.ceil(input / 5),
        output: Math.ceil(output / 3),
      };
      return { text, tokens, ...(command === null ? {} : { calls: [{ name: 'Bash', arguments: { command } }] }) };
    },
  });
  process.env.ANTHROPIC_API_KEY = KEY;
  try {
    await recordCommand(place, RUN, [
      ...['run', '--dataset', 'setupbench', '--dataset-path', 'setupbench', '--instances', TASK, '--trials', '2'],
      ...['--image-map', 'ubuntu:22.04=debian:bookworm', '--testbed', 'docker', '--suite', 'SetupBench'],
      ...['--agent-name', 'asking', '--agent-model', 'scripted', '--agent-directory', 'asking'],
      ...['--agent-command', '"$AGENTBENCH_AGENT_DIR/node" "$AGENTBENCH_AGENT_DIR/asking.mjs"'],
      ...['--model-keys', 'ANTHROPIC_API_KEY', '--model-endpoints', `anthropic=${server.url}`],
      ...['--results-path', RUN, '--fail-on', 'never'],
    ]);
  } finally {
    delete process.env.ANTHROPIC_API_KEY;
    await server.close();
  }
}
