import { ofPart } from '../results/part-files.ts';
import { withNetwork } from '../testbeds/with-network.ts';
import { runAgent, setUpAgent } from './agent.ts';
import { afterAgent, beforeAgent } from './changes/save.ts';
import type { LiveTrial } from './live.ts';
import { metered } from './metered.ts';

/** The agent's turn in a trial, a step or a round; before the first one it is set up. */
export async function takeTurn(live: LiveTrial, prompt: string): Promise<void> {
  const { record, instance, context, testbed, suffix } = live;
  const isFirst = suffix === '';
  const setup = isFirst && context.options['agent-setup'] !== undefined;
  await metered(live, ofPart('exchanges.jsonl', suffix), async () => {
    if (setup) await record.stage('agent-setup', () => setUpAgent(live));
    await record.stage('agent', async () => {
      const before = await record.ofHarness(async () => (isFirst ? live.untouched : null) ?? beforeAgent(live, false));
      const run = () => runAgent(live, prompt);
      const { environment } = instance;
      await (environment === undefined ? run() : withNetwork(testbed, environment, environment.agentNetwork, run));
      if (before !== null) await record.ofHarness(() => afterAgent(live, before, ofPart('changes.json', suffix)));
    });
  });
}
