import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Node.js keeps compiled code here: a command that a test starts from source takes half the processor time with it. */
export const env = {
  NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, 'node_modules/.cache/agentbench-compiled'),
};

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'e2e/**/*.test.ts'],
    globalSetup: './test/support/datasets-setup.ts',
    reporters: ['default', './test/support/skips.ts'],
    // Hosted machines differ by a factor of six: these end what hangs, and nothing that is slow.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    // Most tests wait for processes, Docker or the clock: on two cores, four at a time take 12 minutes and three took 14.
    maxWorkers: 4,
    env,
  },
});
