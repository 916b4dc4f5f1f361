import type { Usage } from '@topwords/content/usages';
import type { WordAnalysis } from '@topwords/platform/contracts';
import { buildBank } from '../../testing/factories.ts';
import { createCatalogue } from '../../bank/catalogue.ts';
import { createSentenceIndex } from '../../bank/sentence-index.ts';
import { createEmbeddedTutor } from './create-embedded-tutor.ts';

const bank = buildBank();

/** The analysis of the Spanish `casa`, or of another word, whose authors wrote this usage. */
async function analyse(usage: Usage, text = 'casa'): Promise<WordAnalysis> {
  const catalogue = createCatalogue(bank);
  const tutor = createEmbeddedTutor({
    catalogue,
    sentences: createSentenceIndex(catalogue),
    paradigms: () => ({ version: '', words: {}, facts: {} }),
    usageOf: ({ id }) => (catalogue.find(id)?.text === text ? usage : {}),
  });
  const language = /^[а-яё]/u.test(text) ? 'ru' : 'es';
  return tutor.analyse({ text, language, wordId: null, native: 'en' });
}

test('without anything written, lists are empty', async () => {
  expect(await analyse({})).toMatchObject({
    part_of_speech: 'noun',
    common_phrases: [],
    grammar_tips: [],
    related_words: [],
    additional_insights: { Level: 'A1 (beginner)' },
  });
});

test('phrases are collocations', async () => {
  const collocations = [{ text: 'en casa', gloss: { en: 'at home' } }];
  const { common_phrases } = await analyse({ collocations });
  expect(common_phrases).toEqual(['en casa - at home']);
});

test('tips are the note, the patterns with their examples, and facts of the gender', async () => {
  const { grammar_tips, part_of_speech } = await analyse({
    gender: 'f',
    note: { en: 'No article after *en*.' },
    patterns: [{ pattern: 'ir a casa', gloss: { en: 'go home' }, example: 'Voy a casa.' }],
  });
  expect(part_of_speech).toBe('noun, feminine');
  expect(grammar_tips).toEqual([
    'No article after *en*.',
    'ir a casa — go home. *Voy a casa.*',
    '*casa* is feminine: *la casa*.',
  ]);
});

test('the article of a feminine noun that begins with a is not guessed', async () => {
  const { grammar_tips } = await analyse({ gender: 'f' }, 'árbol');
  expect(grammar_tips).toEqual(['*árbol* is feminine.']);
});

test('words that authors name are related if they are in the bank, and are always named', async () => {
  const { related_words, additional_insights, usage_contexts } = await analyse({
    synonyms: [{ word: 'luz', difference: { en: 'one you live in' } }],
    opposites: ['árbol'],
    family: ['casero'],
  });
  expect(related_words).toEqual([
    { word_id: 23, text: 'luz', translation: 'light', relation: 'similar word' },
    { word_id: 22, text: 'árbol', translation: 'tree', relation: 'opposite' },
  ]);
  expect(additional_insights).toMatchObject({
    'Similar words': '*luz* (“light”)',
    Opposites: '*árbol* (“tree”)',
    'Word family': '*casero*',
  });
  expect(usage_contexts).toContain('*luz*: one you live in');
});

test('a verb’s aspect, partner and pair of motion are those that authors wrote', async () => {
  const { grammar_tips, additional_insights } = await analyse(
    {
      aspect: 'impf',
      partners: ['побежать'],
      motion: { oneWay: 'бежать', manyWays: 'бегать' },
    },
    'бежать',
  );
  expect(grammar_tips).toEqual([
    expect.stringContaining('*бежать* is imperfective'),
    expect.stringContaining('*бежать* is movement in one direction, *бегать* is'),
  ]);
  expect(additional_insights).toMatchObject({
    'Aspect pair': '*побежать*',
    'Verbs of motion': '*бегать*',
  });
});

test('labels of a word and of its senses are named', async () => {
  const casa = bank.words.find(({ text }) => text === 'casa');
  if (!casa) throw new Error('no casa');
  const labelled = { ...casa, regions: ['LatAm' as const], register: 'informal' as const };
  const catalogue = createCatalogue(buildBank({ words: [labelled] }));
  const tutor = createEmbeddedTutor({
    catalogue,
    sentences: createSentenceIndex(catalogue),
    paradigms: () => ({ version: '', words: {}, facts: {} }),
    usageOf: () => ({}),
  });
  const asked = { text: 'casa', language: 'es', wordId: 21, native: 'en' } as const;
  const { usage_contexts, grammar_tips } = await tutor.analyse(asked);
  expect(usage_contexts).toContain('*casa*: informal, Latin America.');
  expect(grammar_tips).toContain('*casa*: informal, Latin America.');
});
