import { rm } from 'node:fs/promises';
import type * as z from 'zod/mini';
import { codeOf, messageOf } from '../base/errors.ts';
import type { Redactor } from '../base/redact/redact.ts';
import { writeRedacted } from '../base/redact/redacted-file.ts';
import { fieldFault } from '../base/zod.ts';
import { parseJson } from '../meter/json.ts';
import { Room } from '../meter/types.ts';
import type { Actions } from '../results/actions.ts';
import { actionsOf } from './actions.ts';
import { type Trajectory, trajectorySchema } from './atif.ts';
import { conversationsOf, MOST_SAID } from './conversations.ts';
import { readExchanges } from './exchanges.ts';
import { fitted } from './fit.ts';
import { type AboutAgent, trajectoryOf } from './trajectory.ts';

/** The most bytes of a trajectory, however large logs may be. */
const LARGEST = 64 * 1024 * 1024;

export interface WrittenTrajectory {
  /** As written; null if there is none. */
  trajectory: Trajectory | null;
  /** The fault in it; null if there is none. */
  note: string | null;
  /** The tool calls, also those of steps that are left out in it; null if they are not all known. */
  actions: Actions | null;
  /** Answers of the main conversation; absent if they are not known from exchanges. */
  answers?: number;
}

/**
 * Writes the trajectory that `exchanges.jsonl` shows to `file`, redacted and of at most `size` bytes. `isWhole`: each
 * exchange has its line. Never rejects: the exchanges hold what an agent and a model said.
 */
export async function writeTrajectory(
  exchangesFile: string,
  file: string,
  size: number,
  redactor: Redactor,
  about: AboutAgent,
  { isWhole = true } = {},
): Promise<WrittenTrajectory> {
  try {
    const { exchanges, unread, others } = await readExchanges(exchangesFile);
    const room = new Room(MOST_SAID);
    const conversations = conversationsOf(exchanges, room);
    const isAll = isWhole && unread === 0;
    const whole = trajectoryOf(conversations, about, isAll && !others);
    if (whole === null) return none(unread === 0 ? null : 'exchanges.jsonl cannot be read');
    if (unread > 0) whole.notes = `${unread} lines of exchanges.jsonl could not be read.`;
    if (room.full) whole.notes = `${whole.notes ?? ''} Texts beyond 256 MiB are left out.`.trim();
    const hasCalls = isAll && exchanges.every(({ request }) => request !== null);
    const written = await writeFitted(whole, hasCalls ? actionsOf(whole) : null, { file, size, redactor });
    return isAll ? { ...written, answers: conversations[0]!.conversation.answers } : written;
  } catch (error) {
    // An agent that asked no model has no exchanges.
    if (codeOf(error) === 'ENOENT') return none(null);
    return none(`no trajectory: ${messageOf(error).slice(0, 500)}`);
  }
}

async function writeFitted(
  whole: Trajectory,
  actions: Actions | null,
  { file, size, redactor }: { file: string; size: number; redactor: Redactor },
): Promise<WrittenTrajectory> {
  const fit = fitted(whole, Math.min(size, LARGEST));
  if (fit === null) return none('no trajectory: not even its first steps fit into max-log-size');
  const { written, removed } = await writeRedacted(file, fit.text, redactor);
  // Redacted as a whole, a document can lose a word that the format requires.
  const trajectory = written === fit.text ? fit.trajectory : parseJson(written);
  const { success, data, error } = trajectorySchema.safeParse(trajectory);
  if (!success) {
    await rm(file, { force: true });
    return none(`no trajectory: ${firstIssue(error)}`);
  }
  return { trajectory: data, actions, note: removed ? 'another file in its place was removed' : null };
}

function none(note: string | null): WrittenTrajectory {
  return { trajectory: null, actions: null, note };
}

/**
 * Reads a trajectory that an agent has left, and writes it again to `file`, redacted and of at most `size` bytes. Never
 * rejects.
 */
export async function rewriteTrajectory(
  text: string,
  file: string,
  size: number,
  redactor: Redactor,
): Promise<WrittenTrajectory> {
  try {
    const document = parseJson(text);
    if (document === undefined) return none('trajectory.json of the agent is no JSON that can be read');
    const { success, data, error } = trajectorySchema.safeParse(document);
    if (!success) return none(`trajectory.json of the agent is not ATIF: ${firstIssue(error)}`);
    return await writeFitted(data, actionsOf(data), { file, size, redactor });
  } catch (error) {
    return none(`trajectory.json of the agent was not read: ${messageOf(error).slice(0, 300)}`);
  }
}

function firstIssue(error: z.core.$ZodError | undefined): string {
  const [issue] = error?.issues ?? [];
  return issue === undefined ? 'not JSON' : fieldFault(issue).slice(0, 400);
}
