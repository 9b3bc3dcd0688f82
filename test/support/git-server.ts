import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { temporaryDirectory } from './temporary.ts';

/** A local repository that git finds at a public URL. */
export interface ServedRepository {
  /** The public URL, at which no server exists. */
  url: string;
  /** The commits, oldest first. */
  commits: string[];
  /** Environment variables that redirect git from the URL to this machine. */
  environment: Record<string, string>;
  directory: string;
}

/** Creates a repository with one commit per set of files (path → text), and a tag `v1` at the first. */
export function serveRepository(history: Record<string, string>[]): ServedRepository {
  const directory = temporaryDirectory();
  const url = 'https://git.example.invalid/project.git';
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.invalid', '-C', directory, ...args], {
      encoding: 'utf8',
    }).trim();
  git('init', '--quiet', '--initial-branch=main');
  const commits = history.map((files, index) => {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(directory, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text, { mode: name.endsWith('.sh') ? 0o755 : 0o644 });
    }
    git('add', '--all');
    git('commit', '--quiet', '--message', `Commit ${index + 1}`);
    if (index === 0) git('tag', 'v1');
    return git('rev-parse', 'HEAD');
  });
  return {
    url,
    commits,
    directory,
    environment: {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `url.file://${directory}/.git.insteadOf`,
      GIT_CONFIG_VALUE_0: url,
    },
  };
}

export interface GitServer {
  /** Origin, without a trailing slash; repositories are at `<url>/<path below the root>`. */
  url: string;
  /** `METHOD /path?query` of every request, in order. */
  requests: string[];
  /** Number of fetches and clones, each of which begins with a request for the references. */
  fetches(): number;
  close(): Promise<void>;
}

/** Serves every repository below a directory over HTTP on 127.0.0.1, by git's own `http-backend`. */
export async function startGitServer(root: string): Promise<GitServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(root, request, response).catch((error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    fetches: () => requests.filter((request) => request.includes('/info/refs?service=git-upload-pack')).length,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answer(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url!, 'http://localhost');
  const backend = spawn('git', ['http-backend'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {
      ...process.env,
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      REQUEST_METHOD: request.method,
      PATH_INFO: decodeURIComponent(url.pathname),
      QUERY_STRING: url.search.slice(1),
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      CONTENT_LENGTH: request.headers['content-length'] ?? '',
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      REMOTE_ADDR: '127.0.0.1',
    },
  });
  // The backend may end without reading all of its input.
  backend.stdin.on('error', () => {});
  request.pipe(backend.stdin);
  const chunks: Buffer[] = [];
  for await (const chunk of backend.stdout) chunks.push(chunk);
  const output = Buffer.concat(chunks);
  const end = output.indexOf('\r\n\r\n');
  const headers = output
    .subarray(0, end)
    .toString('latin1')
    .split('\r\n')
    .map((line) => line.split(': ', 2) as [string, string]);
  const status = headers.find(([name]) => name === 'Status')?.[1] ?? '200';
  for (const [name, value] of headers) if (name !== 'Status') response.setHeader(name, value);
  response.writeHead(Number.parseInt(status, 10)).end(output.subarray(end + 4));
}
