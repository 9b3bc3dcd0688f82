import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { startGitServer } from '../support/git-server.ts';
import { run, writeProjects } from '../support/projects.ts';
import { ENGINE, startDoor } from './door.ts';
import type { Place, PlaceRow, Running, Statuses } from './place.ts';

export type Testbed = 'host' | 'docker';

/** A run of a place whose second trial is held in one stage. */
export interface Held {
  /** Options of the run, those of its re-run as well. */
  options: Record<string, string>;
  environment?: Record<string, string>;
  reached(running: Running): boolean;
  /** True if nothing holds the stage, and the record tells its end. */
  isOver?(): boolean;
  /** From now on nothing is held. */
  release(): void;
  /** True if the run's own end waits for the held request: it is released as soon as the signal was sent. */
  waitsForIt?: boolean;
  /** Statuses of the trials; by default the first has passed, and the others were not run. */
  statuses?: Statuses | null;
  /** Work to be done when the row has ended. */
  close?(): Promise<void> | void;
}

export interface Stage {
  name: string;
  testbeds: Testbed[];
  /** True if the second trial has its verdict by then, so that no later run measures it. */
  decided?: true;
  hold(place: Place, testbed: Testbed): Promise<Held> | Held;
}

const BOTH: Testbed[] = ['host', 'docker'];
const SECOND = 'case $AGENTBENCH_INSTANCE_ID in b-*)';
/** So many that collecting or removing them takes a while. */
const MANY = 'cd "$D" && seq 4500 | xargs touch';

export const STAGES: Stage[] = [
  { name: 'dataset', testbeds: ['host'], hold: holdDataset },
  { name: 'clone', testbeds: BOTH, hold: holdClone },
  {
    name: 'prerunner',
    testbeds: BOTH,
    hold: (place) => asleep(place, {}, {}, { [`prerunner-${place.instance('b')}/prerunner.sh`]: `${place.hold}\n` }),
  },
  {
    name: 'agent-setup',
    testbeds: BOTH,
    hold: (place) => asleep(place, { 'agent-setup': `${SECOND} ${place.hold} ;; esac` }),
  },
  {
    name: 'agent',
    testbeds: BOTH,
    hold: (place) =>
      asleep(place, {
        'agent-command': `${SECOND} trap "" INT TERM; setsid sleep 30.${place.nap} & ${place.hold} ;; esac`,
      }),
  },
  {
    name: 'keep-image',
    testbeds: ['docker'],
    hold: (place) => holdEngine(place, 'POST /commit', { 'keep-image': 'true' }),
  },
  {
    name: 'evaluate',
    testbeds: BOTH,
    hold: (place) => asleep(place, {}, { success_command: `${place.hold}; echo Setup successful` }),
  },
  { name: 'terminal session', testbeds: ['docker'], hold: (place) => holdPlan(place, `${place.hold}; cat`) },
  {
    name: 'judge',
    testbeds: ['host'],
    hold: (place) => holdPlan(place, 'true', { judge: `case $(cat) in *held*) ${place.hold} ;; esac;` }),
  },
  {
    name: 'second round',
    testbeds: ['host'],
    hold: (place) => holdPlan(place, 'true', { agent: `ls reports/*held* || exit 0; ${place.hold}`, mode: 'debug' }),
  },
  { name: 'collect', testbeds: BOTH, decided: true, hold: holdCollect },
  { name: 'remove', testbeds: ['docker'], decided: true, hold: holdRemoval },
];

/** Three instances, the second of which sleeps in its stage. */
function asleep(
  place: Place,
  options: Record<string, string>,
  second: Partial<PlaceRow> = {},
  fixtures: Record<string, string> = {},
): Held {
  place.dataset(['a', { instance_id: 'b', ...second }, 'c'], fixtures);
  return {
    options: { 'agent-directory': place.agentDirectory, ...options },
    reached: () => place.napping() > 0,
    release: () => place.release(),
  };
}

/** A dataset that comes by git, from a server that does not answer. */
async function holdDataset(place: Place): Promise<Held> {
  const { door, url, close } = await slowGit(place.directory, place.dataset(['a', 'b', 'c']));
  return {
    options: { dataset: 'setupbench', 'dataset-repository': url },
    reached: () => door.held > 0,
    release: () => door.open(),
    statuses: null,
    close,
  };
}

