import path from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';

declare module 'vitest' {
  interface TaskMeta {
    /** The reason why a test was skipped. */
    skipped?: string;
  }
}

/** Prints the number of skipped tests by reason at the end of a run. */
export default class SkipReporter implements Reporter {
  #vitest!: Vitest;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const skipped = modules.flatMap((module) => [...module.children.allTests('skipped')]);
    // With a name pattern, all other tests count as skipped.
    const chosen = this.#vitest.config.testNamePattern === undefined;
    const told = skipped.filter((test) => chosen || test.meta().skipped !== undefined);
    for (const [why, tests] of Map.groupBy(told, reasonOf)) process.stdout.write(`${tests.length} skipped: ${why}\n`);
  }
}

function reasonOf(test: TestCase): string {
  return test.meta().skipped ?? `${path.relative(process.cwd(), test.module.moduleId)} says why`;
}
