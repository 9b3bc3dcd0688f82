import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeOutcomes, parseJUnit, scoreOf } from '../../../src/evaluation/test-plan/junit.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { processorTime } from '../../support/processor.ts';

const suite = (cases: string, around = 'testsuite name="pytest"') =>
  `<?xml version="1.0" encoding="utf-8"?><testsuites><${around}>${cases}</testsuite></testsuites>`;

describe('what is no report', () => {
  test.each([
    ['nothing', ''],
    ['text', 'no XML at all'],
    ['JSON', '{"testsuites": []}'],
    ['HTML', '<html><body>no</body></html>'],
    ['cut off', suite('<testcase name="a"/>').slice(0, -9)],
    ['tags that do not close', suite('<testcase name="a">')],
    ['something after it', `${suite('<testcase name="a"/>')}x`],
    ['two of them', `${suite('<testcase name="a"/>')}${suite('<testcase name="b"/>')}`],
    ['empty', '<testsuites/>'],
    ['without a suite', '<testsuites><testcase name="a"/></testsuites>'],
    ['NUL bytes', '\0'.repeat(100)],
    ['not UTF-8', Buffer.from([0xff, 0xfe, 0x00, 0xd8]).toString()],
    ['deeply nested', `<testsuites>${'<testsuite>'.repeat(100_000)}${'</testsuite>'.repeat(100_000)}</testsuites>`],
    ['a property of all objects', suite('<testcase __proto__="x" name="a"/>')],
  ])('%s', (_, text) => {
    expect(parseJUnit(text)).toBeNull();
  });

  test('any text whatever does not throw', () => {
    const words = [
      '<testsuites>',
      '<testsuite ',
      'name="a"',
      '>',
      '</testsuite>',
      '<testcase',
      '/>',
      '<failure message="',
      '&#10;',
      '&lt;',
      ']]>',
      '<![CDATA[',
      '<!--',
      '<?',
      '"',
    ];
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ unit: anyCharacter }))), (parts) => {
        const outcomes = parseJUnit(parts.join(''));
        if (outcomes !== null) expect([0, 1, 2]).toContain(scoreOf(outcomes));
      }),
      { numRuns: 500 },
    );
  });
});

