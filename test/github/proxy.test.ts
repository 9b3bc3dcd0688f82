import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { startRestApi } from '../doubles/rest-api.ts';

afterEach(() => vi.unstubAllEnvs());

test('requests to GitHub go through the proxy of the runner', async () => {
  const api = await startRestApi();
  const asked: (string | undefined)[] = [];
  const proxy = createServer().on('connect', ({ url }, socket) => {
    asked.push(url);
    const tunnel = connect(Number(new URL(api.url).port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      tunnel.pipe(socket).pipe(tunnel);
    });
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  // Read when GitHub's libraries are loaded.
  vi.stubEnv('GITHUB_API_URL', 'http://github.invalid');
  vi.stubEnv('http_proxy', `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
  const { githubClient } = await import('../../src/github/client.ts');
  const { writeComment, listOwnComments } = await import('../../src/github/comments.ts');
  const place = { owner: 'octo', repo: 'demo', pullRequest: 7, marker: '<!-- m -->', author: 'github-actions[bot]' };
  await writeComment(githubClient('token'), place, null, '<!-- m -->\ntext');
  expect(await listOwnComments(githubClient('token'), place)).toMatchObject([{ body: '<!-- m -->\ntext' }]);
  expect(new Set(asked)).toEqual(new Set(['github.invalid:80']));
  proxy.closeAllConnections();
  proxy.close();
  await api.close();
});
