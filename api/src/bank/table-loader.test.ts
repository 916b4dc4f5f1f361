import { loadParadigms } from '@topwords/content/paradigms';
import { createTableLoader } from './table-loader.ts';

const tables = { version: 'one', words: { 1: [] }, facts: {} };

test('tables load once, on first use', () => {
  const load = jest.fn(() => tables);
  const read = createTableLoader('one', load);
  expect(load).not.toHaveBeenCalled();
  expect(read()).toBe(tables);
  expect(read()).toBe(tables);
  expect(load).toHaveBeenCalledTimes(1);
});

test('tables of another bank and missing tables are empty', () => {
  expect(createTableLoader('two', () => tables)().words).toEqual({});
  const missing = createTableLoader('one', () => loadParadigms('/nowhere/paradigms.json'));
  expect(missing().words).toEqual({});
});

test('unreadable tables throw an error', () => {
  expect(createTableLoader('one', () => JSON.parse('no JSON'))).toThrow(SyntaxError);
});
