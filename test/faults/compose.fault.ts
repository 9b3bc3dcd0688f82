import { describe } from 'vitest';
import { dockerCli } from '../support/docker.ts';
import { type Holding, writeComposeTask } from './compose-task.ts';
import { ENGINE, startDoor } from './door.ts';
import { outcomeOf, Place, type Running, until } from './place.ts';
import { row } from './table.ts';

/** A moment in the only trial of a run: where its task holds it, or what Docker does not answer there. */
interface Moment {
  stage: string;
  /** Where the task holds. */
  holds?: Holding;
  /** Begins a request that waits, when the run has made a container (`later`) or at once. */
  request?: { begins: RegExp; later?: boolean };
  /** A network of the task's own; otherwise all services share a loopback. */
  network: 'bridge' | 'none';
  /** Containers, networks and volumes that there are by then, where that is always the same. */
  there?: [containers: number, networks: number, volumes: number];
  /** Whether the trial has its verdict. */
  decided?: boolean;
}

const MAKES = /^POST \S*\/containers\/create/;
const MOMENTS: Moment[] = [
  {
    stage: 'its images are built',
    request: { begins: /^POST \S*\/(build\?|grpc|session)/ },
    network: 'bridge',
    there: [0, 0, 0],
  },
  { stage: 'its containers are made', request: { begins: MAKES }, network: 'bridge', there: [0, 1, 1] },
  { stage: 'its services start', holds: 'health', network: 'bridge', there: [2, 1, 1] },
  { stage: 'agent', holds: 'agent', network: 'none', there: [3, 0, 1] },
  { stage: 'collect hook of a service', holds: 'collect', network: 'bridge', there: [2, 1, 1] },
  { stage: 'evaluate', holds: 'tests', network: 'none', there: [3, 0, 1] },
  { stage: 'remove', request: { begins: /^DELETE \S*\/containers\//, later: true }, network: 'bridge', decided: true },
];

describe.concurrent('SIGKILL to the harness in a Harbor task with a compose file', () => {
  for (const moment of MOMENTS) {
    const { stage, holds, request, network, there, decided = false } = moment;
    const about = { what: 'SIGKILL to the harness, a Harbor task of two services', stage, testbed: 'docker' } as const;
    row('faults', about, async ({ expect, onTestFinished }) => {
      const place = new Place();
      onTestFinished(() => {
        place.remove();
        const images = dockerCli('images', '--quiet', '--filter', `label=place=${place.mark}`).split('\n');
        for (const image of images.filter(Boolean)) dockerCli('rmi', image);
      });
      const dataset = writeComposeTask(place, 'b', { holds, builds: stage === MOMENTS[0]!.stage });
      let made = false;
      const waits = (text: string) => {
        made ||= MAKES.test(text);
        return request!.begins.test(text) && (made || request!.later !== true);
      };
      const door = request === undefined ? null : await startDoor(ENGINE, { holds: { test: waits } as RegExp });
      onTestFinished(() => door?.close());
      const options = {
        ...{ dataset, network, 'agent-directory': place.agentDirectory },
        'agent-command': holds === 'agent' ? place.hold : 'true',
      };
      const environment = door === null ? {} : { DOCKER_HOST: `tcp://127.0.0.1:${door.port}` };

      const running = place.run(options, { environment });
      await reached(running, () => (door === null ? place.napping() > 0 : door.held > 0));
      if (there !== undefined) expect(await place.countInDocker()).toEqual(there);
      running.child.kill('SIGKILL');
      const ended = await running.ended;
      expect(ended.signal, ended.log).toBe('SIGKILL');
      const statuses = await place.statuses();
      expect(statuses).toEqual({ 'b/1': 'not_run' });
      const before = place.finished();
      expect(Object.keys(before)).toHaveLength(decided ? 1 : 0);

      place.release();
      const again = await place.run({ ...options, resume: 'true' }).ended;
      expect(again.exitCode, again.log).toBe(0);
      expect(await place.statuses()).toEqual({ 'b/1': 'passed' });
      expect(place.finished()).toMatchObject(before);
      // The run of another row may be removing some of it, which the re-run then leaves to it.
      await expect.poll(() => place.left()).toEqual([]);
      const kept = decided ? 'the verdict is kept; ' : '';
      return `${outcomeOf(ended, statuses)}; ${kept}the re-run removes containers, networks and volumes, and completes`;
    });
  }
});

async function reached(running: Running, holds: () => boolean): Promise<void> {
  let over = false;
  running.ended.then(() => {
    over = true;
  });
  await until(
    () => over || holds(),
    () => running.log,
  );
  if (over) throw new Error(`the run ended before its moment:\n${running.log}`);
}
