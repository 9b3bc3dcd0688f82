/** Loaded by the command line before its own code: holds the limit of AGENTBENCH_TEST_LIMIT until the file AGENTBENCH_TEST_SIGN is there. */
import { existsSync } from 'node:fs';
import { holdLimitUntil } from './held-limit.ts';

const { AGENTBENCH_TEST_LIMIT: limit, AGENTBENCH_TEST_SIGN: sign } = process.env;
holdLimitUntil(Number(limit), () => existsSync(sign!));
