import { expect, test } from 'vitest';
import { closestName, nearName } from '../../../src/base/text/near.ts';
import { ROW_KEYS } from '../../../src/datasets/row.ts';
import { optionNames } from '../../../src/options/options.ts';

test.each<[unknown: string, name: string | null]>([
  ['tirals', 'trials'],
  ['trial', 'trials'],
  ['agent_command', 'agent-command'],
  ['imagemap', 'image-map'],
  ['model', 'agent-model'],
  ['command', 'agent-command'],
  ['timeout', 'agent-timeout'],
  ['Dataset', 'dataset'],
  ['sutie', 'suite'],
  ['agent-nmae', 'agent-name'],
  ['results-path-dir', 'results-path'],
  ['x', null],
  ['<<', null],
  ['maintainer', null],
])('of the options, %s is near %s', (unknown, name) => {
  expect(nearName(unknown, optionNames)).toBe(name);
});

test.each<[unknown: string, name: string | null]>([
  ['id', 'instance_id'],
  ['image', 'base_image'],
  ['sucess_command', 'success_command'],
  ['author', null],
  ['difficulty', null],
])('of the keys of a row, %s is near %s', (unknown, name) => {
  expect(nearName(unknown, ROW_KEYS)).toBe(name);
});

test.each<[unknown: string, names: string[], name: string]>([
  ['HOST', ['auto', 'docker', 'host'], 'host'],
  ['FREE', ['dev', 'free', 'debug'], 'free'],
  ['DBSETUP', ['bgsetup', 'dbsetup'], 'dbsetup'],
  ['gtp-5', ['o3', 'GPT-5'], 'GPT-5'],
  ['dokcer', ['auto', 'docker', 'host'], 'docker'],
])('%s is closest to the one with the same letters, whatever their case', (unknown, names, name) => {
  expect(closestName(unknown, names)).toBe(name);
});
