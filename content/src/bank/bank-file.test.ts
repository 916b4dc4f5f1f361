import { ofEachLanguage } from '@topwords/languages/identity';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bank } from './bank.ts';
import { encodeBank, readBankFile } from './bank-file.ts';
import { buildFormIndex, findWordsByForm } from './form-index.ts';

const folder = mkdtempSync(join(tmpdir(), 'bank-'));
const file = join(folder, 'bank.bin');

afterAll(() => rmSync(folder, { recursive: true }));

const bank: Bank = {
  version: 'a\nbank, ещё один',
  words: [],
  meanings: [],
  forms: {
    ...ofEachLanguage(() => Buffer.alloc(0)),
    es: buildFormIndex([{ id: 12, text: 'ser', forms: ['fue', 'era'] }]),
    ru: buildFormIndex([{ id: 7, text: 'дом', forms: ['дома', 'дому'] }]),
  },
};

test('a bank is the same after it was written and read', () => {
  writeFileSync(file, encodeBank(bank));
  const read = readBankFile(file) as Bank;
  expect(read).toEqual(bank);
  expect(findWordsByForm(read.forms.es, 'fue')).toEqual([12]);
  expect(findWordsByForm(read.forms.ru, 'дому')).toEqual([7]);
  expect(findWordsByForm(read.forms.tr, 'evi')).toEqual([]);
});

test.each([
  ['', 'JSON'],
  ['word bank\n', 'JSON'],
  ['{}\n', 'expected number'],
  ['{"json":2,"forms":{"en":0,"es":0,"ru":9,"tr":0}}\n{}дом', 'cut off'],
])('%j is no bank', (text, reason) => {
  writeFileSync(file, text);
  expect(() => readBankFile(file)).toThrow(reason);
});

test('a bank that was cut off is not read', () => {
  writeFileSync(file, encodeBank(bank).subarray(0, -1));
  expect(() => readBankFile(file)).toThrow('The word bank is cut off');
});
