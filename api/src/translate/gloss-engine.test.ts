import { loadBank } from '@topwords/content/bank';
import { loadParadigms } from '@topwords/content/paradigms';
import type { GlossMark, LanguageCode } from '@topwords/platform/contracts';
import { createCatalogue } from '../bank/catalogue.ts';
import { createBankPhrases } from './phrases/bank-phrases.ts';
import { createFormTables } from './forms/form-tables.ts';
import { createGlossEngine } from './gloss-engine.ts';
import { createNearestSentences } from './nearest/nearest-sentences.ts';

const catalogue = createCatalogue(loadBank());
const engine = createGlossEngine({
  phrases: createBankPhrases(catalogue),
  tables: createFormTables(loadParadigms),
  nearest: createNearestSentences(catalogue),
});

async function glossOf(from: LanguageCode, to: LanguageCode, text: string) {
  const made = await engine.translate({ text, from, to });
  if (made === null) throw new Error(`No gloss of ${text}`);
  return made;
}

type Meant = [word: string, meaning: string | null, ...marks: GlossMark[]];
type Example = [from: LanguageCode, to: LanguageCode, text: string, words: Meant[]];

const examples: Example[] = [
  [
    'tr',
    'en',
    'Evi süpürmem lazım.',
    [
      ['Evi', 'house'],
      ['süpürmem', 'sweep'],
      ['lazım', 'necessary'],
    ],
  ],
  [
    'tr',
    'en',
    'Bitirmeden gitme!',
    [
      ['Bitirmeden', 'finish (sth)', 'negative'],
      ['gitme', 'go', 'negative', 'imperative'],
    ],
  ],
  [
    'en',
    'es',
    'i dont know',
    [
      ['i', 'yo'],
      ['dont', 'no (con el verbo)'],
      ['know', 'saber'],
    ],
  ],
  [
    'es',
    'en',
    'Ayer se acostaron tarde.',
    [
      ['Ayer', 'yesterday'],
      ['se acostaron', 'go to bed', 'past', 'third-plural'],
      ['tarde', 'late (adverb)'],
    ],
  ],
  [
    'es',
    'en',
    'Se lo dije.',
    [
      ['Se', 'to him'],
      ['lo', 'it'],
      ['dije', 'say', 'past', 'first-singular'],
    ],
  ],
  ['es', 'en', 'Tienes hambre.', [['Tienes hambre', 'be hungry', 'second-singular']]],
  [
    'en',
    'es',
    'My brother woke up late.',
    [
      ['My', 'mi'],
      ['brother', 'hermano'],
      ['woke up', 'despertarse', 'past'],
      ['late', 'tarde'],
    ],
  ],
  [
    'tr',
    'en',
    'Yarın okuyacak mısın?',
    [
      ['Yarın', 'tomorrow'],
      ['okuyacak', 'read', 'future', 'second-singular'],
      ['mısın', null, 'question'],
    ],
  ],
  [
    'en',
    'es',
    "I didn't see the houses.",
    [
      ['I', 'yo'],
      ["didn't", 'no (con el verbo)'],
      ['see', 'ver', 'past'],
      ['the', 'el'],
      ['houses', 'casa', 'plural'],
    ],
  ],
  [
    'es',
    'en',
    'No entendimos la pregunta.',
    [
      ['No', 'not'],
      ['entendimos', 'understand', 'past', 'first-plural'],
      ['la', 'the'],
      ['pregunta', 'question'],
    ],
  ],
  [
    'ru',
    'en',
    'Я дал другу книгу.',
    [
      ['Я', 'I'],
      ['дал', 'give (once)', 'past'],
      ['другу', 'friend (male or in general)', 'dative'],
      ['книгу', 'book', 'object'],
    ],
  ],
  [
    'ru',
    'es',
    'Мы живём в большом доме.',
    [
      ['Мы', 'nosotros'],
      ['живём', 'vivir', 'first-plural'],
      ['в', 'en (lugar, + prepositivo)'],
      ['большом', 'grande'],
      ['доме', 'casa'],
    ],
  ],
  [
    'tr',
    'en',
    'Sizi anlamıyorum.',
    [
      ['Sizi', 'you (formal)', 'object'],
      ['anlamıyorum', 'understand', 'negative', 'first-singular'],
    ],
  ],
  [
    'tr',
    'ru',
    'Evlerimizde çalışamadık.',
    [
      ['Evlerimizde', 'дом', 'plural', 'possessor-first-plural', 'locative'],
      ['çalışamadık', 'работать', 'negative', 'ability', 'past', 'first-plural'],
    ],
  ],
  [
    'tr',
    'en',
    'Gelmeyen var mı?',
    [
      ['Gelmeyen', 'come', 'negative'],
      ['var', 'there is'],
      ['mı', null, 'question'],
    ],
  ],
];

