import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { UserError } from '../../src/base/errors.ts';
import { Redactor } from '../../src/base/redact/redact.ts';
import { idleOption, openJudge } from '../../src/judges/registry.ts';
import { NOTHING_SPENT } from '../../src/judges/usage.ts';
import { parseOptions } from '../../src/options/parse.ts';
import { startOpenAi, verdict } from '../doubles/openai-api.ts';
import { testMachine } from '../support/machine.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import { aRequest, calm, echoTestbed, noTestbed, redactor, SECRET, withTranscript } from './support.ts';

const machine = testMachine();
const open = (texts: Record<string, string>, from = machine, testbed: 'docker' | 'host' = 'docker') =>
  openJudge(parseOptions(texts), from, redactor, testbed);

describe('openJudge', () => {
  it('opens none by default', async () => {
    expect(await open({})).toBeNull();
    expect(await open({ judge: 'none', 'judge-samples': '1' })).toBeNull();
  });

  it.each([
    [{ 'judge-command': 'x' }, 'judge-command: there is no judge; set judge to command, or leave it out'],
    [{ 'judge-model': 'm' }, 'judge-model: there is no judge; set judge to openai (or command), or leave it out'],
    [{ 'judge-api-key': 'k' }, 'judge-api-key: there is no judge; set judge to openai, or leave it out'],
    [
      { 'judge-base-url': 'http://localhost' },
      'judge-base-url: there is no judge; set judge to openai, or leave it out',
    ],
    [{ 'judge-samples': '3' }, 'judge-samples: there is no judge; set judge to command or openai, or leave it out'],
    [{ judge: 'command' }, 'judge-command: set it to the command that judges; judge is "command"'],
    [{ judge: 'openai', 'judge-api-key': 'k' }, 'judge-model: set it to the model that judges; judge is "openai"'],
    [
      { judge: 'openai', 'judge-model': 'm' },
      /^judge-api-key: set it to a key for the judge; without one judge-base-url must/,
    ],
    [
      { judge: 'openai', 'judge-model': 'm', 'judge-base-url': 'https://api.openai.com/v1' },
      /^judge-api-key: set it to a key/,
    ],
    [
      { judge: 'openai', 'judge-model': 'm', 'judge-base-url': 'https://me:pw@example.com/v1' },
      'judge-base-url: leave user and password out of it; a key goes to judge-api-key',
    ],
  ])('refuses %j', async (texts, message) => {
    const error: unknown = await open(texts as unknown as Record<string, string>).catch((error) => error);
    expect(error).toBeInstanceOf(UserError);
    if (typeof message === 'string') expect((error as Error).message).toBe(message);
    else expect((error as Error).message).toMatch(message);
  });

  it.each([['http://127.0.0.1:8000/v1'], ['http://localhost:11434/v1'], ['https://models.example.com/v1']])(
    'needs no key for %s',
    async (url) => {
      expect(await open({ judge: 'openai', 'judge-model': 'm', 'judge-base-url': url })).not.toBeNull();
    },
  );
});

