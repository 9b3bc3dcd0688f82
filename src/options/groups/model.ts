import * as z from 'zod/mini';
import { optionsOf } from '../meta.ts';
import { allowedHosts, modelEndpoints, modelPrices, PROVIDER_KEYS } from '../model-values.ts';
import { agentEnvironment, count, dollars, nonEmpty } from '../values.ts';

const { defaulted, optional } = optionsOf('model');
const code = (names: string[]) => names.map((name) => `\`${name}\``).join(', ');

/** The models that agents use, and the meter between them. */
export const modelOptions = {
  'model-keys': defaulted(agentEnvironment, '', {
    description: `Keys of model providers: \`NAME=value\` lines, or \`NAME\` to copy a variable of the job (${code(Object.values(PROVIDER_KEYS).flat())}). The keys stay on the runner: the agent gets a token for its trial, and its requests go through the meter, which counts tokens and cost.`,
  }),
  'model-endpoints': defaulted(modelEndpoints, '', {
    description: `Base URLs of providers, one \`provider=URL\` on each line (${code(Object.keys(PROVIDER_KEYS))}; a provider of your own names its dialect: \`lab:openai=http://host:8000/v1\`, with its key in \`LAB_API_KEY\`). Default: the addresses of the providers.`,
  }),
  'model-prices': defaulted(modelPrices, '', {
    description:
      'Prices in USD per million tokens, one `model=input,output[,cached input[,cache write]]` on each line. They override the built-in price table.',
  }),
  'trial-max-cost': optional(dollars, {
    description:
      'Cost limit of one trial in USD. Further requests to the model are refused, the agent is ended, and its work is evaluated.',
  }),
  'trial-max-requests': optional(count, {
    description: 'Limit of the requests to the model in one trial, with the same effect as `trial-max-cost`.',
  }),
  'hosted-tools': defaulted(z.enum(['allow', 'strip']), 'allow', {
    description:
      'Tools that the provider runs itself (web search, web fetch, code execution): `allow`, or `strip` to remove them from requests. Results list the tools that were offered and used.',
  }),
  'allow-hosts': defaulted(allowedHosts, '', {
    description:
      'Hosts that a testbed with `network: restricted` reaches through the HTTP proxy of the meter: names, `*.names`, each with an optional `:port` (default: 80 and 443), separated by newlines or commas.',
  }),
  'model-address': optional(nonEmpty, {
    description:
      'Address at which containers reach this machine, if the Docker daemon runs on another one. Default: the gateway of the bridge network.',
  }),
};
