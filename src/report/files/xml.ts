/** Attribute values by name. Names are ours; values contain only characters allowed in XML (`fileLine`). */
export type Attributes = Record<string, string | number>;

/** The ampersand first, since the others' entities have one. */
const ENTITIES: [character: string, entity: string][] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
];

/** Any of these characters: most texts have none, and one look for all takes a third of five. */
const SPECIAL = /[&<>"']/;

/** Builds XML: each element on a line of its own, indented by two spaces per level. */
export class XmlText {
  #text = '<?xml version="1.0" encoding="UTF-8"?>\n';
  #indent = '';
  /** True if the element begun last is still empty. */
  #empty = false;

  /** Begins an element; later elements are inside it until `end`. */
  begin(name: string, attributes: Attributes): void {
    this.#tag(name, attributes);
    this.#indent += '  ';
    this.#empty = true;
  }

  end(name: string): void {
    this.#indent = this.#indent.slice(2);
    this.#text += this.#empty ? '/>\n' : `${this.#indent}</${name}>\n`;
    this.#empty = false;
  }

  /** Adds an element with text cleaned by `fileText`. */
  add(name: string, attributes: Attributes, text = ''): void {
    this.#tag(name, attributes);
    this.#text += text === '' ? '/>\n' : `>${escaped(text)}</${name}>\n`;
  }

  /** Returns the text added since the last call. */
  taken(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }

  #tag(name: string, attributes: Attributes): void {
    this.#text += `${this.#empty ? '>\n' : ''}${this.#indent}<${name}`;
    for (const attribute in attributes) this.#text += ` ${attribute}="${escaped(String(attributes[attribute]))}"`;
    this.#empty = false;
  }
}

function escaped(text: string): string {
  if (!SPECIAL.test(text)) return text;
  let plain = text;
  for (const [character, entity] of ENTITIES)
    if (plain.includes(character)) plain = plain.replaceAll(character, entity);
  return plain;
}
