import { programText } from './text.ts';

/** The program behind AGENTBENCH_EXEC, an ES module: runs its arguments in the testbed. */
export const JUDGE_EXEC = programText('judge-exec.mjs');
