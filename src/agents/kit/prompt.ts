import type { Launch, Place } from './types.ts';

/**
 * The files and the standard input of an agent that takes a prompt with a slash at its beginning, such as `/app has a bug`, for
 * one of its commands; after a line break it is text.
 */
export function promptAsText(
  { prompt, home }: Pick<Place, 'prompt' | 'home'>,
  files: Record<string, string>,
): Pick<Launch, 'files' | 'stdin'> {
  if (!prompt.startsWith('/')) return { files, stdin: true };
  return { files: { ...files, 'prompt.txt': `\n${prompt}` }, stdin: `${home}/prompt.txt` };
}
