import { languageCodes } from '@topwords/platform/contracts';
import { loadSources } from '../load-sources.ts';
import { findAlarms, measureTypical } from './testing/measure-corrections.ts';
import { bankSentences, otherSentences } from './testing/right-texts.ts';

const { sources } = loadSources();
/** All sentences take a minute a language: `npm run tutor:corrections`. */
const step = 20;

test.each(languageCodes)('hardly any right sentence of %s is corrected', (language) => {
  const sentences = [...bankSentences(sources, language), ...otherSentences(sources, language)];
  const some = sentences.filter((_, place) => place % step === 0);
  expect(some.length).toBeGreaterThan(500);
  expect(findAlarms(sources, language, some).map(({ corrected }) => corrected)).toEqual([]);
});

test.each([
  ['en', 97, 15],
  ['es', 97, 15],
  ['ru', 97, 15],
  ['tr', 97, 15],
] as const)('typical mistakes of %s are found', (language, withList, heldOut) => {
  const found = measureTypical(sources, language);
  expect(found.withList.found).toBeGreaterThanOrEqual(withList);
  expect(found.heldOut.found).toBeGreaterThanOrEqual(heldOut);
});
