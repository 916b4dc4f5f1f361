import { allSound } from '@topwords/languages/sound';
import { buildBank, buildWord } from '../testing/factories.ts';
import { createCatalogue } from '../bank/catalogue.ts';
import { createBankReader } from './bank-reader.ts';

type Overrides = Parameters<typeof buildWord>[5];

function word(id: number, text: string, overrides: Overrides = {}) {
  const { stress: stressed = text } = overrides;
  const ipa = allSound.ru.ipaOf({ text, stressed }, 'ru-RU');
  return buildWord(id, 'ru', text, id, [1], {
    ...(ipa && { ipa: { 'ru-RU': ipa } }),
    ...overrides,
  });
}

const { words: _words, ...bank } = buildBank();
const words = [
  word(1, 'в', { pos: 'preposition' }),
  word(2, 'я'),
  word(3, 'дом'),
  word(4, 'школа', { stress: 'шко́ла' }),
  word(5, 'замок', { stress: 'за́мок' }),
  word(6, 'замок', { stress: 'замо́к' }),
  word(7, 'большой', { stress: 'большо́й' }),
  word(8, 'отель', { stress: 'оте́ль', ipa: { 'ru-RU': 'ɐˈtɛlʲ' } }),
  word(9, 'задача'),
];
const tables = [
  {
    name: 'declension' as const,
    pos: 'noun',
    columns: ['singular' as const],
    rows: [{ label: 'prepositional' as const, cells: [{ forms: ['школе'], stressed: ['шко́ле'] }] }],
  },
];
const reader = createBankReader(createCatalogue({ ...bank, words }), () => ({
  version: '',
  words: { 4: tables },
  facts: {},
}));

function read(text: string): string | undefined {
  return reader.read({ text, language: 'ru' }, 'ru-RU').phonemes;
}

function resolve(text: string): string | undefined {
  return reader.resolve({ text, language: 'ru' }).phonemes;
}

test.each([
  ['Дом большой.', "[[d|'o|m b|V|l^|s.|'o|j]]."],
  ['Я в школе.', "[[j|'A f|s.|k|'o|l^|I]]."],
  ['Мой дом', "Мой [[d|'o|m]]"],
  ['Большой замок', "[[b|V|l^|s.|'o|j]] замок"],
  ['Дом в Испании', "[[d|'o|m]] в Испании"],
  ['Отель в школе', "[[V|t|'E#|l^]] [[f|s.|k|'o|l^|I]]"],
  ['«Дом», я', "« [[d|'o|m]]», [[j|'A]]"],
  ['Задача', 'Задача'],
  ['Я в 7 школе', "[[j|'A]] в 7 [[s.|k|'o|l^|I]]"],
  ['[[d]] & дом', "[ [d]] &amp; [[d|'o|m]]"],
])('%s is read as %s', (text, phonemes) => {
  expect(read(text)).toBe(phonemes);
});

test('a text from a request is said as the bank says it', () => {
  expect(resolve('школа')).toBe("[[s.|k|'o|L|@]]");
  expect(resolve('Дом большой.')).toBe(read('Дом большой.'));
  expect(resolve('замок')).toBeUndefined();
});

test('a preposition of one consonant is not the name of its letter', () => {
  const [word] = words;
  expect(word && reader.read(word, 'ru-RU').phonemes).toBe('[[v|v|v|@-]]');
});
