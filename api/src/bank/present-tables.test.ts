import type { ParadigmTable } from '@topwords/languages/paradigms';
import { presentTables } from './present-tables.ts';
import { defaultPronunciation } from './pronunciation.ts';

const shown = { native: 'en', pronunciation: defaultPronunciation } as const;

test('rows and columns without a form are left out', () => {
  const present: ParadigmTable = {
    name: 'present',
    pos: 'verb',
    columns: ['singular', 'plural'],
    rows: [
      { label: 'first', cells: [null, null] },
      { label: 'second', cells: [null, null] },
      { label: 'third', cells: [{ forms: ['llueve'], irregular: true }, null] },
    ],
  };
  const [table] = presentTables({ text: 'llover', language: 'es' }, [present], shown);
  expect(table?.columns).toEqual(['singular']);
  expect(table?.rows.map(({ cells }) => cells)).toEqual([['llueve']]);
  expect(table?.irregular).toEqual([[0, 0]]);
});

test('a cell without a form beside others stays empty', () => {
  const imperative: ParadigmTable = {
    name: 'imperative',
    pos: 'verb',
    columns: ['singular', 'plural'],
    rows: [
      { label: 'first', cells: [null, { forms: ['seamos'] }] },
      { label: 'second', cells: [{ forms: ['sé'], irregular: true }, { forms: ['sed'] }] },
    ],
  };
  const [table] = presentTables({ text: 'ser', language: 'es' }, [imperative], shown);
  expect(table?.rows.map(({ cells }) => cells)).toEqual([
    ['', 'seamos'],
    ['sé', 'sed'],
  ]);
  expect(table?.irregular).toEqual([[1, 0]]);
});
