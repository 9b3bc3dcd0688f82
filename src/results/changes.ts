import * as z from 'zod/mini';
import { readBoundedJson } from '../base/bounded-json.ts';
import { described } from '../base/zod.ts';
import { count } from './fields.ts';

const left_out = described(count, 'Entries that are not listed, for lack of space');
const change = z.enum(['added', 'changed', 'removed']);

const fileSchema = z.object({
  path: described(z.string(), 'Relative to the workdir; absolute outside of it. A directory ends with `/`'),
  change,
  files: described(
    z.optional(count),
    'Of a directory that was added or removed whole, or of git: the number of files, which are not listed',
  ),
  diff: described(
    z.nullable(z.string()),
    'Unified diff of a text file in the workdir; null for other files, large ones, and where there is no room',
  ),
});
export type ChangedFile = z.output<typeof fileSchema>;

const packageSchema = z.object({
  manager: z.enum(['dpkg', 'apk', 'pip', 'npm']),
  name: z.string(),
  before: described(z.nullable(z.string()), 'Version before the agent; null if not installed, or unknown'),
  after: described(z.nullable(z.string()), 'Version after the agent; null if not installed, or unknown'),
  change,
});
export type ChangedPackage = z.output<typeof packageSchema>;

/** The changes that an agent left: `changes.json` in a trial's directory. */
export const changesSchema = z.object({
  schema: z.literal('agentbench/changes/v1'),
  files: described(
    z.nullable(z.object({ added: count, changed: count, removed: count, entries: z.array(fileSchema), left_out })),
    'Files in the testbed (Docker), or in the workdir (host), without those of AgentBench; null if not known',
  ),
  packages: described(
    z.nullable(z.object({ entries: z.array(packageSchema), left_out })),
    'Packages by the records of dpkg, apk, pip and npm (global); null if not known',
  ),
  processes: described(
    z.nullable(z.object({ entries: z.array(z.object({ command: z.string() })), left_out })),
    'Processes that ran on when the agent had ended; null if not known',
  ),
  ports: described(
    z.nullable(
      z.object({
        entries: z.array(
          z.object({
            address: described(z.string(), 'Number of the TCP port, or path of the socket'),
            command: described(z.nullable(z.string()), 'The process that listens; null if not known'),
          }),
        ),
        left_out,
      }),
    ),
    'Sockets that listened then; null if not known',
  ),
  notes: described(z.array(z.string()), 'Parts that could not be determined, with the reason'),
});
export type Changes = z.output<typeof changesSchema>;

/** The part of a result about what its agent left: one entry for each round. */
export const changesBriefSchema = described(
  z.array(
    z.object({
      file: described(z.string(), "In the trial's directory"),
      files: z.nullable(z.object({ added: count, changed: count, removed: count })),
      packages: z.nullable(count),
      processes: z.nullable(count),
      ports: z.nullable(count),
    }),
  ),
  'Changes that the agent left in the testbed, one entry for each round; a count is null if unknown',
);

/** Bytes of `changes.json`, which is bounded when it is written. */
const LARGEST = 4 * 1024 * 1024;

/** The changes of a trial from its file; null if it is no such document. */
export function readChanges(file: string): Changes | null {
  try {
    return changesSchema.parse(readBoundedJson(file, LARGEST));
  } catch {
    return null;
  }
}
