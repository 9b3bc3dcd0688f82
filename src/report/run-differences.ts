import { isDeepStrictEqual } from 'node:util';
import { shortDigest } from '../base/digest.ts';
import type { RunRecord } from '../results/records.ts';

/** True if the runs of a suite have several datasets or agents. */
export function isMixed([first, ...rest]: RunRecord[]): boolean {
  const named = (run: RunRecord | undefined) => run && [run.dataset.digest, agentSettings(run)];
  return rest.some((run) => !isDeepStrictEqual(named(run), named(first)));
}

/** Notes on differences between runs of one suite. */
export function differences(runs: RunRecord[]): string[] {
  const [first, ...rest] = runs;
  if (first === undefined) return [];
  const parts: [what: string, of: (run: RunRecord) => Record<string, unknown>, advice?: string][] = [
    ['dataset', ({ dataset: { digest, ...named } }) => ({ ...named, digest: shortDigest(digest) })],
    ['agent', agentSettings, '; to compare agents, give each a suite of its own, or a name (NAME=DIRECTORY)'],
    ['settings', ({ settings: { trials: _, measure = 'auto', ...settings } }) => ({ ...settings, measure })],
    ['harness', ({ harness_version: version }) => ({ version })],
  ];
  return parts.flatMap(([what, of, advice = '']) => {
    const other = rest.find((run) => !isDeepStrictEqual(of(run), of(first)));
    return other === undefined ? [] : [`the runs differ in their ${what}: ${differing(of(first), of(other))}${advice}`];
  });
}

/**
 * The agent of a run with its settings, without those that are not set. Digests of directories are left out: each job may
 * build its own.
 */
function agentSettings({ agent, identity }: RunRecord): Record<string, unknown> {
  if (identity === undefined) return agent;
  const { agent_args: args, agent_setup: setup, agent_variables: variables } = identity;
  return {
    ...agent,
    ...(args.length === 0 ? {} : { arguments: args.join(' ') }),
    ...(setup === null ? {} : { setup: shortDigest(setup) }),
    ...(variables.length === 0 ? {} : { variables: variables.map(({ name, value }) => `${name}=${value}`).join(', ') }),
  };
}

/** The differing fields of two records: `digest "…" and "…", ref none and "…"`. */
function differing(one: Record<string, unknown>, other: Record<string, unknown>): string {
  return Object.keys({ ...one, ...other })
    .filter((name) => !isDeepStrictEqual(one[name], other[name]))
    .map((name) => `${name.replaceAll('_', ' ')} ${shown(one[name])} and ${shown(other[name])}`)
    .join(', ');
}

function shown(value: unknown): string {
  return value === null || value === undefined ? 'none' : JSON.stringify(value);
}
