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

const JUDGE = `
import importlib, json, sys
module, name, method = sys.argv[1:]
validate = getattr(getattr(importlib.import_module(module), name), method)
def judge(value):
    try:
        validate(value)
        return None
    except Exception as error:
        return str(error)
print(json.dumps([judge(value) for value in json.load(sys.stdin)]))
`;

/** The complaint of one of Harbor's own models about each value; null without one. */
function judged(model: [module: string, name: string, method: string], values: unknown[]): (string | null)[] {
  const input = JSON.stringify(values);
  const options = { input, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  return JSON.parse(execFileSync(PYTHON, ['-c', JUDGE, ...model], options));
}

/** The complaint of Harbor's own models about each trajectory; null without one. */
export function judgeByHarbor(documents: unknown[]): (string | null)[] {
  return judged(['harbor.models.trajectories', 'Trajectory', 'model_validate'], documents);
}

/** The complaint of Harbor's own models about each task.toml; null without one. */
export function judgeConfigs(texts: string[]): (string | null)[] {
  return judged(['harbor.models.task.config', 'TaskConfig', 'model_validate_toml'], texts);
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