describe('a bomb', () => {
  const laughs = Array.from({ length: 12 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`);

  test.each([
    ['of laughs', `<!DOCTYPE x [<!ENTITY l0 "lol">${laughs.join('')}]>`, '&l12;'],
    ['of one large entity', `<!DOCTYPE x [<!ENTITY l0 "${'a'.repeat(100_000)}">]>`, '&l0;'.repeat(100_000)],
    ['of a file', '<!DOCTYPE x [<!ENTITY l0 SYSTEM "file:///etc/hostname">]>', '&l0;'],
  ])('%s is no report, and costs nothing', (_, doctype, text) => {
    const begun = processorTime();
    const report = `<?xml version="1.0"?>${doctype}<testsuites><testsuite><testcase name="a"><failure message="${text}">${text}</failure></testcase></testsuite></testsuites>`;
    expect(parseJUnit(report)).toBeNull();
    expect(processorTime() - begun).toBeLessThan(1_000);
  });
});

describe('a large report is read in linear time', () => {
  test.each<[string, (bytes: number) => string]>([
    ['many cases', (bytes) => '<testcase classname="a.b" name="test_it" time="0.001" />'.repeat(bytes / 56)],
    ['a long text', (bytes) => fault('m', 'E   a line of it &lt;b&gt;\n'.repeat(bytes / 26))],
    ['a long message', (bytes) => fault('E   '.repeat(bytes / 4), '')],
    ['many line ends', (bytes) => fault('E&#10;'.repeat(bytes / 6), '')],
    ['spaces after an E', (bytes) => fault('m', `E${' '.repeat(bytes)}x`)],
    ['one line of E', (bytes) => fault('m', `E ${'E'.repeat(bytes)}`)],
    [
      'many faults',
      (bytes) => `<testcase name="a">${'<failure message="m">t</failure>'.repeat(bytes / 32)}</testcase>`,
    ],
  ])('%s', (_, cases) => {
    const time = (bytes: number) => {
      const report = suite(cases(bytes));
      const before = processorTime();
      expect(parseJUnit(report)?.ran).toBeGreaterThan(0);
      return processorTime() - before;
    };
    time(1_000_000);
    let [limit, tenTimes] = [0, Number.POSITIVE_INFINITY];
    // The collector of garbage slows one try down, a defect all of them.
    for (let turn = 0; turn < 5 && tenTimes >= limit; turn += 1)
      [limit, tenTimes] = [30 * time(1_000_000) + 500, time(10_000_000)];
    // A hundred times as long if each character took longer than the one before.
    expect(tenTimes).toBeLessThan(limit);
  });
});

describe('what a report says', () => {
  test('characters that XML writes otherwise are read as what they are', () => {
    const outcomes = parseJUnit(suite(fault('one &lt;b&gt; &quot;&amp;amp;&quot; &#252; &#x1F600;&#10;two', 'text')));
    expect(outcomes?.failure).toBe('one <b> "&amp;" ü 😀');
  });

  test('cases of suites within suites count', () => {
    const inner =
      '<testsuite name="inner"><testcase name="b"/><testcase name="c"><failure message="m"/></testcase></testsuite>';
    expect(parseJUnit(suite(`<testcase name="a"/>${inner}`))).toMatchObject({ ran: 3, passed: 2 });
  });

  test('a report without the outer element is one as well', () => {
    expect(parseJUnit('<testsuite><testcase name="a"/></testsuite>')).toMatchObject({ ran: 1, passed: 1 });
  });

  test('names do not matter', () => {
    const names = ['ImportError: x', 'collection failure', '&lt;failure&gt;', '&#10;', '日本', 'a'.repeat(10_000)];
    const outcomes = parseJUnit(suite(names.map((name) => `<testcase classname="${name}" name="${name}"/>`).join('')))!;
    expect(outcomes).toEqual({ ran: names.length, passed: names.length, skipped: 0, broken: null, failure: null });
    expect(scoreOf(outcomes)).toBe(2);
  });

  test('what the tests printed does not matter', () => {
    const printed =
      '<system-out>E   ImportError: x\n&lt;failure&gt;</system-out><system-err>ImportError: x</system-err>';
    const outcomes = parseJUnit(suite(`<testcase name="a">${printed}</testcase>`))!;
    expect(scoreOf(outcomes)).toBe(2);
  });

  test('the totals it claims do not matter', () => {
    const claimed = 'testsuite name="pytest" errors="0" failures="0" skipped="0" tests="99"';
    expect(scoreOf(parseJUnit(suite('<testcase name="a"><failure message="m"/></testcase>', claimed))!)).toBe(1);
    expect(scoreOf(parseJUnit(suite('', claimed))!)).toBe(0);
  });

  test.each(['<message><a/></message>', '<message>a</message><message>b</message>'])(
    'elements in the place of a message are none: %s',
    (elements) => {
      const outcomes = parseJUnit(suite(`<testcase name="a"><failure>${elements}</failure></testcase>`))!;
      expect(outcomes).toMatchObject({ ran: 1, passed: 0, failure: '' });
      expect(describeOutcomes(outcomes)).toBe('0 of 1 tests passed');
      expect(scoreOf(outcomes)).toBe(1);
    },
  );

  test('an explanation stays short', () => {
    const long = 'x'.repeat(100_000);
    for (const message of [`ImportError: ${long}`, long, `${long}\n${long}`]) {
      const outcomes = parseJUnit(suite(fault(message, `E   ${message}`)))!;
      expect(describeOutcomes(outcomes).length).toBeLessThan(400);
    }
    const collected = parseJUnit(
      suite(fault('collection failure', long).replaceAll('failure>', 'error>').replace('<failure', '<error')),
    )!;
    expect(scoreOf(collected)).toBe(0);
    expect(describeOutcomes(collected).length).toBeLessThan(400);
  });
});

function fault(message: string, text: string): string {
  return `<testcase name="a"><failure message="${message}">${text}</failure></testcase>`;
}
