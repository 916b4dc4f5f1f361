import { ofEachLanguage } from '@topwords/languages/identity';
import { tokensOf } from '@topwords/languages/text';
import { buildCheckedBank, buildRow, buildSentences, locate } from '../testing/row-factories.ts';
import { checkAlphabet } from './alphabet.ts';
import { checks } from './check-bank.ts';
import { checkDuplicateSentences } from './duplicate-sentences.ts';
import { checkLowerCase } from './lower-case.ts';
import { checkSentenceLength } from './sentence-length.ts';
import { checkSentenceMarks } from './sentence-marks.ts';
import { checkSpelling } from './spelling.ts';
import { checkUniqueKeys } from './unique-keys.ts';

const place = { file: 'rows.jsonl', line: 1, key: 'house.building' };

test('a correct row passes all checks', () => {
  const forms = { es: ['casas'], ru: ['домом', 'доме'], tr: ['evimiz'] };
  const [first, second] = buildRow().sentences;
  if (!first || !second) throw new Error('the house has two sentences');
  const third = {
    en: 'Is this house for sale?',
    es: '¿Se vende esta casa?',
    ru: 'Этот дом продаётся?',
    tr: 'Bu ev satılık mı?',
  };
  const row = buildRow({ forms, sentences: [first, second, third] });
  const outside = ofEachLanguage((language) => ({
    'not taught yet': row.sentences.flatMap((sentence) => tokensOf(sentence[language], language)),
  }));
  const bank = buildCheckedBank(locate(row), { outside });
  for (const { lexeme } of bank.lexemes.ru) lexeme.stress = lexeme.word;
  for (const { lexeme } of bank.lexemes.en) lexeme.ipa = { gb: 'haʊs' };
  expect(checks.flatMap((check) => check(bank))).toEqual([]);
});

test('a duplicate key is a fault of the later row', () => {
  const faults = checkUniqueKeys(buildCheckedBank(locate(buildRow(), buildRow())));
  expect(faults).toEqual([
    { check: 'unique-keys', ...place, line: 2, detail: 'is already at rows.jsonl:1' },
  ]);
});

test.each([
  ['a Latin letter in a Russian word', { ru: 'Haш дом рядом с парком.' }, 'ru', 'U+0048'],
  ['a Cyrillic letter in an English word', { en: 'Our hоuse is near the park.' }, 'en', 'U+043E'],
  ['a letter that Turkish lacks', { tr: 'Evimiz taxi durağının yanında.' }, 'tr', 'U+0078'],
  ['the loose dot of a lower-cased İ', { tr: 'Evimiz i̇stasyonun yanında.' }, 'tr', 'U+0307'],
  ['a decomposed accent', { es: 'Nuestra casa esta\u0301 cerca.' }, 'es', 'U+0301'],
  ['a Spanish mark in English', { en: '¿Is our house near the park?' }, 'en', 'U+00BF'],
  ['a non-breaking space', { en: 'Our house is near the\u00a0park.' }, 'en', 'U+00A0'],
])('%s is a fault', (_, change, language, code) => {
  const bank = buildCheckedBank(locate(buildRow({ sentences: buildSentences(change) })));
  expect(checkAlphabet(bank)).toEqual([
    expect.objectContaining({ ...place, language, detail: expect.stringContaining(code) }),
  ]);
});

test('digits and punctuation are valid in every script', () => {
  const sentences = buildSentences({
    ru: 'Наш дом — №'.replace('№', '12') + ', «рядом с парком»…',
    es: '¿Está nuestra casa a 10 minutos? ¡Sí!',
  });
  expect(checkAlphabet(buildCheckedBank(locate(buildRow({ sentences }))))).toEqual([]);
});

test.each([
  ['a capital in a form', buildRow({ forms: { es: ['Casas'] } }), 'es', 'Casas'],
  ['a dotless capital in a Turkish form', buildRow({ forms: { tr: ['evIn'] } }), 'tr', 'evIn'],
])('%s is a fault', (_, row, language, text) => {
  expect(checkLowerCase(buildCheckedBank(locate(row)))).toMatchObject([{ language, text }]);
});

