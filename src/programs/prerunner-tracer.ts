import { programText } from './text.ts';

/** Lines for bash that tell which commands of a prerunner failed, as `agentbench: prerunner line N, exit code N: COMMAND` on stderr. */
export const PRERUNNER_TRACER = programText('prerunner-tracer.sh');
