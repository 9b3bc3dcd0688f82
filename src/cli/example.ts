import path from 'node:path';
import type { OptionName } from '../options/options.ts';
import type { Texts } from '../options/parse.ts';
import { DATASET } from '../run/kept-options.ts';
import { complain } from './print.ts';

/** Options that name an agent, or several. */
const AGENT: OptionName[] = ['agent', 'agent-command', 'arms'];

/** The dataset of the example. `root` is the package's directory. */
export function exampleDataset(root: string): string {
  return path.join(root, 'examples/dataset');
}

/** True if options name a dataset. */
export function namesDataset(texts: Texts): boolean {
  return DATASET.some((name) => texts[name] !== undefined);
}

/** True if options name an agent: without it and a dataset, the example is measured. */
export function namesAgent(texts: Texts): boolean {
  return AGENT.some((name) => texts[name] !== undefined);
}

/** Says which dataset a command reads if options name none. */
export function tellDefaultDataset(texts: Texts): void {
  if (!namesDataset(texts)) complain('the dataset is setupbench, the default; name another by --dataset');
}

/** Says that the example is measured if the options are meant for another agent or other instances. */
export function tellExample(texts: Texts): void {
  if (Object.keys(texts).some((name) => name === 'instances' || /^(agent|model)-/.test(name)))
    complain('no dataset and no agent is named, so this is the example; name an agent by --agent or --agent-command');
}
