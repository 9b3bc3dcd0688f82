import { type ExpectStatic, type TestContext, test } from 'vitest';

/** A row of a table in docs/reliability.md: what is done to the tool, in which stage of a trial or a run, on which testbed. */
export interface Row {
  what: string;
  stage: string;
  testbed: 'docker' | 'host' | 'both' | '–';
}

export type Table = 'faults' | 'attacks';

/** A row that was executed, of which its reporter makes the tables. */
export interface ReportedRow extends Row {
  table: Table;
  outcome: string;
}

declare module 'vitest' {
  interface TaskMeta {
    rows?: ReportedRow[];
  }
}

/** The tools of a row's body. */
export interface RowContext extends Pick<TestContext, 'skip' | 'task'> {
  expect: ExpectStatic;
  /** Work to be done when the row has ended, however it ended. */
  onTestFinished(work: () => void | Promise<void>): void;
}

/**
 * One row: executed as a test. `body` checks what must hold, and returns the outcome in words made from what it saw: the
 * same at every run (no times, ids or digests).
 */
export function row(table: Table, about: Row, body: (context: RowContext) => Promise<string>, limit?: number): void {
  rows(table, nameOf(about), [about], async (context) => [await body(context)], limit);
}

/** Several rows of one test, each with its own outcome: what is done in one leads to the next. */
export function rows(
  table: Table,
  name: string,
  abouts: Row[],
  body: (context: RowContext) => Promise<string[]>,
  limit = 1_800_000,
): void {
  test(name, { timeout: limit }, async ({ task, skip, expect, onTestFinished }) => {
    const outcomes = await body({ task, skip, expect, onTestFinished });
    expect(outcomes).toHaveLength(abouts.length);
    task.meta.rows = abouts.map((about, index) => ({ table, ...about, outcome: outcomes[index]! }));
  });
}

function nameOf({ what, stage, testbed }: Row): string {
  return `${what} · ${stage} · ${testbed}`;
}
