import { UserError } from '../base/errors.ts';
import { count } from '../base/format.ts';
import { onSignal } from '../base/signals.ts';
import { loadDataset } from '../datasets/registry.ts';
import { selectFrom } from '../datasets/select.ts';
import { exportTasks, organisationOf } from '../export/write.ts';
import { datasetFetcher } from '../git/fetch-dataset.ts';
import { thisMachine } from '../github/this-machine.ts';
import { agentLimit } from '../options/agent-limit.ts';
import { parseOptions, type Texts } from '../options/parse.ts';
import { chooseImage } from '../testbeds/docker/images.ts';
import { tellDefaultDataset } from './example.ts';
import { complain, printJson, printLines } from './print.ts';
import { pathFromHere } from './trials.ts';

/** `agentbench export`: writes the selected instances as tasks of another program, into a new directory. */
export async function exportCommand(
  directory: string,
  given: Texts,
  { format, json }: { format: string; json: boolean },
): Promise<number> {
  if (format !== 'harbor') throw new UserError(`format: "${format}" is unknown; there is "harbor"`);
  const options = parseOptions(given);
  tellDefaultDataset(given);
  const dataset = await loadDataset(options, datasetFetcher(thisMachine(process.env)));
  const instances = await selectFrom(dataset, options.instances);
  const settings = {
    organisation: organisationOf(dataset),
    image: (rowImage: string | null) => chooseImage(rowImage, options)?.name ?? null,
    workdir: options.workdir ?? '/testbed',
    agentTimeout: agentLimit(options),
    evaluationTimeout: options['evaluation-timeout'],
  };
  const interruption = onSignal();
  await exportTasks(directory, dataset, instances, settings, interruption.signal).finally(interruption.dispose);
  for (const { id, repository } of instances)
    if (repository?.commit === null)
      complain(`${id}: its row names no commit; an image has the newest one at the time of its build`);
  if (json) printJson({ dataset: dataset.name, directory, tasks: instances.map(({ id }) => id) });
  else printLines([`${count(instances.length, 'task')} of ${dataset.name}: ${pathFromHere(directory)}/`]);
  return 0;
}
