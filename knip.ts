import type { KnipConfig } from 'knip';

/**
 * `npm run check` asks twice. Of everything, tests included: files, dependencies and exports that nobody uses. Of the product alone (`--production`,
 * the entries and files with `!`): exports that only tests use. A function that a test calls and its own file uses is not one of those.
 */
export default ({ production = false }: { production?: boolean }): KnipConfig => ({
  entry: [
    'src/index.ts!',
    'src/page/main.tsx!',
    'scripts/*.ts!',
    // Started by their paths.
    'bench/report-child.ts',
    'bench/run-child.ts',
    'bench/meter-child.ts',
    'bench/harbor/parity.ts',
    'bench/harbor/exported.ts',
    'bench/agents.ts',
    'test/support/agentbench.ts',
    'test/support/example-limit.ts',
  ],
  project: ['src/**/*.{ts,tsx}!', '{scripts,test,e2e,bench}/**/*.{ts,tsx}'],
  ignoreExportsUsedInFile: production,
  // Resolved by the path of its script.
  ignoreDependencies: ['axe-core'],
  // Programs of the machine are scripts/prepare-tests.sh's to provide.
  exclude: ['binaries'],
  vitest: { config: ['vitest.config.ts', 'vitest.faults.config.ts'] },
});
