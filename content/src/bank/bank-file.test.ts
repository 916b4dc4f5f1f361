import { ofEachLanguage } from '@topwords/languages/identity';
import type { Bank } from './bank.ts';
import { decodeBank, encodeBank } from './bank-file.ts';
import { buildFormIndex, findWordsByForm } from './form-index.ts';

const bank: Bank = {
  version: 'a\nbank',
  words: [],
  meanings: [],
  forms: {
    ...ofEachLanguage(() => Buffer.alloc(0)),
    es: buildFormIndex([{ id: 12, text: 'ser', forms: ['fue', 'era'] }]),
    ru: buildFormIndex([{ id: 7, text: 'дом', forms: ['дома', 'дому'] }]),
  },
};

test('a bank is the same after it was written and read', () => {
  const read = decodeBank(encodeBank(bank)) as Bank;
  expect(read).toEqual(bank);
  expect(findWordsByForm(read.forms.es, 'fue')).toEqual([12]);
  expect(findWordsByForm(read.forms.ru, 'дому')).toEqual([7]);
  expect(findWordsByForm(read.forms.tr, 'evi')).toEqual([]);
});

test.each(['', '{}', '{"forms":{"en":0}}\n', 'word bank\n'])('%j is no bank', (text) => {
  expect(() => decodeBank(Buffer.from(text))).toThrow();
});
