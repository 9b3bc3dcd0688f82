import { programText, withoutComments } from './text.ts';

/** A server of the Model Context Protocol, for `sh -c`. */
export const MCP_PROBE = withoutComments(programText('mcp-probe.sh'));
