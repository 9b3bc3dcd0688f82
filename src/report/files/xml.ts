/** Values of attributes by their names, which are ours; text that XML has characters for (`fileLine`). */
export type Attributes = Record<string, string | number>;

const MARKUP = /[&<>"']/;
const EACH_MARKUP = new RegExp(MARKUP, 'g');
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** XML as it grows: elements on lines of their own, two spaces deeper than the one they are in. */
export class XmlText {
  #text = '<?xml version="1.0" encoding="UTF-8"?>\n';
  #indent = '';
  /** Whether the element that was begun last has nothing in it yet. */
  #empty = false;

  /** Begins an element; what is added until its end is within it. */
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

  /** An element with a text, which `fileText` has cleaned. */
  add(name: string, attributes: Attributes, text = ''): void {
    this.#tag(name, attributes);
    this.#text += text === '' ? '/>\n' : `>${escaped(text)}</${name}>\n`;
  }

  /** What has come since this was last asked. */
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
  return MARKUP.test(text) ? text.replaceAll(EACH_MARKUP, (character) => ENTITIES[character]!) : text;
}
