import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { env } from './vitest.config.ts';

/** The files that take minutes. Begun last, they keep one worker busy when the others have ended. */
const LONGEST = [
  ...['signals', 'side-by-side', 'agents', 'harmed', 'random-kills', 'docker'].map((name) => `${name}.fault.ts`),
  ...['success-command', 'test-plan', 'files'].map((name) => `${name}.attack.ts`),
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.includes(path.basename(moduleId));
    return files.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)));
  }
}

/** `npm run test:faults`: every row of docs/reliability.md, executed against the bundle. */
export default defineConfig({
  test: {
    include: ['test/faults/**/*.fault.ts', 'test/attacks/**/*.attack.ts'],
    reporters: ['default', './test/faults/reporter.ts', './test/support/skips.ts'],
    globalSetup: ['./test/support/datasets-setup.ts', './test/faults/nothing-left.ts'],
    sequence: { sequencer: LongestFirst },
    hookTimeout: 300_000,
    maxWorkers: 4,
    env,
  },
});
