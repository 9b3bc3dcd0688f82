/** The REST double's git database: blobs, trees, commits and branches, with git's own hashes. */
import { createHash } from 'node:crypto';
import type { Received, Reply } from './http.ts';
import { notFound, problem } from './rest-replies.ts';
import { built, type Route } from './rest-routes.ts';

interface Entry {
  path: string;
  mode: string;
  type: string;
  sha: string;
}

interface Commit {
  tree: string;
  parents: string[];
  message: string;
}

/** Access for tests. */
export interface GitDatabase {
  /** The names of the branches. */
  branches(): string[];
  /** Commits of a branch, the newest first. */
  log(branch: string): (Commit & { sha: string })[];
  /** The files in the root of a branch, as text. */
  files(branch: string): Record<string, string>;
  /** Commits files with this `mode` onto a branch, which is created if missing. */
  commit(branch: string, files: Record<string, string | Buffer>, mode?: string): void;
  /** Adds a rule that forbids writing to this branch. */
  protect(branch: string): void;
}

interface Store extends GitDatabase {
  blobs: Map<string, Buffer>;
  trees: Map<string, Entry[]>;
  commits: Map<string, Commit>;
  heads: Map<string, string>;
  ruled: Set<string>;
}

/** GitHub's texts, from its documentation and answers. */
const RULE = 'Repository rule violations found\n\nChanges must be made through a pull request.\n\n';

