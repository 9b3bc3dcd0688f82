import { programText } from './text.ts';

/**
 * Lines for bash that report failed commands of a prerunner on stderr, as `agentbench: prerunner line N, exit code N:
 * COMMAND`.
 */
export const PRERUNNER_TRACER = programText('prerunner-tracer.sh');
