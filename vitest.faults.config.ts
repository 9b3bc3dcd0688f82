import { defineConfig } from 'vitest/config';
import { env } from './vitest.config.ts';

/** `npm run test:faults`: every row of docs/reliability.md, executed against the bundle. */
export default defineConfig({
  test: {
    include: ['test/faults/**/*.fault.ts', 'test/attacks/**/*.attack.ts'],
    reporters: ['default', './test/faults/reporter.ts', './test/support/skips.ts'],
    globalSetup: ['./test/support/datasets-setup.ts', './test/faults/nothing-left.ts'],
    hookTimeout: 600_000,
    // nothing-left.ts waits for things of others.
    teardownTimeout: 660_000,
    expect: { poll: { timeout: 120_000 } },
    maxWorkers: 4,
    env,
  },
});
