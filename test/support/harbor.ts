import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PYTHON = 'node_modules/.cache/agentbench-atif/bin/python3';

/** True if Harbor's own models are here. */
export const hasHarbor = existsSync(PYTHON);

const PROGRAM = `
import json, sys
from harbor.models.trajectories import Trajectory
def judge(document):
    try:
        Trajectory.model_validate(document)
        return None
    except Exception as error:
        return str(error)
print(json.dumps([judge(document) for document in json.load(sys.stdin)]))
`;

/** What Harbor's own models say of each document: null, or its complaint. */
export function judgeByHarbor(documents: unknown[]): (string | null)[] {
  const input = JSON.stringify(documents);
  return JSON.parse(execFileSync(PYTHON, ['-c', PROGRAM], { input, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }));
}
