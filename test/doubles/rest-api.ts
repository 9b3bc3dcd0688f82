/**
 * A double of the parts of GitHub's REST API that this project uses: comments, pull requests, workflow runs, the git
 * database.
 */
import type { ArtifactService } from './artifact-service.ts';
import { type Received, type Reply, type Service, startService } from './http.ts';
import { type GitDatabase, restGit } from './rest-git.ts';
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
import { built, pager, permissionFor, type Route, type TokenOwner } from './rest-routes.ts';
import { type Run, restRuns } from './rest-runs.ts';

export { restFaults } from './rest-replies.ts';
export type { Run } from './rest-runs.ts';

/** One side of a pull request; `repo` is null if its repository was deleted. */
export interface Side {
  ref: string;
  sha: string;
  repo: { full_name: string; fork: boolean } | null;
}

interface Pull {
  number: number;
  state: 'open' | 'closed';
  head: Side;
  base: Side;
  [field: string]: unknown;
}

export interface RestApiOptions {
  /** Existing repositories, the first one being the helpers' default; `octo/demo` by default. */
  repositories?: string[];
  /** Known tokens; without it any token is GITHUB_TOKEN with write permission. */
  tokens?: Record<string, TokenOwner>;
  /** Serves artifacts from this service, in which a run's id is its number. */
  artifactService?: ArtifactService;
  /** Pauses before a request is carried out, and again before its answer is sent, so that others can interleave. */
  pause?(request: Received): Promise<void>;
}

export interface RestApi extends Service {
  /** Comments of an issue or pull request, ids ascending. */
  comments(issue: number, repository?: string): Comment[];
  addComment(issue: number, comment: { body: string; login?: string }, repository?: string): Comment;
  /** Adds a pull request: a plain open one, with these fields overridden. */
  addPull(number: number, fields?: Partial<Pull>, repository?: string): void;
  /** Adds a workflow run: a completed, successful push to `main`, with these fields overridden. */
  addRun(fields?: Partial<Run>, repository?: string): Run;
  /** The branches of a repository and their content. */
  git(repository?: string): GitDatabase;
  /** Sets the merge base of two commits or branches; null for none. */
  addComparison(base: string, head: string, mergeBase: string | null, repository?: string): void;
  /** Adds a route; the path excludes the query. The latest match wins, also over built-in routes. */
  route(method: string, path: RegExp, reply: (request: Received, match: string[]) => Reply): void;
}

