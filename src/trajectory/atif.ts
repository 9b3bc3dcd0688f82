import * as z from 'zod/mini';

/**
 * The Agent Trajectory Interchange Format (ATIF) 1.8, which is also how 1.0 to 1.7 are read: the same members are known,
 * others refused, and null is the same as absent. Source: harbor/models/trajectories of harbor 0.25.0 (PyPI).
 */
export const ATIF_VERSION = 'ATIF-v1.8';

const text = z.nullish(z.string());
const free = z.nullish(z.record(z.string(), z.unknown()));
const count = z.nullish(z.int());

/** ISO 8601, a date alone too. */
const timestamp = z
  .string()
  .check(
    z.regex(
      /^\d{4}-\d\d-\d\d([T ]\d\d(:?\d\d(:?\d\d([.,]\d{1,9})?)?)?(Z|[+-]\d\d(:?\d\d)?)?)?$/,
      'not an ISO 8601 time',
    ),
  );

/** Also the names that Harbor replaces by the registered ones. */
const AUDIO = /^\s*audio\/((x-)?(wav|mpeg|m4a|aac|flac|aiff)|(vnd\.)?wave|mp3|mpga|mp4|ogg|webm)\s*$/i;

const imageSource = z.strictObject({
  media_type: z.enum(['image/jpeg', 'image/png', 'image/gif', 'image/webp']),
  path: z.string(),
});
const audioSource = z.strictObject({
  media_type: z.string().check(z.regex(AUDIO)),
  path: z.string(),
  duration_sec: z.nullish(z.number().check(z.nonnegative())),
});

const contentPart = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: z.string(), source: z.nullish(z.never()) }),
  z.strictObject({ type: z.literal('image'), source: imageSource, text: z.nullish(z.never()) }),
  z.strictObject({ type: z.literal('audio'), source: audioSource, text: z.nullish(z.never()) }),
]);
const content = z.union([z.string(), z.array(contentPart)]);
export type AtifContent = z.output<typeof content>;

const toolCall = z.strictObject({
  tool_call_id: z.string(),
  function_name: z.string(),
  arguments: z.record(z.string(), z.unknown()),
  extra: free,
});
export type AtifToolCall = z.output<typeof toolCall>;

const subagentRef = z
  .strictObject({ trajectory_id: text, session_id: text, trajectory_path: text, extra: free })
  .check(
    z.refine(
      ({ trajectory_id, trajectory_path }) => (trajectory_id ?? trajectory_path ?? null) !== null,
      'a reference needs trajectory_id or trajectory_path',
    ),
  );

const observationResult = z.strictObject({
  source_call_id: text,
  content: z.nullish(content),
  subagent_trajectory_ref: z.nullish(z.array(subagentRef)),
  extra: free,
});
export type AtifResult = z.output<typeof observationResult>;

const metrics = z.strictObject({
  prompt_tokens: count,
  completion_tokens: count,
  cached_tokens: count,
  cost_usd: z.nullish(z.number()),
  prompt_token_ids: z.nullish(z.array(z.int())),
  completion_token_ids: z.nullish(z.array(z.int())),
  logprobs: z.nullish(z.array(z.number())),
  extra: free,
});

/** Members of the steps of an agent. */
const OF_AGENTS = ['model_name', 'reasoning_effort', 'reasoning_content', 'tool_calls', 'metrics'] as const;

const step = z
  .strictObject({
    step_id: z.int().check(z.positive()),
    timestamp: z.nullish(timestamp),
    source: z.enum(['system', 'user', 'agent']),
    model_name: text,
    reasoning_effort: z.nullish(z.union([z.string(), z.number()])),
    message: content,
    reasoning_content: text,
    tool_calls: z.nullish(z.array(toolCall)),
    observation: z.nullish(z.strictObject({ results: z.array(observationResult) })),
    metrics: z.nullish(metrics),
    is_copied_context: z.nullish(z.boolean()),
    llm_call_count: z.nullish(z.int().check(z.nonnegative())),
    extra: free,
  })
  .check(
    z.refine(
      (value) => value.source === 'agent' || OF_AGENTS.every((name) => (value[name] ?? null) === null),
      `only a step of an agent has ${OF_AGENTS.join(', ')}`,
    ),
    z.refine(
      ({ source, llm_call_count, metrics, reasoning_content }) =>
        source !== 'agent' || llm_call_count !== 0 || (metrics ?? reasoning_content ?? null) === null,
      'a step without a call of a model has neither metrics nor reasoning_content',
    ),
    z.refine(({ tool_calls, observation }) => {
      const ids = new Set(tool_calls?.map(({ tool_call_id }) => tool_call_id));
      return (observation?.results ?? []).every(({ source_call_id: id }) => (id ?? null) === null || ids.has(id!));
    }, 'an observation names a tool call that its step does not have'),
  );
