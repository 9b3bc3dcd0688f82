/** A repository as the REST API names it. */
export interface Repository {
  owner: string;
  repo: string;
}

/** Splits `owner/repo`. */
export function repositoryOf(name: string): Repository {
  const [owner = '', repo = ''] = name.split('/');
  return { owner, repo };
}
