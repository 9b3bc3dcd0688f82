import { type ExpectStatic, type TestContext, test } from 'vitest';

/** A row of a table in docs/reliability.md: what is done to the tool, in which stage of a trial or a run, on which testbed. */
export interface Row {
  what: string;
  stage: string;
  testbed: 'docker' | 'host' | 'both' | '–';
}

export type Table = 'faults' | 'attacks';

/** The outcome of a row, of which its reporter makes the tables. */
export interface ReportedRow extends Row {
  table: Table;
  outcome: string;
}

declare module 'vitest' {
  interface TaskMeta {
    row?: ReportedRow;
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
export function row(table: Table, about: Row, body: (context: RowContext) => Promise<string>, limit = 300_000): void {
  test(`${about.what} · ${about.stage} · ${about.testbed}`, { timeout: limit }, async ({
    task,
    skip,
    expect,
    onTestFinished,
  }) => {
    const outcome = await body({ task, skip, expect, onTestFinished });
    task.meta.row = { table, ...about, outcome };
  });
}
