import { isScalar, Scalar, visit } from 'yaml';
import { parseYamlDocument } from '../../base/yaml.ts';

/** A number as the file has it: `0755` is octal to compose. */
class Written {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** A value with one of compose's own tags. */
class Tagged {
  readonly tag: string;
  readonly value: unknown;

  constructor(tag: string, value: unknown) {
    this.tag = tag;
    this.value = value;
  }
}

const TAGS = ['!reset', '!override'];
/** Plain scalars that are numbers everywhere, or words. */
const PLAIN = /^[\w.+-]+$/;
/** Characters that end lines, or are nothing, for some parsers. */
const AMBIGUOUS = /[\x7f-\x9f\u2028\u2029\ufeff]/g;

/**
 * The text of a compose file as it is judged, in a form of YAML that all parsers read alike: they differ in encodings, line
 * ends and tags, so that compose could read files that nobody has judged. Throws for aliases without end.
 */
export function judgedCompose(text: string): string {
  const document = parseYamlDocument(text, { merge: true });
  visit(document, {
    Scalar(_, node) {
      const isWord = TAGS.includes(node.tag ?? '') && node.type === Scalar.PLAIN;
      if ((typeof node.value === 'number' || isWord) && PLAIN.test(node.source ?? ''))
        node.value = new Written(node.source!);
    },
  });
  visit(document, {
    Value(key, node) {
      if (key === 'key' || !TAGS.includes(node.tag ?? '')) return;
      const tagged = new Scalar(new Tagged(node.tag!, isScalar(node) ? node.value : node.toJS(document)));
      return Object.assign(tagged, node.anchor === undefined ? {} : { anchor: node.anchor });
    },
  });
  return `${written(document.toJS())}\n`;
}

function written(value: unknown): string {
  if (value instanceof Written) return value.source;
  if (value instanceof Tagged) return `${value.tag} ${written(value.value)}`;
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([key, of]) => `${quoted(key)}: ${written(of)}`)
      .join(', ')}}`;
  return typeof value === 'string' ? quoted(value) : JSON.stringify(value);
}

function quoted(text: string): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(text).replace(AMBIGUOUS, escaped);
}
