import { countOf } from './json.ts';

const KINDS = ['audio', 'image', 'video'] as const;
type Kind = (typeof KINDS)[number];
type Place = 'input' | 'cached' | 'output';

/** Tokens that are no text, by the price table's names: `input_audio_tokens`, …; NaN (in JSON null) for a count that is none. */
export type Media = Record<string, number>;

/** From what a provider states of one kind at one place, undefined or null if nothing; null if it states no such token. */
export function mediaOf(stated: (place: Place, kind: Kind) => unknown): Media | null {
  const counts = KINDS.flatMap((kind) => [
    [`input_${kind}_tokens`, stated('input', kind)] as const,
    [`cache_${kind}_read_tokens`, stated('cached', kind)] as const,
    [`output_${kind}_tokens`, stated('output', kind)] as const,
  ]);
  if (counts.every(([, count]) => (count ?? 0) === 0)) return null;
  return Object.fromEntries(
    counts.filter(([, count]) => count != null).map(([name, count]) => [name, countOf(count) ?? Number.NaN]),
  );
}

/** Images and video of the input cost as much as text where the table has no price for them; audio and all output cost more. */
const AS_TEXT = /^(input|cache)_(image|video)_/;

/** True if the prices of a model in the table are those of all these tokens. */
export function hasPrices(media: Media, prices: Record<string, unknown>): boolean {
  return Object.entries(media).every(
    ([name, count]) => count === 0 || AS_TEXT.test(name) || prices[name.replace(/tokens$/, 'mtok')] !== undefined,
  );
}
