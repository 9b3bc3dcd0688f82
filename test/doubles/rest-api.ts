/** A double of the parts of GitHub's REST API that this project uses: comments, pull requests, a run's artifacts. */
import type { ArtifactService } from './artifact-service.ts';
import { type Received, type Reply, type Service, startService } from './http.ts';
import {
  account,
  BOT,
  type Comment,
  MESSAGES,
  NOT_ACCESSIBLE,
  notFound,
  problem,
  sha,
  standardHeaders,
  timestamp,
  withBody,
} from './rest-replies.ts';

export type { Comment } from './rest-replies.ts';
export { restFaults } from './rest-replies.ts';

export interface TokenOwner {
  /** Author of what this token writes; `github-actions[bot]` unless told. */
  login?: string;
  /** An installation token may not `GET /user`; GITHUB_TOKEN is one. */
  kind?: 'installation' | 'user';
  /** `read`: writing answers 403 "Resource not accessible by integration", as for a fork's pull request. */
  permission?: 'write' | 'read';
}

export interface RestApiOptions {
  /** Repositories that exist; the first is the default of the helpers. `octo/demo` unless told. */
  repositories?: string[];
  /** Known tokens; without it any token is GITHUB_TOKEN with write permission. */
  tokens?: Record<string, TokenOwner>;
  /** Serves a run's artifacts from there, where the backend's run id is the run's number. */
  artifactService?: ArtifactService;
}

export interface RestApi extends Service {
  /** Comments of an issue or pull request, ids ascending. */
  comments(issue: number, repository?: string): Comment[];
  addComment(issue: number, comment: { body: string; login?: string }, repository?: string): Comment;
  /** Makes the pull request exist, with fields laid over a plain open one. */
  addPull(number: number, fields?: Record<string, unknown>, repository?: string): void;
  /** Answers further routes; the path is without the query. The latest that matches wins over the built-in ones. */
  route(method: string, path: RegExp, reply: (request: Received, match: string[]) => Reply): void;
}

interface Route {
  method: string;
  path: RegExp;
  reply: (request: Received, match: string[], owner: Required<TokenOwner>) => Reply;
}

