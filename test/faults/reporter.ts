import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import type { ReportedRow, Table } from './table.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PAGE = path.join(ROOT, 'docs/reliability.md');
const FILES = 'test/{faults,attacks}/**/*.{fault,attack}.ts';
const HEADS: Record<Table, string[]> = {
  faults: ['Fault', 'Stage', 'Testbed', 'Outcome'],
  attacks: ['Attack', 'Stage', 'Testbed', 'Outcome'],
};

/**
 * Prints the rows that were executed, and holds docs/reliability.md to them: `UPDATE_RELIABILITY=1` writes its tables, otherwise a
 * row that differs from the page fails the run. A run of some files only is compared with their rows alone.
 */
export default class TableReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const sorted = [...modules].sort((a, b) => a.moduleId.localeCompare(b.moduleId));
    const tests = sorted.flatMap((module) => [...module.children.allTests()]);
    const rows = tests.flatMap((test) => test.meta().rows ?? []);
    const passed = tests.every((test) => test.result().state === 'passed');
    const whole = passed && modules.length === globSync(FILES, { cwd: ROOT }).length;
    for (const table of ['faults', 'attacks'] as const) {
      const lines = tableOf(table, rows);
      process.stdout.write(`\n${lines.join('\n')}\n`);
    }
    if (process.env.UPDATE_RELIABILITY === undefined) this.#compare(rows, whole);
    else this.#write(rows, whole);
  }

  #compare(rows: ReportedRow[], whole: boolean): void {
    const page = readFileSync(PAGE, 'utf8').split('\n');
    const unknown = rows.map(lineOf).filter((line) => !page.includes(line));
    for (const line of unknown) this.#fail(`docs/reliability.md lacks this row: ${line}`);
    const known = new Set(rows.map(lineOf));
    const told = page.filter((line) => /^\| (?!Fault|Attack|---)/.test(line));
    if (whole)
      for (const line of told.filter((line) => !known.has(line)))
        this.#fail(`docs/reliability.md has a row that was not executed: ${line}`);
  }

  #write(rows: ReportedRow[], whole: boolean): void {
    if (!whole) {
      this.#fail('docs/reliability.md is only written by a whole run in which every row passed');
      return;
    }
    const page = readFileSync(PAGE, 'utf8');
    const written = (['faults', 'attacks'] as const).reduce(
      (text, table) =>
        text.replace(
          new RegExp(`(<!-- ${table}:begin -->\n)[^]*?(<!-- ${table}:end -->)`),
          (_, begin, end) => `${begin}\n${tableOf(table, rows).join('\n')}\n\n${end}`,
        ),
      page,
    );
    writeFileSync(PAGE, written);
  }

  #fail(message: string): void {
    process.stdout.write(`${message}\n`);
    process.exitCode = 1;
  }
}

function tableOf(table: Table, rows: ReportedRow[]): string[] {
  const own = rows.filter((row) => row.table === table);
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(HEADS[table]), line(HEADS[table].map(() => '---')), ...own.map(lineOf)];
}

function lineOf({ what, stage, testbed, outcome }: ReportedRow): string {
  const cells = [what, stage, testbed, outcome].map((cell) => cell.replaceAll('|', '\\|').replaceAll(/\s+/g, ' '));
  return `| ${cells.join(' | ')} |`;
}
