import type { Usage } from '@topwords/content/usages';
import { buildBank } from '../testing/factories.ts';
import { createCatalogue } from '../bank/catalogue.ts';
import { defaultPronunciation } from '../bank/pronunciation.ts';
import { noTables } from '../bank/table-loader.ts';
import { noTeaching, type TeachingOf } from '../bank/teaching-loader.ts';
import { buildTaughtContrast } from '../bank/testing/teaching-factories.ts';
import { presentWordCard } from './present-practice-card.ts';
import { createPrompts } from './prompts.ts';
import { newMemory, type Memory } from './scheduler.ts';
import { shuffledTiles, tilesOf } from './sentence-tiles.ts';
import { seededRandom } from './seeded-random.ts';

const catalogue = createCatalogue(buildBank());
const now = Date.parse('2026-11-20T09:30:00Z');
const usage: Usage = {
  gender: 'f',
  patterns: [{ pattern: 'casa de + alguien', gloss: { en: 'somebody’s house' }, example: '' }],
  synonyms: [{ word: 'hogar', difference: { en: '*hogar* is a home' } }],
};

interface CardOptions {
  builds?: boolean;
  speaks?: boolean;
  teachingOf?: TeachingOf;
}

function cardOf(
  wordId: number,
  memory: Partial<Memory>,
  { builds = true, speaks = true, teachingOf = noTeaching }: CardOptions = {},
) {
  const word = catalogue.find(wordId);
  if (word === undefined) throw new Error(`There is no word ${wordId}`);
  const sources = {
    catalogue,
    prompts: createPrompts(catalogue),
    usageOf: () => usage,
    teachingOf,
    paradigms: () => noTables,
    recordingOf: ({ text }: { text: string }) => `of ${text}`,
  };
  return presentWordCard(
    sources,
    { word, memory: { ...newMemory, ...memory }, mark: undefined },
    {
      native: 'en',
      pronunciation: defaultPronunciation,
      now,
      date: '2026-11-20',
      others: ['ru'],
      builds,
      speaks,
    },
  );
}

const remembered = {
  state: 'review',
  reviewCount: 3,
  stability: 5,
  difficulty: 5,
  dueAt: now,
  firstReviewedAt: now - 8e8,
  lastReviewedAt: now - 5e8,
} as const;

test('a new word is introduced as its authors wrote it, one that was answered is not', () => {
  expect(cardOf(21, {}).introduction).toEqual({
    gender: 'f',
    partners: [],
    pattern: { text: 'casa de + alguien', gloss: 'somebody’s house' },
  });
  expect(cardOf(21, remembered).introduction).toBeUndefined();
});

test('each time another sentence of the main sense is shown, with its recording', () => {
  const shown = [0, 1, 2].map((reviewCount) => cardOf(21, { reviewCount }).example);
  const sentences = shown.map((one) => one && `${one.before}${one.answer}${one.after}`);
  expect(new Set(sentences).size).toBe(2);
  expect(sentences[2]).toBe(sentences[0]);
  expect(shown[0]?.recording).toBe(`of ${sentences[0]}`);
});

test('the sentence of an exercise is the one that is shown after it', () => {
  const { exercise, example } = cardOf(21, { ...remembered, stability: 20 });
  expect(exercise.kind).toBe('cloze');
  expect(example).toMatchObject({ ...exercise.cloze });
});

test('the same sentence is there in the learner’s other languages', () => {
  const { example } = cardOf(21, {});
  const sentence = catalogue.meanings
    .flatMap(({ sentences }) => sentences)
    .find(({ text }) => text.en === example?.translation);
  expect(example?.parallels).toEqual([
    { language_code: 'ru', text: sentence?.text.ru, recording: `of ${sentence?.text.ru}` },
  ]);
});

test('a sentence is put together by pages that can, and has a gap for others', () => {
  const { exercise } = cardOf(21, remembered);
  expect(exercise.kind).toBe('build');
  const { before = '', answer = '', after = '' } = exercise.cloze ?? {};
  const sentence = `${before}${answer}${after}`.replaceAll(/[^\p{L} ]/gu, '');
  expect(exercise.choices.toSorted()).toEqual(sentence.split(' ').toSorted());
  expect(exercise.choices.join(' ')).not.toBe(sentence);
  expect(exercise.answers).toContain(answer);
  expect(cardOf(21, remembered, { builds: false, speaks: true }).exercise.kind).toBe('cloze');
});

test('words that are mixed up come with their difference, and a word often forgotten is a leech', () => {
  expect(cardOf(21, remembered)).toMatchObject({
    is_leech: false,
    confusables: [{ text: 'hogar', difference: '*hogar* is a home' }],
  });
  expect(cardOf(21, { ...remembered, lapses: 4 }).is_leech).toBe(true);
});

test('words of its contrast cards are mixed up with a word; its own entry says more exactly how', () => {
  const card = buildTaughtContrast({ terms: ['casa', 'hogar', 'piso'] });
  const teachingOf: TeachingOf = (word) => ({ ...noTeaching(word), contrasts: [card] });
  expect(cardOf(21, remembered, { teachingOf }).confusables).toEqual([
    { text: 'hogar', difference: '*hogar* is a home' },
    { text: 'piso', difference: card.explanation.en },
  ]);
});

function clozeAfter(before: string) {
  return { before, answer: 'casa', after: '.', translation: '' };
}

test('tiles are the words without punctuation; too few or too many are none', () => {
  expect(tilesOf(clozeAfter('¿No es ésta tu '))).toEqual(['No', 'es', 'ésta', 'tu', 'casa']);
  expect(tilesOf(clozeAfter('“I can’t,” — he said: '))).toEqual([
    'I',
    'can’t',
    'he',
    'said',
    'casa',
  ]);
  expect(tilesOf(clozeAfter('Mi '))).toEqual([]);
  expect(tilesOf(clozeAfter('a b c d e f g h i '))).toEqual([]);
});

test('tiles are never in the order of the sentence', () => {
  const cloze = { before: 'Es mi ', answer: 'casa', after: '.', translation: '' };
  for (let seed = 0; seed < 50; seed += 1) {
    const tiles = shuffledTiles(cloze, seededRandom(`${seed}`));
    expect(tiles.toSorted()).toEqual(['Es', 'casa', 'mi']);
    expect(tiles.join(' ')).not.toBe('Es mi casa');
  }
});
