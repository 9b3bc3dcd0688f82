import { KNOWN_PROVIDERS } from '../meter/providers.ts';
import { mcpFile } from './kit/mcp.ts';
import type { Agent, Place } from './kit/types.ts';

/** https://docs.github.com/copilot/reference/copilot-cli-reference, with a model of one's own provider. */
export const copilot: Agent = {
  name: 'copilot',
  title: 'GitHub Copilot CLI',
  version: '1.0.102',
  install: {
    from: 'npm',
    node: false,
    packages: {
      'x64-glibc': {
        name: '@github/copilot-linux-x64',
        program: 'copilot',
        integrity: 'sha512-eGHPbsP0p2QgfVZCjtbGBFZPBOJQ0DN7xIbBRAo7oG8b1zfLirQIdfI4h8Iy68Dv2cKJGJZg2/EO7W7KpIMJOw==',
      },
      'x64-musl': {
        name: '@github/copilot-linuxmusl-x64',
        program: 'copilot',
        integrity: 'sha512-laj1/lFWwkX7P1jAVm2DNNxRljLkhfKI4XDONIA5njiU+PPvWVH38gIvYU+lNTgJ0QT7CSV6Jj2fuqPx0Go+5Q==',
      },
      'arm64-glibc': {
        name: '@github/copilot-linux-arm64',
        program: 'copilot',
        integrity: 'sha512-5rO0B2/AduCekrE+aUzipySKZxZY2b/tVRZ8Suy8ymPFNC0Q7HQiQ8DZhxj+3RhHR8rU2Z8KOJVAbtMlROX6+A==',
      },
      'arm64-musl': {
        name: '@github/copilot-linuxmusl-arm64',
        program: 'copilot',
        integrity: 'sha512-PyuqTcgTKd4XrtSRKAQgfIK41cVzHArSNM8f8XS39dQc75aUsKG+MPd5rLwmqqhtbWVFgI+PSS/X18/Qo4EDTg==',
      },
    },
  },
  services: ['openai', 'anthropic', 'openrouter'],
  needsModel: true,
  skills: 'skills',
  instructions: 'copilot-instructions.md',
  mcp: true,
  certificates: 'NODE_EXTRA_CA_CERTS',
  notes: [
    'Models of a provider of your own only; those of a Copilot subscription cannot be metered.',
    'It unpacks itself at each start.',
  ],
  launch: (place) => ({
    argv: [
      ...[...place.program, '--allow-all', '--no-ask-user', '--output-format', 'json', '--model', place.model!],
      // As one word: a prompt may begin with a hyphen.
      ...['--disable-builtin-mcps', ...place.args, `--prompt=${place.prompt}`],
    ],
    environment: {
      COPILOT_HOME: place.home,
      COPILOT_OFFLINE: 'true',
      COPILOT_AUTO_UPDATE: 'false',
      COPILOT_MODEL: place.model!,
      ...providerOf(place),
    },
    files: mcpFile('mcp-config.json', place.mcp),
  }),
};

function providerOf({ service }: Place): Record<string, string> {
  if (service === null) return {};
  const { name, key, url } = service;
  return {
    COPILOT_PROVIDER_API_KEY: key,
    COPILOT_PROVIDER_TYPE: name === 'anthropic' ? 'anthropic' : 'openai',
    COPILOT_PROVIDER_BASE_URL: url ?? KNOWN_PROVIDERS[name].endpoint,
  };
}
