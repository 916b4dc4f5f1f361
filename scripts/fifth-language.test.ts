import { createCatalogue } from '../api/src/bank/catalogue.ts';
import { createSearchIndex } from '../api/src/bank/search-index.ts';
import { createSentenceIndex } from '../api/src/bank/sentence-index.ts';
import { emptyTeaching } from '../api/src/bank/teaching-loader.ts';
import { noUsages } from '../api/src/bank/usage-loader.ts';
import { createHeldPhrases } from '../api/src/translate/phrases/held-phrases.ts';
import { createBankPhrases } from '../api/src/translate/phrases/bank-phrases.ts';
import { createDetector } from '../api/src/translate/detection/detector.ts';
import { createFormTables } from '../api/src/translate/forms/form-tables.ts';
import { createExpressions } from '../api/src/translate/gloss/expressions.ts';
import { createGlossEngine } from '../api/src/translate/gloss-engine.ts';
import { createNearestSentences } from '../api/src/translate/nearest/nearest-sentences.ts';
import { createEmbeddedTutor } from '../api/src/tutor/embedded/create-embedded-tutor.ts';
import { buildBank } from '../content/src/building/build-bank.ts';
import { findWordsByForm } from '../content/src/bank/form-index.ts';
import { appendIds, noIds } from '../content/src/ids/ids.ts';
import { lexemesOf } from '../content/src/testing/lexeme-factories.ts';
import { noPlans } from '../content/src/testing/rank-factories.ts';
import {
  inflectNothing,
  loadInflect,
  loadRecognize,
  loadSpellers,
} from '../content/src/lexicon/inflect.ts';
import { buildLexicon } from '../content/src/lexicon/lexicon.ts';
import { buildParadigms } from '../content/src/paradigms/build-paradigms.ts';
import { drawWith } from '../content/src/paradigms/draw.ts';
import { rowSchema } from '../content/src/rows/row.ts';
import { ofEachLanguage, type LanguageCode } from '../languages/all/identity.ts';
import { judgeAnswer } from '../languages/typing/judge-answer.ts';
import { lettersFor } from '../mfe-words/src/practice/exercises/letters-for.ts';
import { isLanguageCode, languageName, nameOfLanguage } from '../platform/contracts/index.ts';

/*
 * A language is added by adding a folder. These tests mock only the lists of languages, with one
 * more language, as `npm run languages:list` would write them.
 */
jest.mock('../languages/lists/identity.ts', () =>
  jest.requireActual('../languages/testing/with-nolu.ts').withNolu('identity'),
);
jest.mock('../languages/lists/typing.ts', () =>
  jest.requireActual('../languages/testing/with-nolu.ts').withNolu('typing'),
);
jest.mock('../languages/lists/text.ts', () =>
  jest.requireActual('../languages/testing/with-nolu.ts').withNolu('text'),
);
jest.mock('../languages/lists/syntax.ts', () =>
  jest.requireActual('../languages/testing/with-nolu.ts').withNolu('syntax'),
);
jest.mock('../languages/lists/grammar.ts', () =>
  jest.requireActual('../languages/testing/with-nolu.ts').withNolu('grammar'),
);
jest.mock('../languages/lists/gloss.ts', () =>
  jest.requireActual('../languages/testing/with-nolu.ts').withNolu('gloss'),
);
jest.mock('../languages/lists/tutor.ts', () =>
  jest.requireActual('../languages/testing/with-nolu.ts').withNolu('tutor'),
);
jest.mock('../languages/lists/correction.ts', () =>
  jest.requireActual('../languages/testing/with-nolu.ts').withNolu('correction'),
);
jest.mock('../languages/lists/sound.ts', () =>
  jest.requireActual('../languages/testing/with-nolu.ts').withNolu('sound'),
);

const xn = 'xn' as LanguageCode;

const rows = [
  {
    key: 'house.building',
    pos: 'noun',
    level: 'A1',
    words: { en: 'house', es: 'casa', ru: 'дом', tr: 'ev', xn: 'mãna' },
    sentences: [
      {
        en: 'They see a house.',
        es: 'Ven una casa.',
        ru: 'Они видят дом.',
        tr: 'Bir ev görüyorlar.',
        xn: 'Tari vira mãna.',
      },
      {
        en: 'The houses are big.',
        es: 'Las casas son grandes.',
        ru: 'Дома большие.',
        tr: 'Evler büyük.',
        xn: 'Mãnari velu.',
      },
    ],
  },
  {
    key: 'see.eyes',
    pos: 'verb',
    level: 'A1',
    words: { en: 'see', es: 'ver', ru: 'видеть', tr: 'görmek', xn: 'viro' },
    sentences: [
      {
        en: 'I see you.',
        es: 'Te veo.',
        ru: 'Я вижу тебя.',
        tr: 'Seni görüyorum.',
        xn: 'Mi vira sum.',
      },
      { en: 'See you!', es: '¡Nos vemos!', ru: 'Увидимся!', tr: 'Görüşürüz!', xn: 'Vira!' },
    ],
  },
].map((row, index) => ({ file: 'rows.jsonl', line: index + 1, row: rowSchema.parse(row) }));

