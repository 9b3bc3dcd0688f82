/** Routes of the REST double: a method, an expression over the path, a reply; lists by page. */
import type { Received, Reply } from './http.ts';

export interface TokenOwner {
  /** Author of this token's comments; default `github-actions[bot]`. */
  login?: string;
  /** An installation token may not `GET /user`; GITHUB_TOKEN is one. */
  kind?: 'installation' | 'user';
  /** `read`: writing answers 403 "Resource not accessible by integration", as for a fork's pull request. */
  permission?: 'write' | 'read';
  /** Permissions missing in the job: reading answers 403 too, as in a private repository. */
  without?: Permission[];
  /** Permissions for reading only. */
  readOnly?: Permission[];
}

export type Permission = 'actions' | 'contents' | 'issues' | 'pull-requests';

export interface Route {
  method: string;
  path: RegExp;
  reply: (request: Received, match: string[], owner: Required<TokenOwner>) => Reply;
}

/** Permission required to read a path; the first match counts. */
const PERMISSIONS: [RegExp, Permission][] = [
  [/^\/repos\/[^/]+\/[^/]+\/actions\//, 'actions'],
  [/^\/repos\/[^/]+\/[^/]+\/(commits\/[^/]+\/pulls|pulls\/)/, 'pull-requests'],
  [/^\/repos\/[^/]+\/[^/]+\/issues\//, 'issues'],
  [/^\/repos\/[^/]+\/[^/]+\/(compare|commits|git)\//, 'contents'],
];

export function built(method: string, path: string | RegExp, reply: Route['reply']): Route {
  return { method, path: typeof path === 'string' ? new RegExp(`^${path}$`) : path, reply };
}

export function permissionFor(path: string): Permission | undefined {
  return PERMISSIONS.find(([expression]) => expression.test(path))?.[1];
}

/** One page of a list, with the Link header to the others. */
export type Pager = <T>(request: Received, items: T[], wrap: (items: T[]) => object) => Reply;

/** `repositories` in the order of their numbers, which the links contain. */
export function pager(origin: () => string, repositories: string[]): Pager {
  return (request, items, wrap) => {
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
      return `<${origin()}${path}?${next}>; rel="${rel}"`;
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
}
