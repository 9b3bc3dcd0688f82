import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { badgeJson } from '../../../src/report/files/badge.ts';
import { fileLine, fileText } from '../../../src/report/files/text.ts';
import type { SuiteReport } from '../../../src/report/suite.ts';
import { cutText, LONGEST_NAME } from '../../../src/results/cut.ts';
import { hostile } from '../../base/text/hostile.ts';
import { aReport } from '../sample.ts';
import { ctrfJson, junitXml, readAllXml, type XmlElement } from './support.ts';

/** Nothing that XML 1.0 has no place for, no terminal sequence, no text in disguise. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
const FORBIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufffe\uffff]|##\[/;

/** One trial that could not be measured, with a text in each place that has one. */
function reportOf(text: string): SuiteReport {
  const error = { stage: 'prepare', kind: text, message: text };
  const integrity = [{ kind: text, detail: text }];
  return aReport([{ id: 'one', type: text, status: 'error', result: { error, integrity } }], {
    suite: text,
    dataset: { name: text, ref: text, digest: 'sha256:0' },
    agent: { name: text, model: text, command: text },
  });
}

test('property: junit.xml is read by strict parsers, and holds the text', () => {
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 200, maxLength: 200 }), (texts) => {
      const files = texts.map((text) => junitXml(reportOf(text)));
      for (const file of files) {
        expect(XMLValidator.validate(file)).toBe(true);
        expect(file).not.toMatch(FORBIDDEN);
      }
      readAllXml(files).forEach((root, index) => {
        const text = texts[index]!;
        const [trial] = root.children[0]!.children;
        const [error, output] = trial!.children as [XmlElement, XmlElement?];
        const first = fileLine(`prepare: ${text.split('\n')[0]}`);
        expect(error.attributes.message).toBe(first.length > 1000 ? `${first.slice(0, 999)}…` : first);
        // A parser makes one newline of each, and the writer leaves out white space alone.
        expect(error.text.trim()).toBe(fileText(text, 1000).trim());
        expect(output?.text.trim() ?? '').toBe(fileLine(`${cutText(text, LONGEST_NAME)}: ${text}`).trim());
        expect(root.attributes.name).toBe(fileLine(text) || 'agentbench');
      });
    }),
    { numRuns: 10, endOnFailure: true },
  );
});

test('property: ctrf.json and badge.json are JSON of whole characters, and hold the text', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const report = reportOf(text);
      const files = [ctrfJson(report), badgeJson(report)];
      for (const file of files) expect(file.isWellFormed()).toBe(true);
      const [ctrf, badge] = files.map((file) => JSON.parse(file));
      const [trial] = ctrf.results.tests;
      expect(trial.message).toBe(fileLine(`prepare: ${text.split('\n')[0]}`, 1000));
      expect(badge.label).toBe(fileLine(text, 60) || 'agentbench');
      for (const shown of [trial.message, trial.name, ...trial.suite, badge.label, badge.message]) {
        expect(shown).not.toMatch(FORBIDDEN);
      }
    }),
    { numRuns: 3000 },
  );
});
