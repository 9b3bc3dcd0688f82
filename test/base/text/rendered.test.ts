import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { describe, expect, test } from 'vitest';
import { markdownText, plainLine } from '../../../src/base/text/untrusted.ts';
import { commentMarker } from '../../../src/report/markdown/comment.ts';
import { hostile } from './hostile.ts';

const TOKEN = /<!--[\s\S]*?-->|<\/?[a-z][^<>]*>|&(?:amp|lt|gt|quot);|[^<&]+|[<&]/g;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': '\u00a0' };

interface Rendered {
  /** Tags and comments in order. */
  tags: string[];
  /** All text in between. */
  text: string;
}

/** Markdown as GitHub renders it, HTML and all, without what is done to the text afterwards. */
function render(markdown: string): Rendered {
  const html = micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
  });
  const tokens = html.match(TOKEN) ?? [];
  return {
    tags: tokens.filter((token) => /^<.+>$/s.test(token)),
    text: tokens
      .filter((token) => !/^<.+>$/s.test(token))
      .map((token) => ENTITIES[token] ?? token)
      .join(''),
  };
}

/** What GitHub does to rendered text, by its documentation ("Autolinked references", "Basic writing and formatting syntax"). */
const AFTERWARDS: Record<string, RegExp> = {
  'a mention of a user or team': /(?<![\w`])@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\/[\w-]+)?/i,
  'an issue': /(?<!\w)(?:[\w.-]+\/[\w.-]+|[\w.-]+)?#\d+/,
  'an issue by GH-': /(?<!\w)GH-\d+/i,
  'a commit': /(?<![\w-])(?=\d*[a-f])[0-9a-f]{7,40}(?!\w)/i,
  'an address': /(?:https?|ftp):\/\/\S|www\.\S/i,
  'a mail address': /[\w.+-]+@[\w-]+\.\w/,
  'an emoji': /:[\w+-]+:/,
};

function madeAfterwards(text: string): string[] {
  return Object.keys(AFTERWARDS).filter((name) => AFTERWARDS[name]!.test(text));
}

/** Ways in which the product puts a text into Markdown. */
const PLACES: Record<string, (text: string) => string> = {
  'a paragraph': (text) => `Before\n\n${text}\n\nafter\n`,
  'a paragraph behind words': (text) => `Gate **failed** · ${text} · docker\n`,
  'lines of a paragraph': (text) => `First<br>\n${text}\nlast\n`,
  'a table': (text) => `| A | B |\n| --- | ---: |\n| x | ${text} |\n| ${text} | z |\n`,
  'a heading': (text) => `## ✅ ${text}: 1 of 1 passed\n\nafter\n`,
  'a heading alone': (text) => `### Plan: ${text}\n`,
  'a list': (text) => `- first\n- ${text}\n- last\n`,
  'a folded table': (text) =>
    `<details><summary>All 2 trials</summary>\n\n| A |\n| --- |\n| ${text} |\n\n</details>\n\nafter\n`,
  'small print': (text) => `<sub>[run](https://x.invalid) · commit ${text} · agentbench</sub>\n`,
  'a comment': (text) => `${commentMarker('suite')}\n<!-- agentbench-state:0 -->\n## ✅ ${text}\n\n- ${text}\n`,
};

/** Under load thousands of renderings take their time. */
describe('markdownText', () => {
  test.each(Object.keys(PLACES))('property: in %s it is its text and nothing else', (name) => {
    const place = PLACES[name]!;
    const template = render(place('X'));
    fc.assert(
      fc.property(hostile, (text) => {
        const line = plainLine(text);
        // A list item or heading that is empty is another one.
        fc.pre(line !== '');
        const { tags, text: seen } = render(place(markdownText(text)));
        expect(tags).toEqual(template.tags);
        expect(seen.replaceAll(/[\u200b\u2068\u2069]/g, '')).toBe(template.text.replaceAll('X', () => line));
      }),
      { numRuns: 1000 },
    );
  });

  test('property: nothing that GitHub makes anything of afterwards', () => {
    let found = 0;
    fc.assert(
      fc.property(hostile, (text) => {
        found += madeAfterwards(plainLine(text)).length;
        expect(madeAfterwards(render(`Of ${markdownText(text)}\n`).text)).toEqual([]);
      }),
      { numRuns: 5000 },
    );
    expect(found).toBeGreaterThan(3000);
  });

  test.each(Object.keys(AFTERWARDS))('%s is found where nothing is done against it', (name) => {
    const samples: Record<string, string> = {
      'a mention of a user or team': 'by @org/team',
      'an issue': 'fixes o/r#1',
      'an issue by GH-': 'gh-1',
      'a commit': 'see a1b2c3d.',
      'an address': 'www.x.invalid',
      'a mail address': 'a@x.invalid',
      'an emoji': 'a:tada:',
    };
    expect(madeAfterwards(samples[name]!)).toContain(name);
    expect(madeAfterwards(render(markdownText(samples[name]!)).text)).toEqual([]);
  });
});

test('property: a suite has one marker, whatever its name, and it is a comment that ends where it should', () => {
  fc.assert(
    fc.property(hostile, (suite) => {
      const marker = commentMarker(suite);
      expect(render(`${marker}\n`)).toEqual({ tags: [marker], text: '\n' });
      expect(marker.slice(4, -3)).not.toMatch(/--|[<>\n]/);
    }),
    { numRuns: 3000 },
  );
});
