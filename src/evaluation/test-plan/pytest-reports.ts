import path from 'node:path';
import { quote } from '../../base/text/shell.ts';
import { PYTEST } from '../../datasets/prdbench/unit-tests.ts';
import { contentOf } from '../../testbeds/content-of.ts';
import type { Testbed } from '../../testbeds/types.ts';
import { parseJUnit, scoreOf, type TestOutcomes } from './junit.ts';

/** Most bytes of the JUnit reports of one test case, and most reports. */
export const LARGEST_REPORT = 16 * 1024 * 1024;
const MOST_REPORTS = 100;

/** Settings for pytest where its own report decides. */
export interface PytestSettings {
  /** Names of plugins that it must not load. */
  blocked: string[];
  /** Directory for compiled modules, in place of those beside the modules; null for the usual place. */
  compiledIn: string | null;
}

/** The way in which one test case reports the outcomes of its tests. */
export interface ReportPlan {
  /** The command, with a part before it that numbers the reports if it may run pytest more than once. */
  script: string;
  environment: Record<string, string>;
  /** The only report; null if there may be several, in `directory`. */
  file: string | null;
  directory: string;
}

/**
 * A number for each command that bash runs, with the shell's own, as subshells count apart. pytest expands the variable.
 * For each command that begins pytest, a file beside its report.
 */
const numbered = (directory: string) =>
  `if [ -n "\${BASH_VERSION-}" ]; then mkdir -p ${quote(directory)}; set -T; trap 'export AGENTBENCH_REPORT=$BASHPID-$((++AGENTBENCH_COUNT)); case $BASH_COMMAND in *" --version"* | *" --help"*) ;; pytest | "pytest "* | py.test | "py.test "* | python*" -m pytest" | python*" -m pytest "*) : >"${directory}/$AGENTBENCH_REPORT.begun" ;; esac' DEBUG; fi; `;

/** Reports are written outside the project, under a name that could not be known before this run. */
export function planReports(
  testbed: Pick<Testbed, 'promptFile'>,
  command: string,
  { blocked, compiledIn }: PytestSettings,
): ReportPlan {
  const directory = path.posix.join(path.posix.dirname(testbed.promptFile), `junit-${crypto.randomUUID()}`);
  const several = runsPytestAgain(command);
  const report = path.posix.join(directory, several ? '$AGENTBENCH_REPORT.xml' : 'report.xml');
  const words = [`--junitxml=${report}`, ...blocked.flatMap((name) => ['-p', `no:${name}`])];
  return {
    script: several ? numbered(directory) + command : command,
    environment: {
      PYTEST_ADDOPTS: words.map((word) => (/^[\w:/.=$-]+$/.test(word) ? word : quote(word))).join(' '),
      ...(compiledIn === null ? {} : { PYTHONPYCACHEPREFIX: compiledIn }),
      ...(several ? { AGENTBENCH_REPORT: '0' } : {}),
    },
    file: several ? null : report,
    directory,
  };
}

/** True for a command that runs pytest more than once: by name, or in a loop. Takes time in proportion to its length. */
function runsPytestAgain(command: string): boolean {
  const [before = '', ...after] = command.split(PYTEST);
  const loop = before.search(/\b(?:for|while|until)\b/);
  return after.length > 1 || (after.length === 1 && loop !== -1 && /\bdo\b/.test(before.slice(loop)));
}

/**
 * The worst outcomes among the reports; null if there is none. `file` is the content of the only one. `silent`: another
 * run of pytest wrote none.
 */
export async function worstOutcomes(
  testbed: Testbed,
  { file: only, directory }: ReportPlan,
  file: Buffer | null,
): Promise<{ outcomes: TestOutcomes | null; silent: boolean }> {
  if (only !== null) return { outcomes: file === null ? null : parseJUnit(file.toString()), silent: false };
  const { reports, begun } = await reportsIn(testbed, directory);
  const all = [...reports].flatMap(([name, report]) => {
    const outcomes = parseJUnit(report.toString());
    return outcomes === null ? [] : [[name, outcomes] as const];
  });
  const written = new Set(all.map(([name]) => name));
  const worst = all.reduce<TestOutcomes | null>(
    (worst, [, one]) => (worst === null || scoreOf(one) < scoreOf(worst) ? one : worst),
    null,
  );
  return { outcomes: worst, silent: begun.some((name) => !written.has(name)) };
}

/** The reports by the number of their run, and the numbers of the runs that began. */
async function reportsIn(
  testbed: Testbed,
  directory: string,
): Promise<{ reports: Map<string, Buffer>; begun: string[] }> {
  const reports = new Map<string, Buffer>();
  const begun: string[] = [];
  let left = LARGEST_REPORT;
  for await (const entry of testbed.files(directory)) {
    const [, name, kind] = /^(.*)\.(xml|begun)$/s.exec(entry.path) ?? [];
    if (kind === 'begun') begun.push(name!);
    if (kind !== 'xml' || entry.type !== 'file' || reports.size === MOST_REPORTS) continue;
    const report = await contentOf(entry, left);
    if (report === null) continue;
    left -= report.length;
    reports.set(name!, report);
  }
  return { reports, begun };
}
