/**
 * Escapes characters in a JSON document that break lines, reverse or hide text, or control a terminal or the runner.
 */
export function plainJson(document: string): string {
  return document
    .replace(
      /[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu,
      (character) => [...Array(character.length).keys()].map((at) => escaped(character.charCodeAt(at))).join(''),
    )
    .replaceAll('##[', '##\\u005b');
}

function escaped(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`;
}