async function holdClone(place: Place): Promise<Held> {
  const repository = path.join(place.directory, 'repository');
  execFileSync('git', ['init', '--quiet', repository]);
  const { door, url, commit, close } = await slowGit(place.directory, repository);
  place.dataset(['a', { instance_id: 'b', repo_url: url, base_commit: commit }, 'c']);
  return { options: {}, reached: () => door.held > 0, release: () => door.open(), close };
}

/** Commits what is in a directory, and serves it behind a door that is shut. */
async function slowGit(root: string, directory: string) {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.invalid', '-C', directory, ...args], {
      encoding: 'utf8',
    });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', 'All');
  const server = await startGitServer(root);
  const door = await startDoor(
    { port: Number(new URL(server.url).port), host: '127.0.0.1' },
    { holds: /^(GET|POST) / },
  );
  return {
    door,
    url: `http://127.0.0.1:${door.port}/${path.basename(directory)}/.git`,
    commit: git('rev-parse', 'HEAD').trim(),
    async close() {
      door.close();
      await server.close();
    },
  };
}

/** A Docker that does not answer one kind of request about the second instance. */
async function holdEngine(place: Place, request: string, options: Record<string, string> = {}): Promise<Held> {
  const tag = `agentbench-faults/b-${place.mark}`;
  place.dataset(['a', { instance_id: 'b', image_tag: `${tag}:kept` }, 'c']);
  return behindDoor((text) => text.startsWith(request) && text.includes(`b-${place.mark}`), options);
}

/** A Docker that does not remove the second trial's container; the third, which begins meanwhile, sleeps. */
async function holdRemoval(place: Place): Promise<Held> {
  const { options } = asleep(place, {
    'agent-command': `case $AGENTBENCH_INSTANCE_ID in c-*) ${place.hold} ;; esac`,
  });
  // What the run sweeps of others at its beginning is removed before it makes a container.
  let [made, removed] = [0, 0];
  const held = await behindDoor((text) => {
    if (text.startsWith('POST /containers/create')) made += 1;
    return text.startsWith('DELETE /containers/') && made > 0 && ++removed > 1;
  }, options);
  return {
    ...held,
    reached: (running) => held.reached(running) && place.napping() > 0,
    release() {
      held.release();
      place.release();
    },
    waitsForIt: true,
  };
}

async function behindDoor(test: (text: string) => boolean, options: Record<string, string>): Promise<Held> {
  const door = await startDoor(ENGINE, { holds: { test } as RegExp });
  return {
    options,
    environment: { DOCKER_HOST: `tcp://127.0.0.1:${door.port}` },
    reached: () => door.held > 0,
    release: () => door.open(),
    close: () => door.close(),
  };
}

/** Two projects, the second of which is held in its plan (or where `about` says). */
function holdPlan(place: Place, command: string, about: { judge?: string; agent?: string; mode?: string } = {}): Held {
  const number = randomInt(1e8, 1e9 - 1);
  const [first, second] = [`prdbench-${number}`, `prdbench-${number + 1}`] as const;
  for (const id of [first, second]) place.watch(id);
  const directory = writeProjects({
    [number]: { plan: [{ metric: '1 free', testcases: [run('true')] }] },
    [number + 1]: { plan: [{ metric: '1 held', testcases: [run(command, 'a line\n')] }] },
  });
  return {
    options: {
      dataset: 'prdbench',
      'dataset-path': directory,
      mode: about.mode ?? 'dev',
      image: 'agentbench-test-python',
      judge: 'command',
      'judge-command': `${about.judge ?? ''} echo '{"score": 2, "explanation": "seen"}'`,
      'agent-directory': place.agentDirectory,
      'agent-command': about.agent ?? 'true',
    },
    reached: () => place.napping() > 0,
    release: () => place.release(),
    statuses: { [`${first}/1`]: 'passed', [`${second}/1`]: 'not_run' },
  };
}

function holdCollect(place: Place): Held {
  // On a busy machine, the signal can come after the second has been collected: the third has no verdict then, either.
  const { options, release } = asleep(place, {
    'agent-command': `${SECOND} D=$AGENTBENCH_OUTPUT_DIR; ${MANY} ;; c-*) ${place.hold} ;; esac`,
  });
  const output = path.join(place.results, place.instance('b'), 'trial-1/output');
  return {
    options,
    reached: () => existsSync(output),
    isOver: () => place.recorded()[1] !== 'not_run',
    release,
  };
}
