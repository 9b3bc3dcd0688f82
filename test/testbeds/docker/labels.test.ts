import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Container } from '../../../src/testbeds/docker/container.ts';
import type { Engine } from '../../../src/testbeds/docker/engine.ts';
import { Refusal } from '../../../src/testbeds/docker/fault.ts';
import { removeContainer, removeContainers } from '../../../src/testbeds/docker/labels.ts';

const GIVEN_UP = new Refusal(
  500,
  'could not kill container: tried to kill container, but did not receive an exit event',
);

/** The tries to remove a container whose removals fail in this way, and how they ended. */
async function removed(...faults: Error[]): Promise<{ tries: number; fault: unknown }> {
  let tries = 0;
  const remove = async () => {
    const fault = faults[tries++];
    if (fault !== undefined) throw fault;
  };
  const fault = await removeContainer({ remove } as Container).catch((error) => error);
  return { tries, fault };
}

test('a container that is gone, or that another process removes, is removed', async () => {
  expect(await removed()).toEqual({ tries: 1, fault: undefined });
  for (const status of [404, 409])
    expect(await removed(new Refusal(status, 'no'))).toEqual({ tries: 1, fault: undefined });
});

test('a container with too many processes to kill at once is tried again, and no other one', async () => {
  expect(await removed(GIVEN_UP, GIVEN_UP)).toEqual({ tries: 3, fault: undefined });
  expect(await removed(...Array(10).fill(GIVEN_UP))).toEqual({ tries: 6, fault: GIVEN_UP });
  const fault = new Refusal(500, 'device or resource busy');
  expect(await removed(fault)).toEqual({ tries: 1, fault });
});

/** The events of a removal of three containers, the second one with a fault, and the error thrown. */
async function removedAll(fault: Error): Promise<{ events: string[]; thrown: unknown }> {
  const events: string[] = [];
  const container = (id: string) => ({
    remove: async () => {
      events.push(`${id} begins`);
      await sleep(5);
      events.push(`${id} ends`);
      if (id === 'b') throw fault;
    },
  });
  const engine = { container } as unknown as Engine;
  const thrown = await removeContainers(engine, [{ id: 'a' }, { id: 'b' }, { id: 'c' }]).catch((error) => error);
  return { events, thrown };
}

test('containers are removed one after the other, also those after one that stays, unless the Engine is silent', async () => {
  const eventsOf = (...ids: string[]) => ids.flatMap((id) => [`${id} begins`, `${id} ends`]);
  const refusal = new Refusal(500, 'device or resource busy');
  expect(await removedAll(refusal)).toEqual({ events: eventsOf('a', 'b', 'c'), thrown: refusal });
  const silence = new Error('no answer within 120 s');
  expect(await removedAll(silence)).toEqual({ events: eventsOf('a', 'b'), thrown: silence });
});