test.each(examples)(
  '%s to %s: each word of %s, with what its form says',
  async (from, to, text, words) => {
    const { gloss } = await glossOf(from, to, text);
    expect(gloss.map((one) => [one.text, one.translation, ...one.marks])).toEqual(words);
  },
);

test.each([
  ['tr', 'evi', 'house', 'accusative, or "his house"'],
  ['es', 'hablamos', 'speak', 'present or past'],
  ['ru', 'друга', 'friend', 'genitive or accusative'],
] as [LanguageCode, string, string, string][])(
  'in %s %s is only glossed as far as it is certain: %s (%s)',
  async (from, text, meaning) => {
    const { gloss } = await glossOf(from, 'en', `${text} Zxcvb`);
    expect(gloss[0]?.translation?.startsWith(meaning)).toBe(true);
    expect(gloss[0]?.marks.filter((mark) => mark !== 'first-plural')).toEqual([]);
  },
);

test('a gloss is no translation: its text lists meanings, and shows unknown words as they are', async () => {
  const { translation } = await glossOf('en', 'es', 'Two houses, Zxcvb!');
  expect(translation).toBe('dos · casa · Zxcvb');
});

test('further meanings follow, of the same word and of others with that form', async () => {
  const { gloss } = await glossOf('ru', 'en', 'Старый замок.');
  const castle = gloss.find(({ text }) => text === 'замок');
  expect([castle?.translation, ...(castle?.alternatives ?? [])]).toEqual(
    expect.arrayContaining(['castle', 'lock']),
  );
});

test('the longest matching phrase is one piece', async () => {
  const { gloss } = await glossOf('en', 'es', 'We meet from time to time in Rome.');
  expect(gloss.map(({ text }) => text)).toContain('from time to time');
});

test('stress marks of a Russian text are ignored', async () => {
  const { gloss } = await glossOf('ru', 'en', 'Она́ и́щет но́вую рабо́ту.');
  expect(gloss).toEqual((await glossOf('ru', 'en', 'Она ищет новую работу.')).gloss);
});

test('known sentences that are near are shown, with their words that the text lacks', async () => {
  const { nearest } = await glossOf('tr', 'en', 'Kasada çok uzun bir kuyruk vardı.');
  expect(nearest.length).toBeGreaterThan(0);
  expect(nearest.length).toBeLessThanOrEqual(3);
  for (const { text, translation, differing } of nearest) {
    expect(text).toContain('kuyruk');
    expect(translation).not.toBe('');
    for (const word of differing) expect(text).toContain(word);
    expect(differing).not.toContain('kuyruk');
  }
});

test('a text of which nothing is known has no near sentence', async () => {
  expect((await glossOf('en', 'es', 'Zxcvb qwrtz.')).nearest).toEqual([]);
});

test.each(['', '   ', '¿?', '🙂', "'", '-', 'a'.repeat(500), '"(*', '\u0000', '123'])(
  'the text %j is glossed without an error',
  async (text) => {
    const languages = ['en', 'es', 'ru', 'tr'] as const;
    const pairs = languages.flatMap((from) =>
      languages.filter((to) => to !== from).map((to) => ({ from, to })),
    );
    const made = await Promise.all(pairs.map((pair) => engine.translate({ text, ...pair })));
    expect(made.map((one) => typeof one?.translation)).toEqual(pairs.map(() => 'string'));
  },
);