export async function startRestApi(options: RestApiOptions = {}): Promise<RestApi> {
  const repositories = options.repositories ?? ['octo/demo'];
  const main = repositories[0] ?? 'octo/demo';
  const comments = new Map<number, { issue: string; comment: Comment }>();
  /** Of each issue, ids ascending. */
  const commentsOf = new Map<string, Set<Comment>>();
  const pulls = new Map<string, Pull>();
  const mergeBases = new Map<string, string | null>();
  let lastId = 2_400_000_000;
  let used = 0;
  const page = pager(() => service.url, repositories);
  const runs = restRuns(() => service.url, page, options.artifactService);
  const git = restGit(() => service.url);

  const key = (repository: string, issue: number | string) => `${repository}#${issue}`.toLowerCase();
  const of = (repository: string, number: number | string) => [...(commentsOf.get(key(repository, number)) ?? [])];

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
    const place = key(repository, issue);
    comments.set(comment.id, { issue: place, comment });
    commentsOf.set(place, (commentsOf.get(place) ?? new Set()).add(comment));
    return comment;
  }

  const withComment = ([repository, id]: string[], use: (comment: Comment) => Reply): Reply => {
    const entry = comments.get(Number(id));
    return entry?.issue.startsWith(`${repository!.toLowerCase()}#`) ? use(entry.comment) : notFound();
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
      withComment(match, (comment) => {
        commentsOf.get(comments.get(comment.id)!.issue)!.delete(comment);
        comments.delete(comment.id);
        return { status: 204 };
      }),
    ),
    built('GET', '/repos/([^/]+/[^/]+)/pulls/(\\d+)', (_, [repo, n]) => {
      const pull = pulls.get(key(repo!, n!));
      return pull ? { status: 200, body: pull } : notFound();
    }),
    built('GET', '/repos/([^/]+/[^/]+)/commits/([0-9a-f]+)/pulls', (request, [repo, commit]) => {
      // A repository has only the commits of its own branches; a fork's commits are only in the fork.
      const found = [...pulls.values()].filter(
        ({ head }) => head.sha === commit && head.repo?.full_name.toLowerCase() === repo!.toLowerCase(),
      );
      const known = found.length > 0 || [...pulls.values()].some(({ head }) => head.sha === commit);
      if (!known) return { status: 422, body: problem(422, `No commit found for SHA: ${commit}`) };
      return page(request, found, (items) => items);
    }),
    built('GET', '/repos/([^/]+/[^/]+)/compare/([^/]+)', (_, [repo, basehead]) => {
      const [base, head] = decodeURIComponent(basehead!).split('...') as [string, string];
      const common = mergeBases.get(`${key(repo!, base)}...${head}`);
      if (common === undefined) return { status: 404, body: problem(404, 'Not Found') };
      if (common === null) {
        return { status: 404, body: problem(404, `No common ancestor between ${base} and ${head}.`) };
      }
      const body = { status: 'diverged', merge_base_commit: { sha: common }, commits: [], files: [] };
      return { status: 200, body };
    }),
    ...runs.routes,
    ...git.routes,
    built('GET', '/repos/([^/]+/[^/]+)', (_, [repo]) => ({
      status: 200,
      body: { full_name: repo, private: false, default_branch: 'main' },
    })),
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
    const owner: Required<TokenOwner> = {
      login: BOT,
      kind: 'installation',
      permission: 'write',
      without: [],
      readOnly: [],
      ...known,
    };
    // Like GitHub's, a Link header has the repository's number.
    const path = request.url.pathname.replace(
      /^\/repositories\/(\d+)/,
      (whole, id) => repositories[Number(id) - 1]?.replace(/^/, '/repos/') ?? whole,
    );
    const repository = /^\/repos\/([^/]+\/[^/]+)/.exec(path)?.[1]?.toLowerCase();
    if (repository && !repositories.some((name) => name.toLowerCase() === repository)) return notFound();
    if (request.method !== 'GET' && owner.permission === 'read') {
      return { status: 403, body: problem(403, NOT_ACCESSIBLE) };
    }
    const permission = permissionFor(path);
    const denied = request.method === 'GET' ? owner.without : [...owner.without, ...owner.readOnly];
    if (permission !== undefined && denied.includes(permission)) {
      return { status: 403, body: problem(403, NOT_ACCESSIBLE) };
    }
    for (const route of routes) {
      const match = route.method === request.method && route.path.exec(path);
      if (match) return route.reply(request, match.slice(1), owner);
    }
    return notFound();
  }

  const service = await startService(
    async (request) => {
      await options.pause?.(request);
      const reply = answer(request);
      used += 1;
      const headers = { ...standardHeaders(used), ...reply.headers };
      if (options.pause === undefined) return { ...reply, headers };
      // The answer shows the state at the time of execution.
      const body = structuredClone(reply.body);
      await options.pause(request);
      return { ...reply, headers, ...(body === undefined ? {} : { body }) };
    },
    (status) => ({ status, headers: standardHeaders(used), body: problem(status, MESSAGES[status] ?? 'Server Error') }),
  );

  return {
    ...service,
    comments: (issue, repository = main) => of(repository, issue),
    addComment: (issue, { body, login = 'octocat' }, repository = main) => add(repository, issue, body, login),
    addPull(number, fields = {}, repository = main) {
      const side = (ref: string) => ({ ref, sha: sha(ref), repo: { full_name: repository, fork: false } });
      const plain = { number, state: 'open' as const, draft: false, user: account('octocat'), title: `Pull ${number}` };
      pulls.set(key(repository, number), { ...plain, head: side('topic'), base: side('main'), ...fields });
    },
    git: (repository = main) => git.of(repository),
    addRun: (fields = {}, repository = main) => runs.addRun(fields, repository),
    addComparison(base, head, mergeBase, repository = main) {
      mergeBases.set(`${key(repository, base)}...${head}`, mergeBase);
    },
    route(method, path, reply) {
      routes.unshift(built(method, path, reply));
    },
  };
}
