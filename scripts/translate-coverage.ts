/**
 * npm run translate:coverage: what share of the words of everyday sentences the embedded gloss
 * knows, in each direction, over a hundred sentences of each language that are not in the bank, and
 * the words it misses most. `-- --show en-es` prints each sentence with its gloss.
 */
import { loadBank } from '@topwords/content/bank';
import { loadPhrases } from '@topwords/content/phrases';
import { loadParadigms } from '@topwords/content/paradigms';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createUsageLoader } from '../api/src/bank/usage-loader.ts';
import { createHeldPhrases } from '../api/src/translate/phrases/held-phrases.ts';
import { createBankPhrases } from '../api/src/translate/phrases/bank-phrases.ts';
import { createFormTables } from '../api/src/translate/forms/form-tables.ts';
import { createGlossEngine } from '../api/src/translate/gloss-engine.ts';
import { createNearestSentences } from '../api/src/translate/nearest/nearest-sentences.ts';
import { createCatalogue } from '../api/src/bank/catalogue.ts';
import type { EngineTranslation } from '../api/src/translate/engine.ts';
import { countWords, mostFrequent, type Coverage } from './translate-coverage/count-words.ts';

type Language = 'en' | 'es' | 'ru' | 'tr';

const directions: [from: Language, to: Language][] = [
  ['en', 'es'],
  ['es', 'en'],
  ['en', 'ru'],
  ['ru', 'en'],
  ['en', 'tr'],
  ['tr', 'en'],
  ['tr', 'es'],
  ['es', 'tr'],
];
const missesShown = 10;

const { values } = parseArgs({ options: { show: { type: 'string' } } });
const bank = loadBank();
const catalogue = createCatalogue(bank);
const phrases = createBankPhrases(catalogue);
const gloss = createGlossEngine({
  catalogue,
  phrases,
  tables: createFormTables(loadParadigms),
  nearest: createNearestSentences(catalogue),
  usageOf: createUsageLoader(bank.version),
  held: createHeldPhrases(loadPhrases),
});

/** The sentences of a language without those that the bank has come to translate as a whole. */
function readSentences(language: Language): string[] {
  const file = new URL(`translate-coverage/${language}.txt`, import.meta.url);
  const sentences = readFileSync(file, 'utf8').trim().split('\n');
  return sentences.filter((sentence) => phrases.findSentences(sentence, language).length === 0);
}

/** Prints a text, what each of its words means, and the sentences that are nearest. */
function show(text: string, { gloss: words, nearest }: EngineTranslation): void {
  const strip = words.map(({ text: word, translation, alternatives, marks }) => {
    const meanings = [translation ?? '–', ...alternatives].join(', ');
    return `${word}: ${meanings}${marks.map((mark) => ` [${mark}]`).join('')}`;
  });
  const near = nearest.map((one) => `~ ${one.text} = ${one.translation}`);
  console.log([text, ...[...strip, ...near].map((line) => `  ${line}`)].join('\n'));
}

async function measure(from: Language, to: Language): Promise<Coverage> {
  const counts: Coverage[] = [];
  for (const text of readSentences(from)) {
    const made = await gloss.translate({ text, from, to });
    if (made === null) throw new Error(`No gloss: ${text}`);
    counts.push(countWords(made.gloss));
    if (values.show === `${from}-${to}`) show(text, made);
  }
  return {
    words: counts.reduce((sum, { words }) => sum + words, 0),
    explained: counts.reduce((sum, { explained }) => sum + explained, 0),
    missed: counts.flatMap(({ missed }) => missed),
  };
}

console.log(
  '| direction | words | glossed | share | explained only |\n| --- | --: | --: | --: | --: |',
);
for (const [from, to] of directions) {
  const { words, explained, missed } = await measure(from, to);
  const glossed = words - missed.length;
  const share = ((100 * glossed) / words).toFixed(1);
  console.log(`| ${from} → ${to} | ${words} | ${glossed} | ${share} % | ${explained} |`);
  const misses = mostFrequent(missed, missesShown).map(({ word, count }) => `${word} ${count}`);
  console.log(`  not glossed: ${misses.join(', ')}`);
}