describe("a judge's identity", () => {
  const identity = async (texts: Record<string, string>) => (await open(texts))!.identity;
  const openai = { judge: 'openai', 'judge-model': 'gpt-x', 'judge-api-key': SECRET };

  it('tells judges apart', async () => {
    const all = await Promise.all([
      identity({ judge: 'command', 'judge-command': 'a' }),
      identity({ judge: 'command', 'judge-command': 'b' }),
      identity({ judge: 'command', 'judge-command': 'a', 'judge-model': 'm' }),
      identity({ judge: 'command', 'judge-command': 'a', 'judge-samples': '3' }),
      identity(openai),
      identity({ ...openai, 'judge-model': 'gpt-y' }),
      identity({ ...openai, 'judge-base-url': 'https://other.example.com/v1' }),
      identity({ ...openai, 'judge-samples': '3' }),
    ]);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([
    [{ ...openai, 'judge-samples': '3' }, 'openai model=gpt-x url=https://api.openai.com/v1 samples=3'],
    [
      { ...openai, 'judge-base-url': 'https://h.example.com:8443/v1/?key=123#x' },
      'openai model=gpt-x url=https://h.example.com:8443/v1 samples=1',
    ],
    [
      { ...openai, 'judge-base-url': `https://h.example.com/${SECRET}/v1` },
      'openai model=gpt-x url=https://h.example.com/***/v1 samples=1',
    ],
    [{ judge: 'command', 'judge-command': `KEY=${SECRET} judge` }, /^command sha256:[0-9a-f]{16} samples=1$/],
  ])('holds no secret: %#', async (texts, expected) => {
    const found = await identity(texts as unknown as Record<string, string>);
    if (typeof expected === 'string') expect(found).toBe(expected);
    else expect(found).toMatch(expected);
  });

  it('does not change with the key', async () => {
    expect(await identity(openai)).toBe(await identity({ ...openai, 'judge-api-key': 'another-key' }));
  });

  it('of a command changes with its scripts, and with no other file', async () => {
    const directory = temporaryDirectory();
    const [script, program, key, rules, given] = ['my judge.py', 'judge', 'key', 'rules.js', 'given.sh'].map((name) =>
      path.join(directory, name),
    );
    const command = `"${script}" --key-file ${key} --rules=${rules} <${given} | ${program} 2>>${directory}/log; cat ${directory}/none.sh`;
    const of = async (...contents: [string, string, string, string?, string?]) => {
      for (const [index, file] of [script!, program!, key!, rules!, given!].entries())
        writeFileSync(file, contents[index] ?? '');
      return await identity({ judge: 'command', 'judge-command': command });
    };
    const first = await of('print(1)', '#!/bin/sh\ncat', 'one');
    expect(first).toMatch(/^command sha256:[0-9a-f]{16} scripts=[0-9a-f]{16} samples=1$/);
    expect(await of('print(1)', '#!/bin/sh\ncat', 'another')).toBe(first);
    const others = [
      await of('print(2)', '#!/bin/sh\ncat', 'one'),
      await of('print(1)', '#!/bin/sh\ntee', 'one'),
      await of('print(1)', '#!/bin/sh\ncat', 'one', 'a'),
      await of('print(1)', '#!/bin/sh\ncat', 'one', '', 'a'),
    ];
    expect(new Set([first, ...others]).size).toBe(5);
  });
});

describe('a judge that was opened', () => {
  it('asks for its samples once, and takes the majority from the cache after that', async () => {
    const api = await startOpenAi();
    try {
      const texts = {
        judge: 'openai',
        'judge-model': 'm',
        'judge-api-key': SECRET,
        'judge-base-url': api.baseUrl,
        'judge-samples': '3',
      };
      api.next({ content: verdict(2, 'yes') }, { content: verdict(2, 'yes') }, { content: verdict(0, 'no') });
      const own = testMachine();
      const judge = (await open(texts, own))!;
      const expected = { score: 2, explanation: '2 of 3 samples: yes' };
      expect(await judge.judge(aRequest(), noTestbed, calm())).toEqual({
        ...expected,
        usage: { input_tokens: 300, output_tokens: 60, cost_usd: null },
      });
      const again = (await open(texts, own))!;
      expect(await again.judge(aRequest(), noTestbed, calm())).toEqual({ ...expected, usage: NOTHING_SPENT });
      expect(api.chats).toHaveLength(3);
      expect(readdirSync(path.join(own.cacheDirectory, 'judge'))).toHaveLength(1);
    } finally {
      await api.close();
    }
  });

  it.each(['docker', 'host'] as const)('remembers verdicts of a command on %s within a run only', async (testbed) => {
    const own = testMachine();
    const times = path.join(temporaryDirectory(), 'times');
    const texts = { judge: 'command', 'judge-command': `echo >>${times}; echo '{"score":0,"explanation":"no"}'` };
    for (const run of [1, 2]) {
      const judge = (await open(texts, own, testbed))!;
      for (const _ of [1, 2]) expect((await judge.judge(aRequest(), noTestbed, calm())).score).toBe(0);
      expect(readFileSync(times, 'utf8')).toBe('\n'.repeat(run));
    }
    expect(existsSync(path.join(own.cacheDirectory, 'judge'))).toBe(false);
  });

  it('asks a script again that was changed since the last run', async () => {
    const own = testMachine();
    const script = path.join(temporaryDirectory(), 'judge.sh');
    for (const score of [0, 2]) {
      writeFileSync(script, `echo '{"score":${score},"explanation":"so"}'\n`);
      const judge = (await open({ judge: 'command', 'judge-command': `sh ${script}` }, own))!;
      expect((await judge.judge(aRequest(), noTestbed, calm())).score).toBe(score);
    }
  });

  it('remembers verdicts of a model on the host within a run only: an agent could write to the cache', async () => {
    const api = await startOpenAi();
    try {
      const own = testMachine();
      const url = { 'judge-base-url': api.baseUrl, 'judge-api-key': SECRET };
      for (const run of [1, 2]) {
        const judge = (await open({ judge: 'openai', 'judge-model': 'm', ...url }, own, 'host'))!;
        for (const _ of [1, 2]) expect((await judge.judge(aRequest(), noTestbed, calm())).score).toBe(0);
        expect(api.chats).toHaveLength(run);
      }
      expect(existsSync(path.join(own.cacheDirectory, 'judge'))).toBe(false);
    } finally {
      await api.close();
    }
  });

  it('is shown no secret that an agent wrote, and its words of fixed meaning as they are', async () => {
    const file = path.join(temporaryDirectory(), 'request.json');
    const command = `cat > ${file}; echo '{"score":0,"explanation":"no"}'`;
    const secrets = new Redactor([SECRET, 'shell_interaction']);
    const judge = (await openJudge(
      parseOptions({ judge: 'command', 'judge-command': command }),
      testMachine(),
      secrets,
      'docker',
    ))!;
    await judge.judge(withTranscript(`my key is ${SECRET}, shell_interaction`), noTestbed, calm());
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      point: { type: 'shell_interaction' },
      testcases: [{ transcript: 'my key is ***, ***' }],
    });
  });

  it('reads no secret that an agent left in the testbed', async () => {
    const file = path.join(temporaryDirectory(), 'output');
    const command = `"$AGENTBENCH_EXEC" cat key > ${file} 2>&1; echo '{"score":0,"explanation":"no"}'`;
    const judge = (await open({ judge: 'command', 'judge-command': command }))!;
    const { exec, ran } = echoTestbed({ stdout: `key=${SECRET}\n`, stderr: `${btoa(SECRET)}\n` });
    await judge.judge(aRequest(), exec, calm());
    expect(ran).toEqual([['cat', 'key']]);
    const read = readFileSync(file, 'utf8');
    expect(read).toContain('key=***\n');
    expect(read).not.toContain(SECRET);
    expect(read).not.toContain(btoa(SECRET).slice(0, -4));
  });
});

describe('idleOption', () => {
  const idle = (texts: Record<string, string>) => idleOption(parseOptions(texts));

  it('says that a judge-command gets no key, and what to do', () => {
    expect(idle({ judge: 'command', 'judge-command': 'x', 'judge-api-key': 'k' })).toBe(
      'judge-api-key: judge-command does not get it, it is for judge: openai; leave it out, and have the command read its key from a file (HOME is set)',
    );
  });

  it('says nothing of what is used', () => {
    expect(idle({ judge: 'command', 'judge-command': 'x' })).toBeNull();
    expect(idle({ judge: 'openai', 'judge-model': 'm', 'judge-api-key': 'k' })).toBeNull();
  });
});
