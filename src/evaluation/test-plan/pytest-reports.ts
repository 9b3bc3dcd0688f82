import path from 'node:path';
import { quote } from '../../base/text/shell.ts';
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

/** A number for each command that bash runs, with the shell's own, as subshells count apart. pytest expands the variable. */
const NUMBERED =
  'if [ -n "${BASH_VERSION-}" ]; then set -T; trap \'export AGENTBENCH_REPORT=$BASHPID-$((++AGENTBENCH_COUNT))\' DEBUG; fi; ';

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
    script: several ? NUMBERED + command : command,
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
  const [before = '', ...after] = command.split(/\bpytest\b/);
  const loop = before.search(/\b(?:for|while|until)\b/);
  return after.length > 1 || (after.length === 1 && loop !== -1 && /\bdo\b/.test(before.slice(loop)));
}

/** The worst outcomes among the reports; null if there is none. `file` is the content of the only one. */
export async function worstOutcomes(
  testbed: Testbed,
  { file: only, directory }: ReportPlan,
  file: Buffer | null,
): Promise<TestOutcomes | null> {
  if (only !== null) return file === null ? null : parseJUnit(file.toString());
  const all = (await reportsIn(testbed, directory)).flatMap((report) => parseJUnit(report.toString()) ?? []);
  return all.reduce<TestOutcomes | null>(
    (worst, one) => (worst === null || scoreOf(one) < scoreOf(worst) ? one : worst),
    null,
  );
}

async function reportsIn(testbed: Testbed, directory: string): Promise<Buffer[]> {
  const reports: Buffer[] = [];
  let left = LARGEST_REPORT;
  for await (const entry of testbed.files(directory)) {
    const report = entry.type === 'file' ? await contentOf(entry, left) : null;
    if (report === null) continue;
    left -= report.length;
    reports.push(report);
    if (reports.length === MOST_REPORTS) break;
  }
  return reports;
}
