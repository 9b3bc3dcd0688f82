import type { Agent } from './kit/types.ts';

/** Does nothing: a task that it passes measures nothing. */
export const nop: Agent = {
  name: 'nop',
  title: 'Nothing',
  version: null,
  install: null,
  services: [],
  needsModel: false,
  skills: null,
  instructions: null,
  mcp: false,
  idle: true,
  notes: [],
  launch: () => ({ argv: ['true'], environment: {} }),
};
