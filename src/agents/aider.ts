import type { Agent } from './kit/types.ts';
import { aiderLock } from './locks/aider.ts';
import { liteLlm, liteLlmModel } from './mini-swe-agent.ts';

/** https://aider.chat/docs/config/options.html */
export const aider: Agent = {
  name: 'aider',
  title: 'aider',
  version: '0.86.2',
  install: {
    from: 'pypi',
    package: 'aider-chat',
    with: [],
    module: 'aider',
    lock: aiderLock,
    onlyLocked: true,
  },
  services: ['openai', 'anthropic', 'openrouter'],
  needsModel: true,
  skills: null,
  instructions: 'CONVENTIONS.md',
  mcp: false,
  notes: [
    'It edits files and runs no commands, so it is of no use for SetupBench.',
    'A failed request ends with exit code 0.',
    'Other versions cannot be installed.',
  ],
  launch: (place) => ({
    argv: [
      ...[
        ...place.program,
        '--message-file',
        place.promptFile,
        '--model',
        liteLlmModel(place),
        '--yes-always',
        '--no-git',
      ],
      ...['--no-check-update', '--no-show-release-notes', '--no-show-model-warnings', '--no-pretty', '--no-stream'],
      ...['--no-analytics', '--no-detect-urls', '--disable-playwright', '--no-suggest-shell-commands'],
      ...['--chat-history-file', `${place.home}/chat.md`, '--input-history-file', `${place.home}/input`],
      ...(place.instructions ? ['--read', `${place.home}/CONVENTIONS.md`] : []),
      ...place.args,
    ],
    environment: liteLlm(place),
  }),
};
