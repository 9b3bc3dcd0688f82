import * as z from 'zod/mini';
import { messageOf, UserError } from '../../base/errors.ts';
import type { McpServer } from './types.ts';

const texts = z._default(z.record(z.string(), z.string()), {});
const local = z.object({ command: z.string(), args: z._default(z.array(z.string()), []), env: texts });
/** HTTP has the name of its protocol, too. */
const type = z.pipe(
  z._default(z.enum(['http', 'streamable-http', 'sse']), 'http'),
  z.transform((given) => (given === 'sse' ? 'sse' : 'http')),
);
const remote = z.object({
  url: z.string(),
  type,
  headers: texts,
});
/** Names become parts of the names of tools. */
const name = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/));
const document = z.object({ mcpServers: z.record(name, z.union([remote, local])) });

/** The servers of a `.mcp.json`, by name. Throws a UserError for anything else. */
export function parseMcp(text: string, file: string): Record<string, McpServer> {
  try {
    return document.parse(JSON.parse(text)).mcpServers;
  } catch (error) {
    const why = error instanceof z.core.$ZodError ? describe(error) : messageOf(error);
    throw new UserError(
      `agent-mcp: ${file}: ${why}; write for example {"mcpServers": {"docs": {"command": "npx", "args": ["server"]}}}`,
    );
  }
}

function describe({ issues: [issue] }: z.core.$ZodError): string {
  const place = issue!.path.join('.') || 'the document';
  if (issue!.code === 'invalid_key')
    return `${place} is not a name of a server, which has letters, digits, - and _, 64 at most`;
  // Of the two kinds, the one whose first member it has.
  const kinds = issue!.code === 'invalid_union' ? issue!.errors : [];
  const [fault] =
    kinds.find((faults) => faults.every(({ path: [name] }) => name !== 'command' && name !== 'url')) ?? [];
  if (fault?.code === 'invalid_type' && fault.path.length > 0)
    return `${place}.${fault.path.join('.')} is not of the type ${fault.expected}`;
  if (fault?.code === 'invalid_value') return `${place}.${fault.path.join('.')} is none of ${fault.values.join(', ')}`;
  return `${place} is not a server with command, or url`;
}

/** The servers as most agents read them. */
export function mcpDocument(mcp: Record<string, McpServer>): string {
  return JSON.stringify({ mcpServers: mcp }, null, 2);
}

/** A file with the servers as most agents read them; none without a server. */
export function mcpFile(name: string, mcp: Record<string, McpServer>): Record<string, string> {
  return Object.keys(mcp).length === 0 ? {} : { [name]: mcpDocument(mcp) };
}