export function restGit(origin: () => string): { routes: Route[]; of(repository: string): GitDatabase } {
  const stores = new Map<string, Store>();
  const of = (repository: string) => {
    const key = repository.toLowerCase();
    const store = stores.get(key) ?? newStore();
    stores.set(key, store);
    return store;
  };
  const REPO = '/repos/([^/]+/[^/]+)/git';
  const refOf = (repository: string, ref: string, sha: string) => ({
    ref: `refs/${ref}`,
    node_id: `REF_${Buffer.from(ref).toString('base64url')}`,
    url: `${origin()}/repos/${repository}/git/refs/${ref}`,
    object: { sha, type: 'commit', url: `${origin()}/repos/${repository}/git/commits/${sha}` },
  });
  const commitOf = (repository: string, sha: string, { tree, parents, message }: Commit) => ({
    sha,
    url: `${origin()}/repos/${repository}/git/commits/${sha}`,
    tree: { sha: tree, url: `${origin()}/repos/${repository}/git/trees/${tree}` },
    parents: parents.map((parent) => ({ sha: parent })),
    message,
  });
  const treeOf = (repository: string, store: Store, sha: string) => ({
    sha,
    url: `${origin()}/repos/${repository}/git/trees/${sha}`,
    tree: store.trees.get(sha)!.map((entry) => ({
      ...entry,
      ...(entry.type === 'blob' ? { size: store.blobs.get(entry.sha)?.length ?? 0 } : {}),
      url: `${origin()}/repos/${repository}/git/${entry.type}s/${entry.sha}`,
    })),
    truncated: false,
  });

  const routes: Route[] = [
    built('GET', `${REPO}/ref/(.+)`, (_, [repo, encoded]) => {
      const ref = decodeURIComponent(encoded!);
      const sha = of(repo!).heads.get(ref.replace(/^heads\//, ''));
      return sha === undefined ? notFound() : { status: 200, body: refOf(repo!, ref, sha) };
    }),
    built('GET', `${REPO}/commits/([0-9a-f]{40})`, (_, [repo, sha]) => {
      const commit = of(repo!).commits.get(sha!);
      return commit === undefined ? notFound() : { status: 200, body: commitOf(repo!, sha!, commit) };
    }),
    built('GET', `${REPO}/trees/([0-9a-f]{40})`, (_, [repo, sha]) =>
      of(repo!).trees.has(sha!) ? { status: 200, body: treeOf(repo!, of(repo!), sha!) } : notFound(),
    ),
    built('GET', `${REPO}/blobs/([0-9a-f]{40})`, (_, [repo, sha]) => {
      const bytes = of(repo!).blobs.get(sha!);
      if (bytes === undefined) return notFound();
      // In lines, like GitHub's.
      const content = bytes.toString('base64').replaceAll(/.{60}/g, '$&\n');
      return { status: 200, body: { sha, size: bytes.length, encoding: 'base64', content } };
    }),
    built('POST', `${REPO}/blobs`, (request, [repo]) =>
      withJson<{ content?: string; encoding?: string }>(request, ({ content, encoding = 'utf-8' }) => {
        if (typeof content !== 'string') return invalid('"content" wasn\'t supplied.');
        const sha = addBlob(of(repo!), Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8'));
        return { status: 201, body: { sha, url: `${origin()}/repos/${repo}/git/blobs/${sha}` } };
      }),
    ),
    built('POST', `${REPO}/trees`, (request, [repo]) =>
      withJson<{ base_tree?: string; tree: (Entry & { content?: string })[] }>(request, (body) => {
        const store = of(repo!);
        const base = body.base_tree;
        const tree = body.tree.map(({ content, ...entry }) =>
          content === undefined ? entry : { ...entry, sha: addBlob(store, Buffer.from(content)) },
        );
        if (base !== undefined && !store.trees.has(base)) return notFound();
        const odd = tree.find(({ sha }) => !store.blobs.has(sha));
        if (odd !== undefined) return invalid(`tree.sha ${odd.sha} is not a valid blob`);
        const sha = addTree(store, [...(base === undefined ? [] : store.trees.get(base)!), ...tree]);
        return { status: 201, body: treeOf(repo!, store, sha) };
      }),
    ),
    built('POST', `${REPO}/commits`, (request, [repo]) =>
      withJson<Commit>(request, ({ tree, parents, message }) => {
        const store = of(repo!);
        if (!store.trees.has(tree)) return invalid('Tree SHA does not exist');
        if (!parents.every((parent) => store.commits.has(parent))) return invalid('Parent SHA does not exist');
        const sha = addCommit(store, { tree, parents, message });
        return { status: 201, body: commitOf(repo!, sha, store.commits.get(sha)!) };
      }),
    ),
    built('POST', `${REPO}/refs`, (request, [repo]) =>
      withJson<{ ref: string; sha: string }>(request, ({ ref, sha }) => {
        const store = of(repo!);
        const branch = ref.replace(/^refs\/heads\//, '');
        if (store.ruled.has(branch)) return { status: 422, body: problem(422, RULE) };
        if (store.heads.has(branch)) return { status: 422, body: problem(422, 'Reference already exists') };
        if (!store.commits.has(sha)) return { status: 422, body: problem(422, 'Object does not exist') };
        store.heads.set(branch, sha);
        return { status: 201, body: refOf(repo!, `heads/${branch}`, sha) };
      }),
    ),
    built('PATCH', `${REPO}/refs/(.+)`, (request, [repo, encoded]) =>
      withJson<{ sha: string; force?: boolean }>(request, ({ sha, force = false }) => {
        const store = of(repo!);
        const branch = decodeURIComponent(encoded!).replace(/^heads\//, '');
        const head = store.heads.get(branch);
        if (head === undefined) return { status: 422, body: problem(422, 'Reference does not exist') };
        if (store.ruled.has(branch)) return { status: 422, body: problem(422, RULE) };
        if (!store.commits.has(sha)) return { status: 422, body: problem(422, 'Object does not exist') };
        if (!force && !isAncestor(store, head, sha))
          return { status: 422, body: problem(422, 'Update is not a fast forward') };
        store.heads.set(branch, sha);
        return { status: 200, body: refOf(repo!, `heads/${branch}`, sha) };
      }),
    ),
  ];
  return { routes, of };
}

function newStore(): Store {
  const store: Store = {
    blobs: new Map(),
    trees: new Map(),
    commits: new Map(),
    heads: new Map(),
    ruled: new Set(),
    branches: () => [...store.heads.keys()],
    log: (branch) => {
      const found = [];
      for (let sha = store.heads.get(branch); sha !== undefined; sha = store.commits.get(sha)!.parents[0])
        found.push({ sha, ...store.commits.get(sha)! });
      return found;
    },
    files: (branch) => {
      const head = store.heads.get(branch);
      const entries = head === undefined ? [] : store.trees.get(store.commits.get(head)!.tree)!;
      return Object.fromEntries(entries.map(({ path, sha }) => [path, store.blobs.get(sha)!.toString()]));
    },
    commit(branch, files, mode = '100644') {
      const head = store.heads.get(branch);
      const base = head === undefined ? [] : store.trees.get(store.commits.get(head)!.tree)!;
      const added = Object.entries(files).map(([path, content]) => {
        return { path, mode, type: 'blob', sha: addBlob(store, Buffer.from(content)) };
      });
      const tree = addTree(store, [...base, ...added]);
      store.heads.set(
        branch,
        addCommit(store, { tree, parents: head === undefined ? [] : [head], message: 'by hand' }),
      );
    },
    protect: (branch) => {
      store.ruled.add(branch);
    },
  };
  return store;
}

function addBlob({ blobs }: Store, bytes: Buffer): string {
  const sha = hashOf('blob', bytes);
  blobs.set(sha, bytes);
  return sha;
}

/** If several entries have the same path, the last one wins. */
function addTree({ trees }: Store, entries: Entry[]): string {
  const byPath = new Map(entries.map(({ path, mode, type, sha }) => [path, { path, mode, type, sha }]));
  const sorted = [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  const bytes = sorted.flatMap(({ path, mode, sha }) => [Buffer.from(`${mode} ${path}\0`), Buffer.from(sha, 'hex')]);
  const sha = hashOf('tree', Buffer.concat(bytes));
  trees.set(sha, sorted);
  return sha;
}

function addCommit({ commits }: Store, commit: Commit): string {
  const who = 'github-actions[bot] <41898282+github-actions[bot]@users.noreply.github.com> 1795262400 +0000';
  const parents = commit.parents.map((parent) => `parent ${parent}\n`).join('');
  const text = `tree ${commit.tree}\n${parents}author ${who}\ncommitter ${who}\n\n${commit.message}`;
  const sha = hashOf('commit', Buffer.from(text));
  commits.set(sha, commit);
  return sha;
}

function hashOf(type: string, bytes: Buffer): string {
  return createHash('sha1').update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
}

function isAncestor({ commits }: Store, ancestor: string, sha: string): boolean {
  const open = [sha];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === ancestor) return true;
    open.push(...commits.get(next)!.parents);
  }
  return false;
}

function withJson<Body>(request: Received, use: (body: Body) => Reply): Reply {
  try {
    return use(JSON.parse(request.body.toString()));
  } catch {
    return { status: 400, body: problem(400, 'Problems parsing JSON') };
  }
}

function invalid(message: string): Reply {
  return { status: 422, body: problem(422, `Invalid request.\n\n${message}`) };
}
