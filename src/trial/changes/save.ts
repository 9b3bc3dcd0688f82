import path from 'node:path';
import { messageOf } from '../../base/errors.ts';
import type { Redactor } from '../../base/redact/redact.ts';
import { writeRedacted } from '../../base/redact/redacted-file.ts';
import { unlessAborted } from '../../base/signals.ts';
import { parseListeners } from '../../evaluation/look/listeners.ts';
import type { Changes } from '../../results/changes.ts';
import type { Result } from '../../results/records.ts';
import type { Testbed } from '../../testbeds/types.ts';
import { isIdleAgent } from '../evaluate.ts';
import type { LiveTrial, OpenTrial } from '../live.ts';
import { clearPlace } from '../place.ts';
import { describeFiles } from './files.ts';
import { changedTests } from './given-tests.ts';
import { describePackages } from './packages.ts';
import { type Before, type Left, stateAfter, stateBefore } from './take.ts';

const MOST_PROCESSES = 200;
const MOST_PORTS = 200;
const LONGEST_COMMAND = 500;

/**
 * The state before an agent; null if it cannot be taken, which is noted, and on Docker for an agent that does nothing:
 * the Engine's list takes as long as a whole such trial. `fresh`: nothing has run in the testbed yet.
 */
export async function beforeAgent(open: OpenTrial, fresh: boolean): Promise<Before | null> {
  const { testbed, context } = open;
  if (testbed.kind === 'docker' && isIdleAgent(context)) return null;
  return await orNoted(open, () => stateBefore(testbed, context, fresh));
}

/**
 * Takes what the agent has left, right after it ended, and notes the tests that it changed. A fault is noted and changes
 * no verdict.
 */
export async function afterAgent(live: LiveTrial, before: Before, file: string): Promise<void> {
  const left = await orNoted(live, () => stateAfter(live.testbed, before, live.context));
  if (left === null) return;
  live.left.set(file, left);
  for (const { kind, detail } of changedTests(live.instance, left.files)) live.record.note(kind, detail);
}

/** Writes the documents, redacted, and their counts into the result. Never throws, since the testbed is still to be removed. */
export async function saveChanges(live: LiveTrial): Promise<void> {
  const { directory, record, context } = live;
  if (live.left.size > 0) clearPlace(record.result, context.store);
  for (const [file, left] of live.left) {
    try {
      const changes = await describe(left, live.testbed, context.redactor);
      const text = `${JSON.stringify(changes, null, 1)}\n`;
      const { removed } = await writeRedacted(path.join(directory, file), text, context.redactor);
      if (removed) record.note('results_linked', `another file in the place of ${file} was removed`);
      record.result.changes = [...(record.result.changes ?? []), briefOf(file, changes)];
    } catch (error) {
      noteUnknown(live, error);
    }
  }
}

/** A large workdir takes a minute, for which an interrupted trial does not wait. */
async function orNoted<Value>(live: OpenTrial, work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await unlessAborted(work(), live.signal);
  } catch (error) {
    live.signal.throwIfAborted();
    noteUnknown(live, error);
    return null;
  }
}

function noteUnknown({ record }: OpenTrial, error: unknown): void {
  record.note('changes_incomplete', `the changes by the agent are unknown: ${messageOf(error)}`);
}

async function describe(left: Left, { relay }: Testbed, redactor: Redactor): Promise<Changes> {
  const { packages, notes } = left;
  return {
    schema: 'agentbench/changes/v1',
    files: await describeFiles(left.files, redactor),
    packages: describePackages(packages),
    processes: processesOf(left, redactor),
    ports: portsOf(left, relay === null ? null : new URL(relay.url).port, redactor),
    notes: notes.map((note) => redactor.text(note)),
  };
}

function processesOf({ running, earlier }: Left, redactor: Redactor): Changes['processes'] {
  if (running === null) return null;
  const old = new Set(earlier?.processes.map(({ id, words }) => `${id} ${words}`));
  const left = running.processes.filter(({ id, words }) => !old.has(`${id} ${words}`));
  const entries = left.slice(0, MOST_PROCESSES).map(({ words }) => ({ command: shown(words, redactor) }));
  return { entries, left_out: left.length - entries.length };
}

/** Sockets of the network of a container but our relay's; on the host, those that a process of the trial holds. */
function portsOf({ running, earlier }: Left, relay: string | null, redactor: Redactor): Changes['ports'] {
  if (running === null || running.sockets === null) return null;
  const old = new Set(parseListeners(earlier?.sockets ?? '').map(({ inode }) => inode));
  const found = new Map<string, string | null>();
  for (const { address, inode } of parseListeners(running.sockets)) {
    const holder = running.processes.find(({ sockets }) => sockets.includes(inode));
    if (old.has(inode) || address === relay || (holder === undefined && !running.alone)) continue;
    found.set(shown(address, redactor), holder === undefined ? null : shown(holder.words, redactor));
  }
  const all = [...found].map(([address, command]) => ({ address, command }));
  return { entries: all.slice(0, MOST_PORTS), left_out: Math.max(0, all.length - MOST_PORTS) };
}

function shown(text: string, redactor: Redactor): string {
  const clean = redactor.text(text);
  return clean.length > LONGEST_COMMAND ? `${clean.slice(0, LONGEST_COMMAND)}…` : clean;
}

function briefOf(file: string, { files, packages, processes, ports }: Changes): NonNullable<Result['changes']>[number] {
  const of = (list: { entries: unknown[]; left_out: number } | null) =>
    list === null ? null : list.entries.length + list.left_out;
  return {
    file,
    files: files === null ? null : { added: files.added, changed: files.changed, removed: files.removed },
    packages: of(packages),
    processes: of(processes),
    ports: of(ports),
  };
}
