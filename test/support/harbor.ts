import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TestContext } from 'vitest';
import { installedHarbor, PLACE } from '../../bench/harbor/package.ts';

const PYTHON = path.join(PLACE, 'bin/python3');

/** True if Harbor's own models are here. */
export const hasHarbor = existsSync(PYTHON);

/** The command of the published package; skips the test where it is not installed. */
export function publishedHarbor({ task, skip }: TestContext): string {
  const harbor = installedHarbor();
  if (harbor !== null) return harbor;
  task.meta.skipped =
    'the published Harbor package is not installed: scripts/prepare-tests.sh found no Python 3.12 or newer';
  return skip(task.meta.skipped);
}

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

/** True if Harbor's models of tasks are here, which want a newer Python than those of trajectories. */
export function readsHarborTasks(): boolean {
  if (!hasHarbor) return false;
  try {
    execFileSync(PYTHON, ['-c', 'import harbor.models.task.task, harbor.publisher.packager'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const TASKS = `
import json, sys
from pathlib import Path
from harbor.models.dataset.manifest import DatasetManifest
from harbor.models.task.task import Task
from harbor.publisher.packager import Packager
root = Path(sys.argv[1])
def about(ref):
    task = Task(root / ref.short_name)
    digest, _ = Packager.compute_content_hash(root / ref.short_name)
    config = task.config
    return {
        "name": task.name,
        "named": ref.name,
        "sameDigest": "sha256:" + digest == ref.digest,
        "instruction": task.instruction,
        "category": config.metadata["category"],
        "times": [config.agent.timeout_sec, config.verifier.timeout_sec],
        "healthcheck": config.environment.healthcheck and config.environment.healthcheck.command,
    }
print(json.dumps([about(ref) for ref in DatasetManifest.from_toml_file(root / "dataset.toml").tasks]))
`;

export interface HarborTask {
  name: string;
  named: string;
  sameDigest: boolean;
  instruction: string;
  category: string;
  times: [agent: number, verifier: number];
  healthcheck: string | null;
}

/** The tasks of a directory with a dataset.toml as Harbor's own models read them. Throws what they throw. */
export function tasksByHarbor(directory: string): HarborTask[] {
  return JSON.parse(execFileSync(PYTHON, ['-c', TASKS, directory], { encoding: 'utf8' }));
}

const CONFIGS = `
import json, sys
from harbor.models.task.config import TaskConfig
def judge(text):
    try:
        TaskConfig.model_validate_toml(text)
        return None
    except Exception as error:
        return str(error)
print(json.dumps([judge(text) for text in json.load(sys.stdin)]))
`;

/** What Harbor's own models say of each task.toml: null, or its complaint. */
export function judgeConfigs(texts: string[]): (string | null)[] {
  return JSON.parse(execFileSync(PYTHON, ['-c', CONFIGS], { input: JSON.stringify(texts), encoding: 'utf8' }));
}
