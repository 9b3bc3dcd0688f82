import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'e2e/**/*.test.ts'],
    globalSetup: './test/support/datasets-setup.ts',
    reporters: ['default', './test/support/skips.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Most tests wait for processes, Docker or the clock: on two cores, four at a time take 12 minutes and three took 14.
    maxWorkers: 4,
  },
});
