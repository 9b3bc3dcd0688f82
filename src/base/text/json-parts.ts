/** The number of list items turned into text at a time. */
const ITEMS_AT_ONCE = 100;

/** The text of a value; `indentation` as `JSON.stringify` has it. */
export type ToText = (value: unknown, indentation: number) => string;

const plainText: ToText = (value, indentation) => JSON.stringify(value, null, indentation);

/**
 * The text of a JSON file in parts, so that the whole text is never in memory. `document` has an empty list at `path`;
 * the items, converted by `toValue`, are inserted there, each on one line.
 */
export function* jsonParts<Item>(
  document: object,
  path: string[],
  items: Iterable<Item>,
  toValue: (item: Item) => unknown,
  toText: ToText = plainText,
): Generator<string> {
  const margin = `\n${'  '.repeat(path.length)}`;
  const text = toText(document, 2);
  // JSON strings contain no raw newline, so this occurs only once.
  const list = `${margin}"${path.at(-1)}": [`;
  const start = text.indexOf(`${list}]`) + list.length;
  yield text.slice(0, start);
  const lines: string[] = [];
  let separator = '';
  for (const item of items) {
    lines.push(`${separator}${margin}  ${toText(toValue(item), 0)}`);
    separator = ',';
    if (lines.length === ITEMS_AT_ONCE) yield lines.splice(0).join('');
  }
  if (lines.length > 0) yield lines.join('');
  yield `${separator === '' ? '' : margin}${text.slice(start)}\n`;
}
