import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadHarbor } from '../../../src/datasets/harbor/harbor.ts';
import { judgeConfigs, publishedHarbor } from '../../support/harbor.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

/** Tables of task.toml with a value of every key, good ones and bad ones. */
const TABLES: Record<string, string[]> = {
  '': [
    'version = "1.0"',
    'source = 5',
    'multi_step_reward_strategy = "final"',
    'multi_step_reward_strategy = "mean"',
    'multi_step_reward_strategy = "best"',
    'artifacts = ["/a", { source = "b", destination = "c", exclude = ["*.log"], service = "main" }]',
    'artifacts = ["../a"]',
    'artifacts = [{ source = "a", destination = "../b" }]',
    'artifacts = [{ source = "a", destination = "/b" }]',
    'artifacts = [{ source = "a", destination = "b\\\\c" }]',
    'artifacts = [{ source = "a", destination = "manifest.json" }]',
    'artifacts = [{ destination = "a" }]',
    'artifacts = [{ source = "a", destination = "" }]',
    'artifacts = [{ source = "a", destination = "b/" }]',
    'artifacts = [{ source = "a", destination = "..." }]',
    'artifacts = [{ source = "a", destination = "." }]',
    'artifacts = [{ source = "a", destination = ".//./" }]',
    `artifacts = [{ source = "a", destination = ".${'/'.repeat(60)}x" }]`,
    'artifacts = [{ source = "/a", service = " db " }]',
    'artifacts = [{ source = "a", service = " main " }]',
    'artifacts = [{ source = "a", service = "db" }]',
    'artifacts = [{ source = "/a", service = "-db" }]',
  ],
  '[metadata]': ['any = { thing = [1, "two"] }'],
  '[task]': [
    'name = "org/name"\nversion = "1"\ndescription = "d"\nkeywords = ["k"]',
    'name = "name"',
    'name = "../name"',
    'name = "org/name"\nauthors = [{ name = "A", email = "a@b.org" }]',
    'name = "org/name"\nauthors = [{ email = "a@b.org" }]',
    'name = "org/name"\nkeywords = "k"',
    'description = "no name"',
  ],
  '[agent]': [
    'timeout_sec = 5.5',
    'timeout_sec = "soon"',
    'user = 0',
    'user = "worker"',
    'user = [1]',
    'network_mode = "no-network"',
    'network_mode = "none"',
    'allowed_hosts = ["a.org"]',
    'network_mode = "allowlist"\nallowed_hosts = ["a.org", "*.b.org", "10.0.0.0/8", "::1"]',
    'network_mode = "allowlist"\nallowed_hosts = ["https://a.org"]',
    'network_mode = "allowlist"\nallowed_hosts = ["a.org:80"]',
    'network_mode = "allowlist"\nallowed_hosts = ["10.0.0.0/64"]',
  ],
  '[solution.env]': ['A = "b"', 'A = 1'],
  '[verifier]': [
    'timeout_sec = 1',
    'timeout_sec = true',
    'env = { A = "${B:-c}" }',
    'env = ["A"]',
    'environment_mode = "separate"',
    'environment_mode = "shared"\n[verifier.environment]\ncpus = 1',
    'environment_mode = "own"',
    'collect = [{ command = "a", service = "db", timeout_sec = 5, user = "root" }]',
    'collect = [{ service = "db" }]',
    'collect = [{ command = "a", service = " main " }]',
    'collect = [{ command = "a", service = "a/b" }]',
    'collect = [{ command = "a", service = "" }]',
  ],
  '[environment]': [
    'build_timeout_sec = 5',
    'docker_image = "a"',
    'docker_image = 5',
    'os = "Linux"',
    'os = "beos"',
    'cpus = 0.5\nmemory_mb = 5\nstorage_mb = 5\ngpus = 0\ngpu_types = ["H100"]',
    'gpu_types = "H100"',
    'memory_mb = "5"',
    'memory_mb = 5.5',
    'gpus = "two"',
    'memory = "2G"\nstorage = "512M"',
    'memory = "2 bytes"',
    'memory = "1.5G"\nmemory_mb = 1536\nstorage = "512M"\nstorage_mb = 512',
    'memory = "2G"\nmemory_mb = 1024',
    'storage = "2G"\nstorage_mb = 1024',
    'allow_internet = false',
    'tpu = { type = "v6e", topology = "2x4" }',
    'tpu = { type = "v6e", topology = "2y4" }',
    'tpu = { type = "v6e" }',
    'env = { A = "b" }',
    'env = { A = 5 }',
    'skills_dir = "/skills"',
    'workdir = "/app"',
    'workdir = 5',
    'healthcheck = { command = "a", interval_sec = 1, timeout_sec = 1, start_period_sec = 1, start_interval_sec = 1, retries = 1 }',
    'healthcheck = { retries = 1 }',
    'healthcheck = { command = "a", retries = "many" }',
    'mcp_servers = [{ name = "a", transport = "stdio", command = "b", args = ["c"] }]',
    'mcp_servers = [{ name = "a", url = "http://b", headers = { A = "b" } }]',
    'mcp_servers = [{ name = "a", transport = "streamable-http", url = "http://b" }]',
    'mcp_servers = [{ name = "a", url = "http://b", headers = { "X Y" = "c" } }]',
    'mcp_servers = [{ name = "a", url = "http://b", headers = { A = "b\\nC: d" } }]',
    'mcp_servers = [{ name = "a", url = "http://b", headers = { A = "$ {b} } ${B}${C:-}${D:-e f}" } }]',
    'mcp_servers = [{ name = "a", url = "http://b", headers = { A = "${" } }]',
    'mcp_servers = [{ name = "a", url = "http://b", headers = { A = "${B-c}" } }]',
    'mcp_servers = [{ name = "a", url = "http://b", headers = { A = "${1B}" } }]',
    'mcp_servers = [{ name = "a", url = "http://b", headers = { A = "${B:-c" } }]',
    'mcp_servers = [{ name = "a", url = "http://b", headers = { A = "${B:-${C}}" } }]',
    'mcp_servers = [{ name = "a", transport = "stdio", command = "b", headers = {} }]',
    'mcp_servers = [{ name = "a", transport = "stdio", command = "b", headers = { A = "c" } }]',
    'mcp_servers = [{ name = "a", transport = "stdio" }]',
    'mcp_servers = [{ name = "a" }]',
    'mcp_servers = [{ name = "a", transport = "pigeon", url = "http://b" }]',
  ],
  '[[steps]]': [
    'name = "a"\nmin_reward = 0.5\nartifacts = ["b"]\nagent = { timeout_sec = 5 }\nverifier = { timeout_sec = 5 }',
    'name = "a"\nmin_reward = { correct = 1 }\nhealthcheck = { command = "b" }',
    'name = "a"\nmin_reward = "all"',
    'name = "../a"',
    'name = "con"',
    'name = "."',
    'name = "a "',
    'name = " "',
    'name = "%s"'.replace('%s', 'a'.repeat(256)),
    'min_reward = 1',
  ],
};

