import { describe, expect, test } from 'vitest';
import { AGENTS, agentNamed } from '../../src/agents/kit/catalogue.ts';
import { serviceIn } from '../../src/agents/kit/service.ts';
import { lookAt } from '../../src/agents/kit/testbed-platform.ts';
import type { Agent, Place } from '../../src/agents/kit/types.ts';
import type { Testbed } from '../../src/testbeds/types.ts';

const KEY = 'key-of-the-test';
const URL = 'http://127.0.0.1:9/service';
const VARIABLES = {
  ...{ ANTHROPIC_API_KEY: KEY, OPENAI_API_KEY: KEY, GEMINI_API_KEY: KEY, OPENROUTER_API_KEY: KEY },
  ...{ ANTHROPIC_BASE_URL: URL, OPENAI_BASE_URL: URL, GOOGLE_GEMINI_BASE_URL: URL, OPENROUTER_BASE_URL: URL },
};
const PROMPT = 'Solve "it" $(now)';

function placeFor(agent: Agent, more: Partial<Place> = {}): Place {
  return {
    ...{ program: ['/opt/agent/node', '/opt/agent/program'], directory: '/opt/agent/x64-glibc', home: '/home/agent' },
    ...{ promptFile: '/prompt.md', outputDirectory: '/output', prompt: PROMPT, model: 'a-model' },
    ...{ service: serviceIn(agent.services, VARIABLES), args: ['--own', 'x y'], instructions: true, solution: null },
    mcp: { docs: { command: 'mcp-command', args: ['-x'], env: { A: 'b' } } },
    ...more,
  };
}

const agents = [...AGENTS.filter(({ services }) => services.length > 0), agentNamed('acp:@a/b').agent];

describe.each(agents.map((agent) => [agent.name, agent] as const))('%s', (_, agent) => {
  test.each(agent.services)('is started with model, arguments and prompt, its model at %s', (name) => {
    const launch = agent.launch(placeFor(agent, { service: serviceIn([name], VARIABLES) }));
    const files = Object.values(launch.files ?? {}).join('\n');
    const settings = [...launch.argv, files, ...Object.values(launch.environment)].join('\n');
    // The key stays in the environment of the agent: arguments and files are kept with the results.
    expect([...launch.argv, files].join('\n')).not.toContain(KEY);
    expect(settings).toContain('a-model');
    const own = launch.argv.indexOf('--own');
    expect(launch.argv[own + 1]).toBe('x y');
    const told =
      launch.stdin || launch.argv.some((word) => word.endsWith(PROMPT)) || launch.argv.includes('/prompt.md');
    expect(told || settings.includes('/prompt.md')).toBe(true);
    // A prompt that begins with a hyphen would be another option.
    expect(launch.argv).not.toContain(PROMPT);
    // Those that read the provider's own variable need no setting.
    const native: Record<string, string[]> = {
      anthropic: ['acp:@a/b'],
      gemini: ['gemini-cli', 'acp:@a/b'],
    };
    expect(settings.includes(URL) || native[name]?.includes(agent.name)).toBe(true);
    expect(settings.includes('mcp-command')).toBe(agent.mcp);
  });

  test('is started as well with a service and settings of the user alone', () => {
    const launch = agent.launch(placeFor(agent, { service: null, mcp: {}, instructions: false, args: [] }));
    expect([...launch.argv, ...Object.values(launch.environment)].join('\n')).not.toMatch(
      /undefined|null,|127\.0\.0\.1/,
    );
    expect(Object.values(launch.files ?? {}).join('\n')).not.toContain('mcp-command');
  });
});

test.each(['claude-code', 'qwen-code'])('%s takes a prompt with a slash at its beginning for no command', (name) => {
  const { agent } = agentNamed(name);
  const { stdin, files } = agent.launch(placeFor(agent, { prompt: '/app has a bug' }));
  expect([stdin, files?.['prompt.txt']]).toEqual(['/home/agent/prompt.txt', '\n/app has a bug']);
  expect(agent.launch(placeFor(agent))).toMatchObject({ stdin: true });
});

test.each(['copilot', 'opencode'])('%s asks OpenAI where no other address is given', (name) => {
  const { agent } = agentNamed(name);
  const { environment } = agent.launch(placeFor(agent, { service: serviceIn(['openai'], { OPENAI_API_KEY: KEY }) }));
  expect(Object.values(environment).join('\n')).toContain('https://api.openai.com/v1');
});

