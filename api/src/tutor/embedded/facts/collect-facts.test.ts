import { loadBank } from '@topwords/content/bank';
import { loadParadigms } from '@topwords/content/paradigms';
import type { LanguageCode } from '@topwords/platform/contracts';
import { createCatalogue } from '../../../bank/catalogue.ts';
import { createSentenceIndex } from '../../../bank/sentence-index.ts';
import { collectFacts } from './collect-facts.ts';
import { createFactSources } from './fact-sources.ts';

const catalogue = createCatalogue(loadBank());
const sources = createFactSources({
  catalogue,
  sentences: createSentenceIndex(catalogue),
  paradigms: loadParadigms,
});

async function factsOf(language: LanguageCode, text: string, native: LanguageCode) {
  const word = catalogue.ofLanguage(language).find((one) => one.text === text);
  if (word === undefined) throw new Error(`the bank has no ${text}`);
  return collectFacts(sources, word, native);
}

const textsOf = (related: readonly { word: { text: string } }[]) =>
  related.map((one) => one.word.text);

test('a use has the position and the label of its form', async () => {
  const { uses } = await factsOf('en', 'go', 'ru');
  const went = uses.find(({ form }) => form === 'went');
  expect(went?.sentence.text.slice(went.start, went.end)).toBe('went');
  expect(went?.labels).toEqual([
    { table: 'principal-parts', pos: 'verb', row: 'past', column: 'form' },
  ]);
});

test('a phrase and its translation come from one sentence and its translation', async () => {
  const { phrases } = await factsOf('es', 'redondo', 'en');
  expect(phrases).toContainEqual(
    expect.objectContaining({ text: 'mesa redonda', translation: 'round table' }),
  );
  for (const { text, translation, sentence } of phrases) {
    expect(sentence.text.toLowerCase()).toContain(text.toLowerCase());
    expect(sentence.translation.toLowerCase()).toContain(translation.toLowerCase());
  }
});

test('words with the same translation in other senses are rivals, not synonyms', async () => {
  const { rivals, synonyms } = await factsOf('es', 'saber', 'en');
  expect(textsOf(rivals)).toContain('conocer');
  expect(textsOf(synonyms)).not.toContain('conocer');
});

test('a false friend means something else; a word that means the same is a cognate', async () => {
  const once = await factsOf('es', 'once', 'en');
  expect(once.falseFriends).toEqual([{ text: 'once', means: expect.arrayContaining(['una vez']) }]);
  const hotel = await factsOf('es', 'hotel', 'en');
  expect(hotel.falseFriends).toEqual([]);
  expect(hotel.cognates).toContain('hotel');
});

test('another language confirms a family: teach and teacher, not corn and corner', async () => {
  expect(textsOf((await factsOf('en', 'teacher', 'ru')).family)).toContain('teach');
  expect(textsOf((await factsOf('en', 'corner', 'ru')).family)).not.toContain('corn');
});

test('the government of a Russian verb comes with an example sentence', async () => {
  const { governments } = await factsOf('ru', 'зависеть', 'en');
  expect(governments[0]?.governed).toEqual([{ prepositions: ['от'], case: 'genitive' }]);
  expect(governments[0]?.sentence?.text).toMatch(/ от /);
});

test('the case beside a preposition is counted in its sentences', async () => {
  const { neighbours } = await factsOf('ru', 'после', 'en');
  expect(neighbours).toContainEqual(expect.objectContaining({ side: 'after', case: 'genitive' }));
});
