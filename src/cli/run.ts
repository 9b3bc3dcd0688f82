import path from 'node:path';
import { messageOf, UserError } from '../base/errors.ts';
import { realPlace } from '../base/real-place.ts';
import { thisMachine } from '../github/this-machine.ts';
import type { OptionName } from '../options/options.ts';
import { parseOptions, parseText, type Texts } from '../options/parse.ts';
import { selectors as selectorList } from '../options/values.ts';
import { changeSince, resolveBaseline } from '../report/baseline.ts';
import { exitCodeOf } from '../results/gate.ts';
import { runIn } from '../results/read.ts';
import type { RunRecord } from '../results/records.ts';
import { DEFAULT_RESULTS, holdsExperiment, latestRun, placeOf, requireRun } from '../results/run-place.ts';
import type { Again } from '../run/continue.ts';
import { keepOptions, restoreOptions } from '../run/kept-options.ts';
import { runBenchmark } from '../run/run.ts';
import type { Given } from './config.ts';
import { endLines, readBack } from './end.ts';
import { exampleDataset, namesAgent, namesDataset, tellExample } from './example.ts';
import { judgeKey } from './judge-key.ts';
import { lookOf } from './paint.ts';
import { complain, printJson, printLines } from './print.ts';
import { writePage } from './run-page.ts';
import { selectsInLatest } from './selects-in-latest.ts';
import { viewing } from './view.ts';

/** Options of the example, used if neither a dataset nor an agent is given. */
function exampleOptions(root: string): Record<string, string> {
  return {
    dataset: exampleDataset(root),
    'agent-directory': path.join(root, 'examples/agent'),
    'agent-command': 'bash "$AGENTBENCH_AGENT_DIR/agent.sh"',
    'agent-name': 'example',
    'agent-timeout': '5s',
  };
}

/**
 * `agentbench run`: measures, shows progress, and returns the exit code; with `dry` it prints the plan. `root` is the
 * package's directory.
 */
export async function runCommand(
  { texts: given, origins }: Omit<Given, 'ofFile'>,
  { json, dry }: { json: boolean; dry: boolean },
  root: string,
): Promise<number> {
  const named = namesDataset(given) || namesAgent(given);
  const texts = named ? { ...judgeKey(given), ...given } : { ...exampleOptions(root), ...given };
  // The example must not be measured into another run.
  const continuesRun = !named && parseOptions({ resume: given.resume }).resume;
  if (dry) {
    if (continuesRun)
      throw new UserError(
        '--dry-run: with --resume alone, a run takes its options from the one that it continues; name its dataset and its agent as well',
      );
    const { printDryRun } = await import('./dry-run.ts');
    const otherwise = named ? 'environment' : 'example';
    const sourceOf = (name: string) => origins.get(name) ?? (given[name] === undefined ? otherwise : 'command line');
    return printDryRun(texts, sourceOf, json);
  }
  if (given['judge-api-key'] !== undefined)
    complain(
      '--judge-api-key: every process of this machine can read it there; set AGENTBENCH_JUDGE_API_KEY in the environment instead',
    );
  if (continuesRun) {
    const { resume: _, 'results-path': directory, ...others } = given;
    return resumeRun(directory ?? latestRun(), [], others, json);
  }
  if (!named) tellExample(given);
  if (texts.arms !== undefined && texts.arms.trim() !== '') {
    const { runArms } = await import('./experiment.ts');
    return runArms({ ...texts, arms: texts.arms }, json);
  }
  return measure(texts, json, null);
}

/** Options that select the trials of a run. */
const SELECTING: OptionName[] = ['instances', 'shard', 'trials'];

/** The choice of trials and the options of `agentbench resume`. */
export interface ResumeFlags extends Texts {
  failed?: string;
  errors?: string;
  config?: string;
}

/**
 * `agentbench resume`: continues the run or experiment in a directory, by default the latest, with the options in run.json;
 * given options win. `selectors`, `--failed` and `--errors` choose the trials that are measured again. A `directory` may be
 * a selector for the latest run.
 */
export async function resumeCommand(
  directory: string | undefined,
  selectors: string[],
  { config = 'none', ...flags }: ResumeFlags,
  json: boolean,
): Promise<number> {
  if (config !== 'none')
    throw new UserError(
      'config: resume reads no file of options, since those of the run are in its run.json; leave it out, and give what is to differ on the command line',
    );
  const latest = latestRun();
  return latest !== null && directory !== undefined && selectsInLatest(directory, latest)
    ? resumeRun(latest, [directory, ...selectors], flags, json)
    : resumeRun(directory ?? latest, selectors, flags, json);
}

/** The record of the run in a directory, which was `found` under a name. Throws a UserError. */
function recordOf(found: string, directory: string): RunRecord {
  try {
    return runIn(directory);
  } catch (error) {
    throw new UserError(`resume: ${found} holds no run that can be continued: ${messageOf(error)}`);
  }
}

async function resumeRun(
  found: string | null,
  selectors: string[],
  { failed, errors, ...given }: ResumeFlags,
  json: boolean,
): Promise<number> {
  if (found === null) throw new UserError(`resume: there is no run in ${DEFAULT_RESULTS}; name the directory of one`);
  if ((given.arms ?? '').trim() !== '')
    throw new UserError('arms: resume continues an experiment with its own arms, which cannot change; leave it out');
  const place = placeOf(found);
  const real = realPlace(place);
  if (holdsExperiment(real)) {
    if (failed || errors || selectors.length > 0)
      throw new UserError(
        `resume: ${found} is an experiment, which is continued as a whole: its pairs are measured in the order drawn; leave out instances, --failed and --errors`,
      );
    const { resumeArms } = await import('./experiment.ts');
    return resumeArms(real, given, json);
  }
  if (holdsExperiment(path.dirname(real)))
    throw new UserError(
      `resume: ${found} is an arm of an experiment, which is continued as a whole: resume ${path.dirname(real)}`,
    );
  requireRun('resume', found, real);
  const before = recordOf(found, real);
  const texts = restoreOptions(before, real, given, process.env);
  const statuses = [...(failed ? ['failed' as const] : []), ...(errors ? ['error' as const] : [])];
  const wanted = selectors.length === 0 ? null : parseText('instances', selectorList, selectors.join('\n'));
  const again =
    statuses.length + selectors.length > 0
      ? { statuses: statuses.length === 0 ? null : statuses, selectors: wanted }
      : // The kept options may be those of a part: the run may have been continued with fewer instances.
        SELECTING.some((name) => given[name] !== undefined)
        ? null
        : 'rest';
  return measure({ ...texts, resume: 'true', 'results-path': real }, json, again);
}

async function measure(texts: Texts, json: boolean, again: Again | 'rest' | null): Promise<number> {
  const options = parseOptions(texts);
  const baseline = await resolveBaseline(options.baseline);
  return viewing(json, async ({ stream, observer, signal, close }) => {
    let resultsPath = '';
    const run = await runBenchmark({
      options,
      machine: thisMachine(process.env),
      observer,
      github: null,
      compare: changeSince(baseline, options),
      secrets: [],
      signal,
      keepOptions: (directory) => keepOptions(texts, directory),
      ...(again === null ? {} : { again }),
      onBegin(begun) {
        resultsPath = begun.resultsPath;
      },
    });
    close();
    const onDisk = await readBack(run, resultsPath);
    const page = await writePage(onDisk, baseline, options);
    if (json) printJson(run);
    else printLines(['', ...endLines(onDisk, page, lookOf(stream))], stream);
    return exitCodeOf(run, options);
  });
}