export type AtifStep = z.output<typeof step>;

const finalMetrics = z.strictObject({
  total_prompt_tokens: count,
  total_completion_tokens: count,
  total_cached_tokens: count,
  total_cost_usd: z.nullish(z.number()),
  total_steps: z.nullish(z.int().check(z.nonnegative())),
  extra: free,
});

const members = {
  schema_version: z._default(
    z.string().check(z.regex(/^ATIF-v1\.[0-8]$/, 'must be ATIF-v1.0 to ATIF-v1.8')),
    ATIF_VERSION,
  ),
  session_id: text,
  trajectory_id: text,
  agent: z.strictObject({
    name: z.string(),
    version: z.string(),
    model_name: text,
    tool_definitions: z.nullish(z.array(z.record(z.string(), z.unknown()))),
    extra: free,
  }),
  steps: z.array(step).check(
    z.minLength(1),
    z.refine((steps) => steps.every(({ step_id }, index) => step_id === index + 1), 'step_id counts from 1'),
  ),
  notes: text,
  final_metrics: z.nullish(finalMetrics),
  continued_trajectory_ref: text,
  extra: free,
};
const flat = z.strictObject(members);

/** A trajectory, with those of its sub-agents. */
export type Trajectory = z.output<typeof flat> & { subagent_trajectories?: Trajectory[] | null | undefined };

export const trajectorySchema: z.ZodMiniType<Trajectory> = z.strictObject({
  ...members,
  get subagent_trajectories() {
    return z.nullish(z.array(trajectorySchema).check(z.refine(haveOwnIds, 'each has a trajectory_id of its own')));
  },
});

function haveOwnIds(trajectories: Trajectory[]): boolean {
  const ids = trajectories.map(({ trajectory_id }) => trajectory_id ?? null);
  return !ids.includes(null) && new Set(ids).size === ids.length;
}

/** The purpose of a conversation: `extra.kind` of a trajectory. */
export type ConversationKind = 'main' | 'sub-agent' | 'title' | 'summary' | 'other';

/** The `extra` of an agent's step that was made from exchanges. */
const stepExtra = z.object({
  /** Line of the exchange in `exchanges.jsonl`, from 1. */
  exchange: z.int(),
  /** From the request to the end of its answer, in milliseconds. */
  waited_ms: z.number(),
  /** From the end of the answer to the next request of the conversation, in milliseconds; null for the last step. */
  worked_ms: z.nullable(z.number()),
  /** Absent for a whole answer: `cut` before its end, `failed` without one, `refused` for a budget, `too_large` to be kept. */
  status: z.optional(z.enum(['cut', 'failed', 'refused', 'too_large'])),
  /** The provider's status and code, for an answer that failed or was cut. */
  error: z.optional(z.string()),
  /** Requests before this one that asked the same and failed. */
  retries: z.optional(z.int()),
});
export type StepExtra = z.output<typeof stepExtra>;

/** The times and faults of an agent's step; null if the trajectory was not made from exchanges. */
export function stepExtraOf({ extra }: Pick<AtifStep, 'extra'>): StepExtra | null {
  return stepExtra.safeParse(extra).data ?? null;
}

/** The text of a message or an observation, with `[image]` and the like in the place of other parts. */
export function textOfContent(value: AtifContent | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  return value.map((part) => (part.type === 'text' ? part.text : `[${part.type} ${part.source.path}]`)).join('\n');
}