test('English capitalizes I and the names of days', () => {
  const row = buildRow({ words: { ...buildRow().words, en: ['I', 'Monday'] } });
  expect(checkLowerCase(buildCheckedBank(locate(row)))).toEqual([]);
});

test('a duplicate sentence in one language is a fault, even with different punctuation', () => {
  const sentences = buildRow().sentences.map((sentence, index) => ({
    en: index ? 'We sold the old house.' : 'I like this house.',
    es: index ? 'Vendimos la casa vieja.' : 'Me gusta esta casa.',
    ru: index ? 'Мы продали старый дом.' : 'Мне нравится этот дом.',
    tr: sentence.tr.replace('.', '!'),
  }));
  const bank = buildCheckedBank(locate(buildRow(), buildRow({ key: 'house.again', sentences })));
  expect(checkDuplicateSentences(bank)).toMatchObject([
    { line: 2, language: 'tr', detail: expect.stringContaining('rows.jsonl:1') },
    { line: 2, language: 'tr', detail: expect.stringContaining('rows.jsonl:1') },
  ]);
});

test.each([
  ['two words', 'My house.', 'has 2 words'],
  [
    'thirteen words',
    'My house is in the street where my mother and father live now.',
    'has 13 words',
  ],
])('a sentence of %s is a fault', (_, en, detail) => {
  const bank = buildCheckedBank(locate(buildRow({ sentences: buildSentences({ en }) })));
  expect(checkSentenceLength(bank)).toMatchObject([
    { language: 'en', detail: expect.stringContaining(detail) },
  ]);
});

test('three and twelve words are allowed, and a contraction is one word', () => {
  const twelve = "It's the house in the street where my mother and father live.";
  const sentences = buildSentences({ en: twelve, ru: 'Мой дом здесь.' });
  expect(checkSentenceLength(buildCheckedBank(locate(buildRow({ sentences }))))).toEqual([]);
});

test.each([
  ['no mark at its end', { en: 'Our house is near the park' }, 'ends without a mark'],
  ['no capital at its start', { ru: 'наш дом рядом с парком.' }, 'begins in lower case'],
  [
    'a Turkish i that lost its dot',
    { tr: 'ışıklı evimiz parkın yanında.' },
    'begins in lower case',
  ],
  ['a question without ¿', { es: 'Está la casa cerca?' }, 'has ¿ without ?'],
])('a sentence with %s is a fault', (_, change, detail) => {
  const bank = buildCheckedBank(locate(buildRow({ sentences: buildSentences(change) })));
  expect(checkSentenceMarks(bank)).toMatchObject([{ detail: expect.stringContaining(detail) }]);
});

test('each misspelled word of a row is reported once', () => {
  const row = buildRow({ forms: { en: ['houzes'] } });
  const known = new Set('our house is near the park they are building a new'.split(' '));
  const { spellers } = buildCheckedBank([]);
  const en = (word: string) => known.has(word.toLowerCase());
  const bank = buildCheckedBank(locate(row), { spellers: { ...spellers, en } });
  expect(checkSpelling(bank)).toEqual([
    {
      check: 'spelling',
      ...place,
      language: 'en',
      text: 'houzes',
      detail: '"houzes" is not in the dictionary',
    },
  ]);
});

test('does not check the spelling of suffixes in a gloss', () => {
  const row = buildRow({ words: { ...buildRow().words, tr: { gloss: '(-den, -dan)' } } });
  const spelled: string[] = [];
  const { spellers } = buildCheckedBank([]);
  const tr = (word: string) => spelled.push(word) > 0;
  checkSpelling(buildCheckedBank(locate(row), { spellers: { ...spellers, tr } }));
  expect(spelled).toContain('Evimiz');
  expect(spelled).not.toContain('dan');
});
