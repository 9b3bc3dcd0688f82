import type { Agent } from './kit/types.ts';

/** Executes the reference solution of the task, or copies its files into the workdir. */
const SOLVE = `if [ -d "$1" ]; then
  exec cp -R "$1/." .
elif command -v bash >/dev/null; then
  exec bash "$1"
else
  exec sh "$1"
fi`;

/** The task's own solution: a task that it fails cannot be passed. */
export const oracle: Agent = {
  name: 'oracle',
  title: "The task's solution",
  version: null,
  install: null,
  services: [],
  needsModel: false,
  skills: null,
  instructions: null,
  mcp: false,
  solves: true,
  notes: [],
  launch: ({ solution }) => ({ argv: ['/bin/sh', '-c', SOLVE, 'oracle', solution ?? ''], environment: {} }),
};
