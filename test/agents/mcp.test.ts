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
