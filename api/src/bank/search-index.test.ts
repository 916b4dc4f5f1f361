import { loadBank } from '@topwords/content/bank';
import { languageCode, languageCodes, type LanguageCode } from '@topwords/platform/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../practice/seeded-random.ts';
import { createCatalogue } from './catalogue.ts';
import { createSearchIndex } from './search-index.ts';
import { scanWords } from './testing/scan-words.ts';

const file = join(__dirname, 'testing/native-queries.tsv');
const catalogue = createCatalogue(loadBank());
const index = createSearchIndex(catalogue);
const letters = 'aeiorsntашеиı ';

const random = seededRandom('search');
const next = (below: number) => Math.floor(random() * below);

/** A text with a letter too much, missing, wrong or swapped with the next. */
function mistyped(text: string): string {
  const place = next(text.length + 1);
  const [before, at, after] = [text.slice(0, place), text[place] ?? '', text.slice(place + 1)];
  const letter = letters[next(letters.length)];
  const changes = [
    `${before}${letter}${at}${after}`,
    before + after,
    `${before}${letter}${after}`,
    before + after.slice(0, 1) + at + after.slice(1),
  ];
  return changes[next(changes.length)] ?? text;
}

/** Recorded queries and words, the beginnings of these, and what a learner may type instead. */
const recorded = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .filter((_line, place) => place % 48 === 0)
  .flatMap((line) => {
    const [native = '', learned = '', query = '', accepted = ''] = line.split('\t');
    const [word = ''] = accepted.split('|');
    const typed = next(2) === 0 ? query : word;
    const texts = [query, word, typed.slice(0, 1 + next(4)), mistyped(typed)];
    return [...texts, mistyped(mistyped(typed))].map((text) => ({
      query: text,
      native: languageCode.parse(native),
      learned: languageCode.parse(learned),
    }));
  });

function targetsOf(native: LanguageCode, learned: LanguageCode): LanguageCode[] {
  return next(3) > 0 ? [learned] : languageCodes.filter((code) => code !== native);
}

const idsOf = (words: readonly { id: number }[]) => words.map(({ id }) => id);

test('the index finds what a look at every word finds, in the same order', () => {
  const answers = recorded.map(({ query, native, learned }) => {
    const asked = {
      query,
      native,
      targets: targetsOf(native, learned),
      learned: next(2) === 0 ? [learned] : [],
      limit: [1, 7, 50][next(3)] ?? 50,
    };
    const expected = idsOf(scanWords(catalogue, asked));
    expect({ ...asked, found: idsOf(index.search(asked)) }).toEqual({ ...asked, found: expected });
    return expected.length;
  });
  expect(answers.filter((count) => count === 0).length).toBeGreaterThan(2);
  expect(answers.filter((count) => count > 5).length).toBeGreaterThan(25);
});
