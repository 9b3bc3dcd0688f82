import { type Document, isScalar, LineCounter, parseDocument, visit, YAMLParseError } from 'yaml';

/**
 * Parses YAML; a key that a mapping has twice is an error of the document. The library compares each key with all before
 * it, which takes minutes for the keys of one megabyte.
 */
export function parseYamlDocument(
  text: string,
  { lineCounter = new LineCounter(), merge = false }: { lineCounter?: LineCounter; merge?: boolean } = {},
): Document.Parsed {
  const document = parseDocument(text, { lineCounter, merge, uniqueKeys: false });
  visit(document, {
    Map(_, { items }) {
      const values = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (values.has(key.value)) document.errors.push(twice(key.range ?? [0, 0], lineCounter));
        values.add(key.value);
      }
    },
  });
  return document;
}

function twice([start, end]: readonly number[], lineCounter: LineCounter): YAMLParseError {
  const place = lineCounter.linePos(start!);
  const message = `Map keys must be unique at line ${place.line}, column ${place.col}`;
  return Object.assign(new YAMLParseError([start!, end!], 'DUPLICATE_KEY', message), {
    linePos: [place] as [typeof place],
  });
}
