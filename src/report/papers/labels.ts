import { statSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { messageOf, UserError } from '../../base/errors.ts';
import { readTextFile } from '../../base/regular-file.ts';
import { plainLine } from '../../base/text/untrusted.ts';
import { cutText, LONGEST_NAME } from '../../results/cut.ts';
import type { RunRecord } from '../../results/records.ts';
import type { BriefResult } from '../brief.ts';

/** Scores of points by somebody else, and domains of projects. */
export interface Labels {
  with: 'labels' | 'results';
  name: string;
  /** Score by `keyOf`; without a trial, for all trials of the instance. */
  scores: Map<string, 0 | 1 | 2>;
  /** Domain by instance. */
  domains: Map<string, string>;
}

const LARGEST = 64 * 1024 * 1024;
const id = z.string().check(z.minLength(1), z.maxLength(128));
const scoreLine = z.strictObject({
  instance_id: id,
  metric: z.string().check(z.minLength(1)),
  score: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  trial: z.optional(z.int().check(z.positive())),
});
const domainLine = z.strictObject({
  instance_id: id,
  domain: z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME)),
});

/** The key of a point's label. */
export function keyOf(instanceId: string, trial: number | null, metric: string): string {
  return JSON.stringify([instanceId, trial, cutText(metric, LONGEST_NAME)]);
}

/** True if `--labels` names results in place of a file. Throws a UserError if there is nothing. */
export function isDirectory(file: string): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) throw new UserError(`labels: there is no file or directory ${file}`);
  return stats.isDirectory();
}

/**
 * Reads a file of labels: JSON Lines, a score `{"instance_id", "metric", "score": 0|1|2, "trial"?}` or a domain
 * `{"instance_id", "domain"}` each. Throws a UserError with file, line and key.
 */
export function readLabels(file: string): Labels {
  let text: string;
  try {
    text = readTextFile(file, LARGEST, { follow: true });
  } catch (error) {
    throw new UserError(`labels: ${file} cannot be read: ${messageOf(error)}`);
  }
  const labels: Labels = { with: 'labels', name: path.basename(file), scores: new Map(), domains: new Map() };
  text.split('\n').forEach((line, at) => {
    if (line.trim() !== '') addLine(labels, line, `labels: ${file}:${at + 1}`);
  });
  if (labels.scores.size + labels.domains.size === 0) throw new UserError(`labels: ${file} has no labels`);
  return labels;
}

function addLine(labels: Labels, line: string, where: string): void {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new UserError(`${where}: not JSON: ${plainLine(messageOf(error), 200)}`);
  }
  const isDomain = typeof value === 'object' && value !== null && 'domain' in value;
  const parsed = isDomain ? domainLine.safeParse(value) : scoreLine.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const keys = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : (issue?.path.join('.') ?? '');
    throw new UserError(`${where}: ${plainLine(keys, 100) || 'the line'}: ${plainLine(reasonOf(issue), 200)}`);
  }
  const { data } = parsed;
  const [map, key, item] =
    'domain' in data
      ? ([labels.domains, data.instance_id, data.domain] as const)
      : ([labels.scores, keyOf(data.instance_id, data.trial ?? null, data.metric), data.score] as const);
  if (map.has(key))
    throw new UserError(`${where}: an earlier line has a label for the same ${isDomain ? 'project' : 'point'}`);
  (map as Map<string, typeof item>).set(key, item);
}

function reasonOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'unrecognized_keys')
    return 'no such key; a label has instance_id, metric, score and perhaps trial';
  if (issue?.path[0] === 'score') return 'must be 0, 1 or 2';
  if (issue?.path[0] === 'trial') return 'must be a whole number from 1';
  if (issue?.path[0] !== undefined) return 'must be a text that is not empty';
  return 'must be an object with instance_id, metric and score, or with instance_id and domain';
}

/** The verdicts of the judge of other results, as labels. Throws a UserError if it scored no point. */
export function labelsOf({ run, results }: { run: RunRecord; results: (BriefResult | null)[] }): Labels {
  const scores = new Map<string, 0 | 1 | 2>();
  run.planned.forEach(({ instance_id, trial }, at) => {
    for (const { metric, score, decided_by } of results[at]?.plan?.points ?? [])
      if (decided_by === 'judge' && score !== null) scores.set(keyOf(instance_id, trial, metric), score);
  });
  if (scores.size === 0) throw new UserError('labels: the judge of these results scored no point');
  return { with: 'results', name: run.settings.judge ?? 'another judge', scores, domains: new Map() };
}
