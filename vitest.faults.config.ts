import { defineConfig } from 'vitest/config';

/** `npm run test:faults`: every row of docs/reliability.md, executed against the bundle. */
export default defineConfig({
  test: {
    include: ['test/faults/**/*.fault.ts', 'test/attacks/**/*.attack.ts'],
    reporters: ['default', './test/faults/reporter.ts'],
    globalSetup: './test/faults/nothing-left.ts',
    hookTimeout: 60_000,
    maxWorkers: 3,
  },
});
