import os from 'node:os';

/** The home directory of a user; `/`, as in Docker, for one without HOME and without an entry in passwd. */
export function homeDirectory(environment: Readonly<Record<string, string | undefined>>): string {
  if (environment.HOME) return environment.HOME;
  try {
    return os.userInfo().homedir;
  } catch {
    return '/';
  }
}