const lexemes = lexemesOf(rows);

async function build() {
  const lexicon = buildLexicon(rows, lexemes, await loadInflect(), await loadRecognize());
  const ids = appendIds({ rows, lexemes }, noIds);
  const ranks = ofEachLanguage((code) => [...lexicon[code].keys()]);
  const shares = ofEachLanguage((code) => ranks[code].map(() => 0));
  const bank = buildBank({ rows, lexemes, ids, ranks, shares, plans: noPlans }, lexicon);
  const paradigms = buildParadigms(bank, { lexicon, ids }, drawWith(await loadSpellers()));
  const catalogue = createCatalogue(bank);
  const phrases = createBankPhrases(catalogue);
  const tutor = createEmbeddedTutor({
    catalogue,
    sentences: createSentenceIndex(catalogue),
    usageOf: () => ({}),
    teaching: emptyTeaching,
    paradigms: () => paradigms,
  });
  const gloss = createGlossEngine({
    catalogue,
    phrases,
    tables: createFormTables(() => paradigms),
    nearest: createNearestSentences(catalogue),
    usageOf: noUsages,
    held: createHeldPhrases(() => ({ phrases: [], slots: {} })),
    expressions: createExpressions(() => ({ phrases: [], slots: {} })),
  });
  return { bank, paradigms, catalogue, phrases, tutor, gloss };
}

let built: Awaited<ReturnType<typeof build>>;

beforeAll(async () => {
  built = await build();
});

function wordOf(text: string) {
  const word = built.bank.words.find((one) => one.language === xn && one.text === text);
  if (!word) throw new Error(`the bank has no ${text}`);
  return word;
}

test('contracts know its code and its name', () => {
  expect(isLanguageCode('xn')).toBe(true);
  expect(nameOfLanguage(xn)).toBe('Nolu');
  expect(languageName.safeParse('Nolu').success).toBe(true);
});

test('its column of the bank is read, inflected and rendered', () => {
  const { bank, paradigms } = built;
  expect(findWordsByForm(bank.forms[xn], 'manari')).toEqual([wordOf('mãna').id]);
  expect(paradigms.words[wordOf('mãna').id]).toEqual([
    {
      name: 'number',
      pos: 'noun',
      columns: ['form'],
      rows: [
        { label: 'singular', cells: [{ forms: ['mãna'] }] },
        { label: 'plural', cells: [{ forms: ['mãnari'] }] },
      ],
    },
  ]);
  expect(() => buildLexicon(rows, lexemes, inflectNothing)).not.toThrow();
});

test.each(['MÃNARI', 'manari', 'mana', 'house'])('search finds its word by %s', (query) => {
  const found = createSearchIndex(built.catalogue).search({
    query,
    native: 'en',
    targets: [xn],
    limit: 5,
  });
  expect(found.map(({ text }) => text)).toEqual(['mãna']);
});

test('texts are glossed from it and into it, with what its forms say', async () => {
  const from = await built.gloss.translate({ text: 'Ta vira mãnari.', from: xn, to: 'en' });
  expect(from?.gloss).toMatchObject([
    { text: 'Ta', translation: null },
    { text: 'vira', translation: 'see' },
    { text: 'mãnari', translation: 'house', marks: ['plural'] },
  ]);
  const into = await built.gloss.translate({ text: 'They see houses.', from: 'en', to: xn });
  expect(into?.gloss).toMatchObject([
    { text: 'They', translation: null },
    { text: 'see', translation: 'viro' },
    { text: 'houses', translation: 'mãna', marks: ['plural'] },
  ]);
});

test('its words let it be detected', async () => {
  await expect(createDetector(built.phrases).detect('mãnari')).resolves.toBe('xn');
});

test('the tutor composes its explanation of a word', async () => {
  const { id, text } = wordOf('mãna');
  const analysis = await built.tutor.analyse({ text, wordId: id, language: xn, native: 'en' });
  expect(JSON.stringify(analysis)).toContain('*mãna* + ri: *mãnari*');
});

test.each([
  ['kwa sinja?', 'house'],
  ['forma mulpa', '*mãnari*'],
  ['esempo', 'Tari vira mãna.'],
])('the chat recognises “%s” as asked in it', async (message, expected) => {
  const { id, text } = wordOf('mãna');
  const asked = { text, wordId: id, language: xn, native: 'en' as const, message, history: [] };
  expect(await built.tutor.chat(asked)).toContain(expected);
});

function judge(typed: string, answer: string) {
  return judgeAnswer(typed, { answers: [answer], language: 'xn', pos: 'noun' }).verdict;
}

test('typed answers are judged by its rules, with its keys', () => {
  expect(judge('la mana', 'mãna')).toBe('right');
  expect(judge('pata', 'patã')).toBe('wrong');
  expect(lettersFor('xn', 'en')).toEqual(['ã', 'õ']);
});
