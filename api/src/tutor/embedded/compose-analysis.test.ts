import type { Usage } from '@topwords/content/usages';
import type { WordAnalysis } from '@topwords/platform/contracts';
import { buildBank } from '../../testing/factories.ts';
import { createCatalogue } from '../../bank/catalogue.ts';
import { createSentenceIndex } from '../../bank/sentence-index.ts';
import { emptyTeaching, noTeaching } from '../../bank/teaching-loader.ts';
import { createEmbeddedTutor } from './create-embedded-tutor.ts';

const bank = buildBank();

/** The analysis of the Spanish `casa`, or of another word, whose authors wrote this usage. */
async function analyse(
  usage: Usage,
  text = 'casa',
  teaching = emptyTeaching,
): Promise<WordAnalysis> {
  const catalogue = createCatalogue(bank);
  const tutor = createEmbeddedTutor({
    catalogue,
    sentences: createSentenceIndex(catalogue),
    paradigms: () => ({ version: '', words: {}, facts: {} }),
    usageOf: ({ id }) => (catalogue.find(id)?.text === text ? usage : {}),
    teaching,
  });
  const language = /^[а-яё]/u.test(text) ? 'ru' : 'es';
  return tutor.analyse({ text, language, wordId: null, native: 'en' });
}

test('without anything written, lists are empty', async () => {
  expect(await analyse({})).toMatchObject({
    part_of_speech: 'noun',
    common_phrases: [],
    grammar_tips: [],
    usage_contexts: [],
    related_words: [],
    additional_insights: {},
  });
});

const collocations = ['en casa', 'ir a casa', 'casa de campo'].map((text) => ({
  text,
  gloss: { en: `${text} in English` },
}));

test('phrases are collocations; without patterns, the first two show the use', async () => {
  const { common_phrases, additional_insights } = await analyse({ collocations });
  expect(common_phrases).toEqual(['casa de campo - casa de campo in English']);
  expect(additional_insights).toEqual({
    'How to use it': '*en casa* — en casa in English\n*ir a casa* — ir a casa in English',
  });
});

test('insights are the patterns with their examples, and the note', async () => {
  const { common_phrases, additional_insights, part_of_speech } = await analyse({
    collocations,
    gender: 'f',
    note: { en: 'No article after *en*.' },
    patterns: [{ pattern: 'ir a casa', gloss: { en: 'go home' }, example: 'Voy a casa.' }],
  });
  expect(part_of_speech).toBe('noun, feminine');
  expect(additional_insights).toEqual({
    'How to use it': '**ir a casa** — go home. *Voy a casa.*',
    'Good to know': 'No article after *en*.',
  });
  // The pattern names one of the three, and an example shows another.
  expect(common_phrases).toEqual(['casa de campo - casa de campo in English']);
});

test('a gender is a tip, with its article, where the ending is that of the other', async () => {
  expect((await analyse({ gender: 'f' })).grammar_tips).toEqual([]);
  expect((await analyse({ gender: 'f' }, 'luz')).grammar_tips).toEqual([]);
  expect((await analyse({ gender: 'm' })).grammar_tips).toEqual([
    '*casa* is masculine: *el casa*.',
  ]);
});

test('a form that the note names has no tip', async () => {
  const { grammar_tips } = await analyse({ gender: 'm', note: { en: 'Say *el casa*.' } });
  expect(grammar_tips).toEqual([]);
});

test('words that authors name are related if they are in the bank', async () => {
  const { related_words, additional_insights, usage_contexts } = await analyse({
    synonyms: [{ word: 'luz', difference: { en: 'one you live in' } }],
    opposites: ['árbol'],
    family: ['casero'],
  });
  expect(related_words).toEqual([
    { word_id: 22, text: 'árbol', translation: 'tree', relation: 'opposite' },
    { word_id: 23, text: 'luz', translation: 'light', relation: 'similar word' },
  ]);
  expect(additional_insights).toEqual({});
  expect(usage_contexts).toEqual(['*luz*: one you live in']);
});

test('an opposite that is not in the bank is named', async () => {
  const { related_words, additional_insights } = await analyse({ opposites: ['choza'] });
  expect(related_words).toEqual([]);
  expect(additional_insights).toEqual({ Opposites: '*choza*' });
});

test('a difference that a contrast card explains is not said again', async () => {
  const usage = { synonyms: [{ word: 'hogar', difference: { en: 'home' } }] };
  const card = {
    key: 'casa-hogar',
    level: 'A1' as const,
    terms: ['casa', 'hogar'],
    words: [21],
    explanation: { en: 'A *casa* is a building.' },
    pair: [],
    quiz: [],
  };
  const teaching = {
    ...emptyTeaching,
    ofWord: () => ({ ...noTeaching({ id: 21, language: 'es', text: 'casa' }), contrasts: [card] }),
  };
  const analysis = await analyse(usage, 'casa', teaching);
  expect(analysis.usage_contexts).toEqual([]);
  expect(analysis.teaching.contrasts).toMatchObject([{ explanation: 'A *casa* is a building.' }]);
});

test('a verb’s aspect and pair of motion are those that authors wrote', async () => {
  const { grammar_tips, part_of_speech } = await analyse(
    {
      aspect: 'impf',
      partners: ['побежать'],
      motion: { oneWay: 'бежать', manyWays: 'бегать' },
    },
    'бежать',
  );
  expect(grammar_tips).toEqual([
    expect.stringContaining('*бежать* is movement in one direction, *бегать* is'),
  ]);
  expect(part_of_speech).toBe('verb, imperfective');
});

test('the labels of a word are named', async () => {
  const casa = bank.words.find(({ text }) => text === 'casa');
  if (!casa) throw new Error('no casa');
  const labelled = { ...casa, regions: ['LatAm' as const], register: 'informal' as const };
  const catalogue = createCatalogue(buildBank({ words: [labelled] }));
  const tutor = createEmbeddedTutor({
    catalogue,
    sentences: createSentenceIndex(catalogue),
    paradigms: () => ({ version: '', words: {}, facts: {} }),
    usageOf: () => ({}),
    teaching: emptyTeaching,
  });
  const asked = { text: 'casa', language: 'es', wordId: 21, native: 'en' } as const;
  const { additional_insights } = await tutor.analyse(asked);
  expect(additional_insights).toEqual({ Style: 'informal', 'Where it is said': 'Latin America' });
});
