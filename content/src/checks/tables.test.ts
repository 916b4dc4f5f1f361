import type { ParadigmTable } from '@topwords/languages/paradigms';
import type { Draw } from '../paradigms/draw.ts';
import { buildCheckedBank, buildRow, locate } from '../testing/row-factories.ts';
import { checkTables } from './tables.ts';

const cases: ParadigmTable = {
  name: 'declension',
  pos: 'noun',
  columns: ['singular', 'plural'],
  rows: [
    { label: 'nominative', cells: [{ forms: ['дом'] }, { forms: ['домы'] }] },
    { label: 'genitive', cells: [{ forms: ['дома'] }, { forms: ['домов'] }] },
  ],
};
const drawing =
  (tables: Record<string, ParadigmTable>): Draw =>
  ({ text }) => ({ tables: tables[text] ? [tables[text]] : [] });

test('a table that contradicts a note is a fault', () => {
  const row = buildRow({ notes: { ru: { gender: 'm', plural: 'дома' } } });
  const draw = drawing({ дом: cases });
  expect(checkTables(buildCheckedBank(locate(row), { draw }))).toEqual([
    {
      check: 'tables',
      file: 'rows.jsonl',
      line: 1,
      key: 'house.building',
      language: 'ru',
      text: 'дом',
      detail: '"дом" notes plural "дома", but its table does not',
    },
  ]);
});

test('accepts a table that agrees and a word without tables', () => {
  const row = buildRow({ notes: { ru: { plural: 'домы' }, tr: { accusative: 'evi' } } });
  expect(checkTables(buildCheckedBank(locate(row), { draw: drawing({ дом: cases }) }))).toEqual([]);
  expect(checkTables(buildCheckedBank(locate(row)))).toEqual([]);
});

test('a perfective verb with a present is a fault', () => {
  const present: ParadigmTable = {
    name: 'present',
    pos: 'verb',
    columns: ['singular', 'plural'],
    rows: [{ label: 'first', cells: [{ forms: ['сделаю'] }, { forms: ['сделаем'] }] }],
  };
  const words = { en: 'do', es: 'hacer', ru: 'сделать', tr: 'yapmak' };
  const row = buildRow({ pos: 'verb', words, notes: { ru: { aspect: 'pf' } } });
  const draw = drawing({ сделать: present });
  expect(checkTables(buildCheckedBank(locate(row), { draw }))).toMatchObject([
    { text: 'сделать', detail: expect.stringContaining('aspect "pf"') },
  ]);
});

test('a form noted for one headword that belongs to another is a fault', () => {
  const words = { ...buildRow().words, es: ['delito', 'crimen'] };
  const row = buildRow({ words, notes: { es: { gender: 'm', plural: 'crímenes' } } });
  const bank = buildCheckedBank(locate(row), {}, ({ text }) =>
    text === 'crimen' ? ['crímenes'] : [],
  );
  expect(checkTables(bank)).toMatchObject([
    { language: 'es', text: 'delito', detail: expect.stringContaining('another headword') },
  ]);
});
