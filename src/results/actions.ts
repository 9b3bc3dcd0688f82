import * as z from 'zod/mini';
import { described } from '../base/zod.ts';
import { count } from './fields.ts';

/** Tool calls by class, of all conversations of a trial. */
export const actionsSchema = z.object({
  run: described(count, 'Programs that were run, if no other class applies'),
  read_file: described(count, 'Files that were read'),
  check_dir: described(count, 'Directories that were listed'),
  search: described(count, 'Searches for files or text'),
  edit: described(count, 'Files that were written or changed'),
  install: described(count, 'Packages that were installed'),
  network: described(count, 'Requests to the network'),
  other: described(count, 'Anything else, such as plans and notes'),
});
export type Actions = z.output<typeof actionsSchema>;

/** The classes of an agent's tool calls, by the name of the tool and the words of its command. */
export type ActionClass = keyof Actions;
export const ACTION_CLASSES = Object.keys(actionsSchema.shape) as ActionClass[];
