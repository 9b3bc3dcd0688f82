import { expect, test } from 'vitest';
import { parseMcp } from '../../src/agents/kit/mcp.ts';

test.each([
  ['{"url": "http://a"}', 'http'],
  ['{"url": "http://a", "type": "http"}', 'http'],
  ['{"url": "http://a", "type": "streamable-http"}', 'http'],
  ['{"url": "http://a", "type": "sse"}', 'sse'],
])('a remote server %s is one of %s', (server, type) => {
  const { docs } = parseMcp(`{"mcpServers": {"docs": ${server}}}`, '.mcp.json');
  expect(docs).toEqual({ url: 'http://a', type, headers: {} });
});

test.each([
  ['{"my.docs": {"command": "x"}}', 'mcpServers.my.docs is not a name of a server, which has letters, digits, - and _'],
  ['{"docs": {"command": "x", "env": {"PORT": 80}}}', 'mcpServers.docs.env.PORT is not of the type string'],
  ['{"docs": {"command": "x", "args": "y"}}', 'mcpServers.docs.args is not of the type array'],
  ['{"docs": {"url": "http://a", "type": "ws"}}', 'mcpServers.docs.type is none of http, streamable-http, sse'],
  ['{"docs": {}}', 'mcpServers.docs is not a server with command, or url'],
  ['{"docs": "x"}', 'mcpServers.docs is not a server with command, or url'],
  ['[]', 'mcpServers is not a server with command, or url'],
])('a fault is told at its place: %s', (servers, fault) => {
  const parse = () => parseMcp(`{"mcpServers": ${servers}}`, '.mcp.json');
  expect(parse).toThrow(`agent-mcp: .mcp.json: ${fault}`);
});
