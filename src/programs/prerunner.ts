import { programText, withoutComments } from './text.ts';

/**
 * Lines for bash that report failed commands of a prerunner on stderr, as `agentbench: prerunner line N, exit code N:
 * COMMAND`.
 */
export const PRERUNNER_TRACER = programText('prerunner-tracer.sh');

/** A script for `sh` that runs the prerunner of `$directory` with bash and `$tracer`, and removes the directory. */
export const PRERUNNER = withoutComments(programText('prerunner.sh'));
