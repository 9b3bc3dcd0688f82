import { describe, expect, test } from 'vitest';
import { parseOptions } from '../../src/options/parse.ts';

const faultOf = (texts: Record<string, string>) => {
  try {
    parseOptions(texts);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('accepted');
};

test('model-endpoints: providers by name, and of one’s own with their dialect', () => {
  const text =
    '# gateways\nopenai=https://gw.example/openai/v1\n\nlab:anthropic = http://10.0.0.5:8000\nown:gemini=http://x\n';
  expect(parseOptions({ 'model-endpoints': text })['model-endpoints']).toEqual([
    { name: 'openai', family: null, url: new URL('https://gw.example/openai/v1') },
    { name: 'lab', family: 'anthropic', url: new URL('http://10.0.0.5:8000') },
    { name: 'own', family: 'gemini', url: new URL('http://x') },
  ]);
});

test('model-prices: two to four prices, in USD per million tokens', () => {
  expect(parseOptions({ 'model-prices': 'a = 3, 15\nb/c:free=0.5,.25,0.05,0.6' })['model-prices']).toEqual([
    { model: 'a', input: 3, output: 15, cachedInput: null, cacheWrite: null },
    { model: 'b/c:free', input: 0.5, output: 0.25, cachedInput: 0.05, cacheWrite: 0.6 },
  ]);
});

test('allow-hosts: names, names below one, addresses, ports', () => {
  expect(parseOptions({ 'allow-hosts': '# pip, apt\npypi.org, # x.org\n' })['allow-hosts']).toEqual([
    { name: 'pypi.org', port: null },
  ]);
  expect(parseOptions({ 'allow-hosts': 'pypi.org, *.Debian.org:80\n10.1.2.3\n[::1]:8080' })['allow-hosts']).toEqual([
    { name: 'pypi.org', port: null },
    { name: '*.debian.org', port: 80 },
    { name: '10.1.2.3', port: null },
    { name: '[::1]', port: 8080 },
  ]);
  // In one form, in which the proxy compares it.
  expect(parseOptions({ 'allow-hosts': '[0:0::0:1], ::1, [::FFFF:10.1.2.3]:81' })['allow-hosts']).toEqual([
    { name: '[::1]', port: null },
    { name: '[::1]', port: null },
    { name: '[::ffff:a01:203]', port: 81 },
  ]);
});

describe('faults name the line, and what to change', () => {
  test.each([
    ['model-endpoints', 'openai', 'line 1 is not provider=URL'],
    ['model-endpoints', 'My_Lab:openai=http://x', 'with a name of small letters, digits and "-"'],
    ['model-endpoints', '\nopnai=https://x', 'line 2: there is no provider opnai; did you mean openai?'],
    ['model-endpoints', 'constructor=https://x', 'line 1: there is no provider constructor'],
    ['model-endpoints', 'lab:opena=https://x', 'line 1: there is no dialect opena; did you mean openai?'],
    [
      'model-endpoints',
      'openai=ftp://x',
      'line 1: "ftp://x" is not a base URL; write for example openai=https://host/v1, without login, query and fragment',
    ],
    ['model-endpoints', 'openai=https://me:secret@x', 'line 1: the text is not a base URL'],
    ['model-endpoints', 'openai=https://:secret@x', 'line 1: the text is not a base URL'],
    ['model-endpoints', 'openai=https://x?key=secret', 'line 1: the text is not a base URL'],
    ['model-endpoints', 'openai=https://x/v1#key', 'without login, query and fragment'],
    ['model-endpoints', 'openai=https://x y', 'line 1 is not provider=URL'],
    ['model-endpoints', 'openai=x', 'line 1: "x" is not a base URL'],
    ['model-endpoints', 'openai:openai=https://x', 'line 1: openai has its own dialect; write openai=https://x'],
    ['model-endpoints', 'openai=https://x\nopenai=https://y', 'line 2: openai is given twice'],
    ['model-prices', 'a=3,15,1,1,1', 'line 1 is not model=input,output'],
    ['model-prices', '=3,15', 'line 1 is not model=input,output'],
    ['model-prices', 'a=3', 'line 1 is not model=input,output'],
    ['model-prices', 'a=3,15\nb=3,cheap', 'line 2: "cheap" is not a price in USD per million tokens'],
    ['model-prices', 'a=3,15\nb=1,2\n a =4,5', 'line 3: a is given twice'],
    ['model-prices', 'a=3,-15', 'line 1: "-15" is not a price'],
    ['allow-hosts', 'pypi.org, http://x.org', 'entry 2: "http://x.org" is not a host'],
    ['allow-hosts', 'http://me:secret@x.org', 'entry 1: the text is not a host'],
    ['allow-hosts', 'x.org:0', 'entry 1: "x.org:0" is not a host'],
    ['judge-base-url', 'host:8000', '"host:8000" is not an http(s) URL'],
    ['judge-base-url', 'htp://me:secret@x', 'judge-base-url: the text is not an http(s) URL'],
    ['allow-hosts', 'x.org:00', 'entry 1: "x.org:00" is not a host'],
    ['allow-hosts', 'x.org:65535,x.org:65536', 'entry 2: "x.org:65536" is not a host'],
    ['allow-hosts', '[1:2]', 'entry 1: "[1:2]" is not a host'],
    ['allow-hosts', '999.1.1.1', 'entry 1: "999.1.1.1" is not a host'],
    ['allow-hosts', 'x.org:99999', 'entry 1: "x.org:99999" is not a host'],
    ['hosted-tools', 'strop', 'is not one of allow, strip; did you mean strip?'],
    ['trial-max-requests', '0', '"0" is not a whole number from 1 to 999999'],
  ])('%s: %j', (name, text, message) => {
    expect(faultOf({ [name]: text })).toContain(message);
  });
});