export async function startRestApi(options: RestApiOptions = {}): Promise<RestApi> {
  const repositories = options.repositories ?? ['octo/demo'];
  const main = repositories[0] ?? 'octo/demo';
  const comments: { issue: string; comment: Comment }[] = [];
  const pulls = new Map<string, Record<string, unknown>>();
  let lastId = 2_400_000_000;
  let used = 0;

  const key = (repository: string, issue: number | string) => `${repository}#${issue}`.toLowerCase();
  const of = (repository: string, issue: number | string) =>
    comments.filter((entry) => entry.issue === key(repository, issue)).map((entry) => entry.comment);

  function add(repository: string, issue: number | string, body: string, login: string): Comment {
    lastId += 1;
    const now = timestamp();
    const repo = `${service.url}/repos/${repository}`;
    const comment: Comment = {
      id: lastId,
      node_id: `IC_${Buffer.from(String(lastId)).toString('base64url')}`,
      url: `${repo}/issues/comments/${lastId}`,
      html_url: `https://github.com/${repository}/pull/${issue}#issuecomment-${lastId}`,
      issue_url: `${repo}/issues/${issue}`,
      body,
      user: account(login),
      author_association: login === BOT ? 'CONTRIBUTOR' : 'NONE',
      created_at: now,
      updated_at: now,
    };
    comments.push({ issue: key(repository, issue), comment });
    return comment;
  }

  const find = (repository: string, id: string) =>
    comments.findIndex(
      ({ issue, comment }) => issue.startsWith(`${repository.toLowerCase()}#`) && comment.id === Number(id),
    );

  const withComment = (match: string[], use: (comment: Comment, index: number) => Reply): Reply => {
    const index = find(match[0]!, match[1]!);
    const entry = comments[index];
    return entry ? use(entry.comment, index) : notFound();
  };

  const ISSUE = '/repos/([^/]+/[^/]+)/issues/(\\d+)/comments';
  const COMMENT = '/repos/([^/]+/[^/]+)/issues/comments/(\\d+)';
  const routes: Route[] = [
    built('GET', ISSUE, (request, [repo, n]) => page(request, of(repo!, n!), (items) => items)),
    built('POST', ISSUE, (request, [repo, n], owner) =>
      withBody(request, (body) => {
        const comment = add(repo!, n!, body, owner.login);
        return { status: 201, headers: { location: comment.url }, body: comment };
      }),
    ),
    built('GET', COMMENT, (_, match) => withComment(match, (comment) => ({ status: 200, body: comment }))),
    built('PATCH', COMMENT, (request, match) =>
      withComment(match, (comment) =>
        withBody(request, (body) => {
          Object.assign(comment, { body, updated_at: timestamp() });
          return { status: 200, body: comment };
        }),
      ),
    ),
    built('DELETE', COMMENT, (_, match) =>
      withComment(match, (_comment, index) => {
        comments.splice(index, 1);
        return { status: 204 };
      }),
    ),
    built('GET', '/repos/([^/]+/[^/]+)/pulls/(\\d+)', (_, [repo, n]) => {
      const pull = pulls.get(key(repo!, n!));
      return pull ? { status: 200, body: pull } : notFound();
    }),
    built('GET', '/repos/([^/]+/[^/]+)/actions/runs/(\\d+)/artifacts', (request, [repo, run]) => {
      const name = request.url.searchParams.get('name');
      const found = (options.artifactService?.artifacts ?? []).filter(
        (artifact) => artifact.runId === run && (name === null || artifact.name === name),
      );
      const shown = found.map((artifact) => ({
        id: artifact.id,
        node_id: `MDg6${artifact.id}`,
        name: artifact.name,
        size_in_bytes: artifact.bytes.length,
        url: `${service.url}/repos/${repo}/actions/artifacts/${artifact.id}`,
        archive_download_url: `${service.url}/repos/${repo}/actions/artifacts/${artifact.id}/zip`,
        expired: false,
        digest: artifact.digest,
        created_at: artifact.createdAt,
        updated_at: artifact.createdAt,
        expires_at: artifact.expiresAt ?? null,
        workflow_run: { id: Number(run) },
      }));
      return page(request, shown, (artifacts) => ({ total_count: shown.length, artifacts }));
    }),
    built('GET', '/repos/[^/]+/[^/]+/actions/artifacts/(\\d+)/zip', (_, [id]) => {
      const location = options.artifactService?.signedUrl(Number(id));
      return location ? { status: 302, headers: { location } } : notFound();
    }),
    built('GET', '/user', (_request, _match, owner) =>
      owner.kind === 'user'
        ? { status: 200, body: account(owner.login) }
        : { status: 403, body: problem(403, NOT_ACCESSIBLE) },
    ),
  ];

  function answer(request: Received): Reply {
    const token = /^(?:token|bearer) (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) return { status: 401, body: problem(401, 'Requires authentication') };
    const known = options.tokens ? options.tokens[token] : {};
    if (!known) return { status: 401, body: problem(401, 'Bad credentials') };
    const owner = { login: BOT, kind: 'installation', permission: 'write', ...known } as const;
    // A Link header leads to the repository's number, as GitHub's do.
    const path = request.url.pathname.replace(
      /^\/repositories\/(\d+)/,
      (whole, id) => repositories[Number(id) - 1]?.replace(/^/, '/repos/') ?? whole,
    );
    const repository = /^\/repos\/([^/]+\/[^/]+)/.exec(path)?.[1]?.toLowerCase();
    if (repository && !repositories.some((name) => name.toLowerCase() === repository)) return notFound();
    if (request.method !== 'GET' && owner.permission === 'read') {
      return { status: 403, body: problem(403, NOT_ACCESSIBLE) };
    }
    for (const route of routes) {
      const match = route.method === request.method && route.path.exec(path);
      if (match) return route.reply(request, match.slice(1), owner);
    }
    return notFound();
  }

  const page = <T>(request: Received, items: T[], wrap: (items: T[]) => object): Reply => {
    const query = request.url.searchParams;
    const size = Math.min(100, Math.max(1, Number(query.get('per_page')) || 30));
    const number = Math.max(1, Number(query.get('page')) || 1);
    const last = Math.max(1, Math.ceil(items.length / size));
    const path = request.url.pathname.replace(
      /^\/repos\/([^/]+\/[^/]+)/,
      (_, name) => `/repositories/${repositories.findIndex((known) => known.toLowerCase() === name.toLowerCase()) + 1}`,
    );
    const link = (target: number, rel: string) => {
      const next = new URLSearchParams(query);
      next.set('page', String(target));
      return `<${service.url}${path}?${next}>; rel="${rel}"`;
    };
    const links = [
      ...(number > 1 ? [link(Math.min(number - 1, last), 'prev')] : []),
      ...(number < last ? [link(number + 1, 'next'), link(last, 'last')] : []),
      ...(number > 1 ? [link(1, 'first')] : []),
    ];
    return {
      status: 200,
      headers: links.length > 0 ? { link: links.join(', ') } : {},
      body: wrap(items.slice((number - 1) * size, number * size)),
    };
  };

  const service = await startService(
    (request) => {
      const reply = answer(request);
      used += 1;
      return { ...reply, headers: { ...standardHeaders(used), ...reply.headers } };
    },
    (status) => ({ status, headers: standardHeaders(used), body: problem(status, MESSAGES[status] ?? 'Server Error') }),
  );

  return {
    ...service,
    comments: (issue, repository = main) => of(repository, issue),
    addComment: (issue, { body, login = 'octocat' }, repository = main) => add(repository, issue, body, login),
    addPull(number, fields = {}, repository = main) {
      const side = (ref: string) => ({ ref, sha: sha(ref), repo: { full_name: repository, fork: false } });
      const plain = { number, state: 'open', draft: false, user: account('octocat'), title: `Pull ${number}` };
      pulls.set(key(repository, number), { ...plain, head: side('topic'), base: side('main'), ...fields });
    },
    route(method, path, reply) {
      routes.unshift(built(method, path, reply));
    },
  };
}

function built(method: string, path: string | RegExp, reply: Route['reply']): Route {
  return { method, path: typeof path === 'string' ? new RegExp(`^${path}$`) : path, reply };
}
