/** A choice of the reader in the browser's local storage; null if there is none. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a choice, where that is possible: a page opened from disk may have no storage. */
export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}
