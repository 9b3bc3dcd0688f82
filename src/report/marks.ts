import type { styleText } from 'node:util';
import type { Status } from '../results/fields.ts';

type Style = Parameters<typeof styleText>[0];

/** Mark and word of each verdict; never distinguished by colour alone. */
export const MARKS: Record<Status, { mark: string; word: string; style: Style }> = {
  passed: { mark: '✓', word: 'passed', style: 'green' },
  failed: { mark: '✗', word: 'failed', style: 'red' },
  error: { mark: '!', word: 'error', style: 'yellow' },
  not_run: { mark: '-', word: 'not run', style: 'yellow' },
};
