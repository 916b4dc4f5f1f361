import { completenessReport, coverageReport, proseReport, sizeReport } from './bank-report.ts';
import { coverageOf } from './ranks/coverage.ts';
import { parseFrequencyList } from './ranks/frequency.ts';
import { inflectNothing } from './lexicon/inflect.ts';
import { buildLexicon } from './lexicon/lexicon.ts';
import { lexemesOf } from './testing/lexeme-factories.ts';
import { buildRow, locate } from './testing/row-factories.ts';

const counts = parseFrequencyList('the 60\nhouse 20\n’s 10\nparks 6\nsea 4', 'en');

test('coverage shows what is learned, what is shown, and their share of running text', () => {
  const [first] = coverageOf(counts, new Set(['house']), new Set(['the', 'house']));
  expect(first).toEqual({ depth: 500, learned: 0.2, shown: 0.4, runningText: 0.8 });
});

test('the report counts headwords, meanings and sentences, and lists what is missing', () => {
  const frequencies = { en: counts, es: counts, ru: counts, tr: counts };
  const words = { ...buildRow().words, tr: { gloss: '(ev)' } };
  const rows = locate(buildRow({ words }));
  const lexicon = buildLexicon(rows, lexemesOf(rows), inflectNothing);
  const report = sizeReport(lexicon) + coverageReport(rows, lexicon, frequencies);
  const lines = report.split('\n').map((line) => line.trim().split(/\s{2,}/));
  expect(lines).toContainEqual(['en', 'all', '1', '1', '1', '2']);
  expect(lines).toContainEqual(['A1', '1', '1', '1', '2']);
  expect(lines).toContainEqual(['B2', '0', '0', '0', '0']);
  expect(lines).toContainEqual(['tr', 'all', '0', '0', '0', '0']);
  expect(lines).toContainEqual(['en', '500', '20.0 %', '40.0 %', '80.0 %']);
  expect(report).toContain("en: 's parks sea");
});

test('the report lists frequent forms that are neither learned nor left out', () => {
  const frequencies = { en: counts, es: counts, ru: counts, tr: counts };
  const house = locate(buildRow());
  const lexicon = buildLexicon(house, lexemesOf(house), inflectNothing);
  const leftOut = { en: { contraction: ["'s"], name: ['sea', 'the'] }, es: {}, ru: {}, tr: {} };
  const { text, isComplete } = completenessReport(lexicon, frequencies, leftOut);
  expect(text.split('\n')).toContain('en: parks');
  expect(isComplete).toBe(false);
  const all = { name: ['the', 'house', "'s", 'parks', 'sea'] };
  const whole = completenessReport(lexicon, frequencies, { en: all, es: all, ru: all, tr: all });
  expect(whole.text.split('\n')).toContain('en: none');
  expect(whole.isComplete).toBe(true);
});

test('the report shows how much of texts is known: names and numbers are, other words are not', () => {
  const house = locate(buildRow());
  const lexicon = buildLexicon(house, lexemesOf(house), inflectNothing);
  const texts = {
    en: ["House Anna 7 it's garden. Garden house!"],
    es: ['casa'],
    ru: ['дом'],
    tr: ['ev'],
  };
  const outside = { en: { 'part of a word': ["it's"] }, es: {}, ru: {}, tr: {} };
  const lines = proseReport(texts, lexicon, outside).split('\n');
  const rows = lines.map((line) => line.trim().split(/\s{2,}/));
  expect(rows).toContainEqual(['en', '1', '7', '71.4 %']);
  expect(lines.join(' ')).not.toContain('garden');
  expect(rows).toContainEqual(['ru', '1', '1', '100.0 %']);
});
