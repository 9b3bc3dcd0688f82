import type { JsonObject } from '../../base/json-value.ts';

/** Causes of a failed trial, by the words of Harbor 0.25 (later versions have none). */
export type Cause =
  | 'sandbox_failed'
  | 'model_provider_failed'
  | 'harbor_failed'
  | 'agent_exhausted_budget'
  | 'agent_refused_task'
  | 'agent_exit_code'
  | 'verifier_failed'
  | 'cancelled'
  | 'unclassified';

/**
 * The exceptions of each cause by the names of their types. An exit code of the agent, which Harbor does not classify,
 * has a cause of its own here, since it is graded. Source: harbor/models/trial/error_policy.py of harbor 0.25.0 and 0.26.0 (PyPI).
 */
const TYPES: Record<Exclude<Cause, 'unclassified'>, string[]> = {
  sandbox_failed: [
    ...['EnvironmentStartTimeoutError', 'SandboxBuildFailedError', 'AgentSetupTimeoutError', 'HealthcheckError'],
    ...['SandboxLikelyOutOfMemoryError', 'MemoryLimitExceededError', 'SSHAccessError', 'GKEExecStreamClosedError'],
    ...['GKEPodNotFoundError', 'RuntimeRequestError', 'AddTestsDirError', 'DownloadVerifierDirError'],
  ],
  model_provider_failed: [
    ...['ApiError', 'ApiRateLimitError', 'ApiInternalServerError', 'ApiOverloadedError', 'ApiConnectionClosedError'],
    ...['ApiResponseStalledError', 'UnknownApiError', 'NetworkConnectionError', 'ApiConnectionError'],
    ...['ApiUsageLimitError', 'RateLimitError', 'InternalServerError', 'ServiceUnavailableError', 'APIConnectionError'],
    ...['APIError', 'Timeout', 'BadRequestError', 'UnprocessableEntityError', 'UnsupportedParamsError'],
    ...['APIResponseValidationError', 'BudgetExceededError', 'AgentAuthenticationError', 'ModelNotFoundError'],
    ...['ApiProviderResourceNotFoundError', 'AuthenticationError', 'PermissionDeniedError', 'NotFoundError'],
    'UnsupportedModelParametersError',
  ],
  harbor_failed: [
    ...['ServiceOperationsUnsupportedError', 'VercelScopeError', 'DspyImportError', 'MissingExtraError'],
    'RegradeError',
  ],
  agent_exhausted_budget: [
    ...['AgentTimeoutError', 'ContextWindowExceededError', 'OutputTokenExceededError', 'ContextLengthExceededError'],
    'OutputLengthExceededError',
  ],
  agent_refused_task: ['AgentSafetyRefusalError', 'ContentPolicyViolationError'],
  agent_exit_code: ['NonZeroAgentExitCodeError'],
  verifier_failed: [
    ...['VerifierTimeoutError', 'RewardFileNotFoundError', 'RewardFileEmptyError', 'VerifierOutputParseError'],
  ],
  cancelled: ['CancelledError'],
};

const CAUSES = new Map(
  Object.entries(TYPES).flatMap(([cause, types]) => types.map((type) => [type, cause as Cause] as const)),
);

/** Causes with which a reward is a verdict: the agent itself ended the trial. */
const GRADED: Cause[] = ['agent_exhausted_budget', 'agent_refused_task', 'agent_exit_code'];

/** The types of a verifier that ran and gave no reward. */
const NO_REWARD = ['RewardFileNotFoundError', 'RewardFileEmptyError', 'VerifierOutputParseError'];

export function causeOf(type: string): Cause {
  return CAUSES.get(type) ?? 'unclassified';
}

/**
 * True if a reward beside an exception of this type is a verdict: by the policy with which the job overrides Harbor's
 * (`override_error_policy`), if it says so, otherwise by the cause.
 */
export function isGraded(type: string, override: JsonObject | null): boolean {
  const given = override?.has_valid_reward;
  return typeof given === 'boolean' ? given : GRADED.includes(causeOf(type));
}

/** Stage and kind of the error that an exception is. `reached` is the last stage that began. */
export function faultOf(type: string, reached: string): { stage: string; kind: string } {
  const cause = causeOf(type);
  if (NO_REWARD.includes(type)) return { stage: 'evaluate', kind: 'no_reward' };
  if (type === 'AgentSetupTimeoutError') return { stage: 'agent-setup', kind: cause };
  return { stage: cause === 'verifier_failed' ? 'evaluate' : reached, kind: cause };
}
