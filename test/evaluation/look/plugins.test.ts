import { expect, test } from 'vitest';
import { isKnownPlugin, pluginNames } from '../../../src/evaluation/look/plugins.ts';

test.each([
  ['/usr/lib/python3/dist-packages/pytest_mock-3.10.0.dist-info/entry_points.txt', true],
  ['/x/site-packages/pytest_cov-4.1.0-py3.11.egg-info/entry_points.txt', true],
  ['/x/site-packages/Faker-19.0.0.dist-info/entry_points.txt', true],
  ['/usr/local/lib/python3.11/dist-packages/platformdirs-4.14.8.dist-info/entry_points.txt', true],
  ['/x/site-packages/passing-1.0.dist-info/entry_points.txt', false],
  ['/x/site-packages/pytest_mocker-1.0.dist-info/entry_points.txt', false],
  ['/x/site-packages/entry_points.txt', false],
])('%s is of a known plugin: %s', (file, known) => expect(isKnownPlugin(file)).toBe(known));

test.each<[text: string, names: string[]]>([
  ['[console_scripts]\nx = y:z\n', []],
  ['[console_scripts]\nx = y\n[pytest11]\na = b\n c.d = e:f\n# g = h\n\n[other]\ni = j\n', ['a', 'c.d']],
  ['[[pytest11]]\r\na b=c\r\n', ['a b']],
  // Heads and lines as only Python reads them.
  ['[x]\f[]pytest11]\x1c\x1fa = b\u2028 = c', ['a', '']],
  ['[pytest11] # x\na = b\n[pytest11[x]\nc = d\n[pytest]\ne = f', ['a', 'c']],
  ['[DEFAULT]\na = b\n[pytest11]\n', ['a']],
])('the plugins of %j', (text, names) => expect(pluginNames(text)).toEqual(names));