test.each([
  [
    'claude-code',
    ['sonnet', 'opusplan[1m]', 'best', 'fable[1m]', 'claude-sonnet-5[1m]'],
    ['claude-sonnet-5', 'sonnet-5'],
  ],
  ['gemini-cli', ['auto', 'flash-lite', 'auto-gemini-3', 'auto-gemini-2.5'], ['gemini-3-pro-preview', 'auto-3']],
])('no list of a provider has the names that %s understands itself', (name, own, others) => {
  const { aliases } = agentNamed(name).agent;
  expect(own.filter((model) => !aliases!.test(model))).toEqual([]);
  expect(others.filter((model) => aliases!.test(model))).toEqual([]);
});

test('an address that is empty is none, as for the clients of the providers', () => {
  const empty = { OPENAI_BASE_URL: '', OPENROUTER_BASE_URL: '' };
  expect(serviceIn(['openai'], { ...empty, OPENAI_API_KEY: KEY })!.url).toBeNull();
  expect(serviceIn(['openrouter'], { ...empty, OPENROUTER_API_KEY: KEY })!.url).toBe('https://openrouter.ai/api/v1');
});

test('Codex has servers and its provider in TOML, where names and texts cannot become other settings', () => {
  const { agent } = agentNamed('codex');
  const mcp = {
    docs: { command: 'a"\n[x]', args: ['y'], env: { 'K.V': 'z' } },
    web: { url: 'https://x.invalid', type: 'http', headers: { H: 'v' } },
  } as const;
  const { files } = agent.launch(placeFor(agent, { mcp: { docs: { ...mcp.docs, args: ['y'] }, web: mcp.web } }));
  expect(files!['config.toml']).toBe(`check_for_update_on_startup = false
web_search = "disabled"
model_provider = "agentbench"
[analytics]
enabled = false
[feedback]
enabled = false
[model_providers.agentbench]
name = "agentbench"
base_url = "http://127.0.0.1:9/service"
env_key = "OPENAI_API_KEY"
wire_api = "responses"
[mcp_servers."docs"]
command = "a\\"\\n[x]"
args = ["y"]
env = { "K.V" = "z" }
[mcp_servers."web"]
url = "https://x.invalid"
http_headers = { "H" = "v" }
`);
});

test('settings of a repository do not lead Claude Code and Qwen Code to another address', () => {
  const [claude, qwen] = ['claude-code', 'qwen-code'].map((name) => agentNamed(name).agent);
  const { argv } = claude!.launch(placeFor(claude!));
  expect(JSON.parse(argv[argv.indexOf('--settings') + 1]!)).toEqual({ env: { ANTHROPIC_BASE_URL: URL } });
  const { environment, files } = qwen!.launch(placeFor(qwen!));
  expect(environment.QWEN_CODE_SYSTEM_SETTINGS_PATH).toBe('/home/agent/settings.json');
  expect(files!['settings.json']).toContain(URL);
});

test('OpenHands is told by which protocol it reaches a server, whatever the address', () => {
  const { agent } = agentNamed('openhands');
  const events = { url: 'http://x.invalid/events', type: 'sse', headers: {} } as const;
  const { files } = agent.launch(placeFor(agent, { mcp: { events } }));
  expect(JSON.parse(files!['mcp.json']!).mcpServers.events).toMatchObject({ url: events.url, transport: 'sse' });
});

describe('the platform of a testbed', () => {
  /** A testbed whose probe prints this. */
  const printing = (text: string) =>
    ({
      kind: 'docker',
      async run({ output }: { output(stream: string, chunk: Buffer): void }) {
        output('stdout', Buffer.from(text));
        return { exitCode: 0 };
      },
    }) as unknown as Testbed;
  const look = (text: string) => lookAt(printing(text), '/opt/agent', new AbortController().signal);

  test.each([
    ['x64-glibc\n\nx86_64\n/lib64/ld-linux-x86-64.so.2\n', 'x64-glibc', true],
    ['x64-glibc\n\nx86_64\n/lib/ld-musl-x86_64.so.1\n', 'x64-musl', false],
    ['\naarch64\n/lib/ld-musl-aarch64.so.1\n/lib/ld-linux-aarch64.so.1\n', 'arm64-glibc', false],
  ])('%j', async (text, platform, equipped) => {
    expect(await look(text)).toEqual({ platform, equipped });
  });

  test.each([
    [
      '\nriscv64\n/lib/ld-linux-riscv64-lp64d.so.1\n',
      'the image has the CPU riscv64; agents run on x86_64 and aarch64',
    ],
    ['\nx86_64\n', 'the image has no C library (glibc or musl), so no agent runs there'],
    ['', 'the image has the CPU (unknown); agents run on x86_64 and aarch64'],
  ])('%j is refused', async (text, message) => {
    await expect(look(text)).rejects.toThrow(message);
  });
});
