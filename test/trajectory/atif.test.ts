import { describe, expect, test } from 'vitest';
import { trajectorySchema } from '../../src/trajectory/atif.ts';
import { hasHarbor, judgeByHarbor } from '../support/harbor.ts';

const agent = { name: 'a', version: '1' };
const steps = [{ step_id: 1, source: 'user', message: 'hello' }];
const call = { tool_call_id: 'c', function_name: 'Bash', arguments: { command: 'ls' } };
const step = (more: object) => ({ agent, steps: [{ step_id: 1, source: 'agent', message: '', ...more }] });
const image = { type: 'image', source: { media_type: 'image/png', path: 'a.png' } };
const inner = (more: object) => ({ agent, steps, ...more });

const accepted: Record<string, object> = {
  'the least': { agent, steps },
  ...Object.fromEntries(
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`1.${n}`, { schema_version: `ATIF-v1.${n}`, agent, steps }]),
  ),
  'null in the place of what is absent': {
    session_id: null,
    agent: { ...agent, extra: null },
    steps,
    final_metrics: null,
  },
  'all of a step': step({
    timestamp: '2026-11-22T10:00:00.123Z',
    model_name: 'm',
    reasoning_effort: 0.5,
    reasoning_content: 'why',
    tool_calls: [{ ...call, extra: { class: 'run' } }],
    observation: {
      results: [
        { source_call_id: 'c', content: [{ type: 'text', text: 'a' }, image] },
        { content: null, subagent_trajectory_ref: [{ trajectory_id: 'x' }] },
      ],
    },
    metrics: { prompt_tokens: 1, completion_tokens: 2, cached_tokens: 0, cost_usd: 0.1, extra: {} },
    llm_call_count: 1,
    is_copied_context: false,
    extra: { exchange: 1 },
  }),
  'sub-agents': { agent, steps, subagent_trajectories: [inner({ trajectory_id: 'a' }), inner({ trajectory_id: 'b' })] },
  'a date alone': step({ timestamp: '2026-11-22' }),
  'audio by another name': step({
    message: [{ type: 'audio', source: { media_type: 'audio/MP3', path: 'a', duration_sec: 1 } }],
  }),
  'an agent that dispatched without a model': step({ llm_call_count: 0, tool_calls: [call] }),
  'a sub-agent with a sub-agent': {
    agent,
    steps,
    subagent_trajectories: [inner({ trajectory_id: 'a', subagent_trajectories: [inner({ trajectory_id: 'a' })] })],
  },
};

const refused: Record<string, object> = {
  'another version': { schema_version: 'ATIF-v1.9', agent, steps },
  'no step': { agent, steps: [] },
  'no agent': { steps },
  'an agent without a version': { agent: { name: 'a' }, steps },
  'an unknown member': { agent, steps, colour: 'red' },
  'an unknown member of a step': step({ colour: 'red' }),
  'an unknown member of a tool call': step({ tool_calls: [{ ...call, colour: 'red' }] }),
  'steps from 2': { agent, steps: [{ ...steps[0], step_id: 2 }] },
  'another source': { agent, steps: [{ step_id: 1, source: 'tool', message: '' }] },
  'a model of a user': { agent, steps: [{ ...steps[0], model_name: 'm' }] },
  'metrics without a call of a model': step({ llm_call_count: 0, metrics: {} }),
  'an observation of no call': step({ observation: { results: [{ source_call_id: 'c' }] } }),
  'arguments that are a text': step({ tool_calls: [{ ...call, arguments: '{}' }] }),
  'no message': { agent, steps: [{ step_id: 1, source: 'user' }] },
  'a time that is none': step({ timestamp: 'yesterday' }),
  'an image without a source': step({ message: [{ type: 'image' }] }),
  'a text with a source': step({ message: [{ type: 'text', text: '', source: image.source }] }),
  'an image of another type': step({ message: [{ type: 'image', source: { media_type: 'image/bmp', path: '' } }] }),
  'audio of another type': step({ message: [{ type: 'audio', source: { media_type: 'audio/midi', path: '' } }] }),
  'a sub-agent without an id': { agent, steps, subagent_trajectories: [inner({})] },
  'sub-agents of one id': {
    agent,
    steps,
    subagent_trajectories: [inner({ trajectory_id: 'a' }), inner({ trajectory_id: 'a' })],
  },
  'a reference to nothing': step({ observation: { results: [{ subagent_trajectory_ref: [{ session_id: 's' }] }] } }),
  'a wrong step within a sub-agent': {
    agent,
    steps,
    subagent_trajectories: [{ trajectory_id: 'a', agent, steps: [] }],
  },
};

describe('ATIF', () => {
  test.for(Object.entries(accepted))('takes %s', ([, document]) => {
    expect(trajectorySchema.safeParse(document).error).toBeUndefined();
  });

  test.for(Object.entries(refused))('refuses %s', ([, document]) => {
    expect(trajectorySchema.safeParse(document).success).toBe(false);
  });

  test("takes and refuses what Harbor's own models do", ({ skip }) => {
    if (!hasHarbor) skip('scripts/prepare-tests.sh installs harbor');
    expect(judgeByHarbor(Object.values(accepted))).toEqual(Object.values(accepted).map(() => null));
    expect(judgeByHarbor(Object.values(refused))).toEqual(Object.values(refused).map(() => expect.any(String)));
  });
});
