import { programText } from './text.ts';

/** A module for Node.js, beside the package @agentclientprotocol/sdk. */
export const ACP_CLIENT = programText('acp-client.mjs');