test('what Harbor refuses in a task.toml is refused, and nothing else but numbers of another type', async (context) => {
  publishedHarbor(context);
  const texts = Object.entries(TABLES).flatMap(([table, keys]) => keys.map((key) => `${table}\n${key}\n`));
  const theirs = judgeConfigs(texts);
  const verdicts = await Promise.all(
    texts.map(async (text, index) => ({ text, here: await faultOf(text), there: theirs[index]! })),
  );
  const differ = verdicts.filter(({ here, there }) => (here === null) !== (there === null));
  // Harbor takes texts and truth values as numbers, which are mistakes more often.
  expect(differ.map(({ text, there }) => [text, there])).toEqual([
    ['[verifier]\ntimeout_sec = true\n', null],
    ['[environment]\nmemory_mb = "5"\n', null],
  ]);
  expect(verdicts.filter(({ here }) => here !== null).length).toBeGreaterThan(25);
});

/** The fault of a task.toml; null without one that concerns it. */
async function faultOf(toml: string): Promise<string | null> {
  const directory = path.join(temporaryDirectory(), 'task');
  cpSync(path.join(import.meta.dirname, 'tasks/plain'), directory, { recursive: true });
  writeFileSync(path.join(directory, 'task.toml'), toml);
  const error = await loadHarbor(directory, { name: null, ref: null }).catch((error: Error) => error);
  return error instanceof Error && error.message.includes('task.toml:') ? error.message : null;
}
