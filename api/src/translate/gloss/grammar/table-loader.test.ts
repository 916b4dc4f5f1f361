import { loadParadigms } from '@topwords/content/paradigms';
import { createTableLoader } from './table-loader.ts';

const tables = { version: 'one', words: { 1: [] }, facts: {} };

test('tables are read once, and not before they are asked for', () => {
  const load = jest.fn(() => tables);
  const read = createTableLoader('one', load);
  expect(load).not.toHaveBeenCalled();
  expect(read()).toBe(tables);
  expect(read()).toBe(tables);
  expect(load).toHaveBeenCalledTimes(1);
});

test('tables of another bank, and tables that are not there, are none', () => {
  expect(createTableLoader('two', () => tables)().words).toEqual({});
  const missing = createTableLoader('one', () => loadParadigms('/nowhere/paradigms.json'));
  expect(missing().words).toEqual({});
});

test('tables that cannot be read are an error', () => {
  expect(createTableLoader('one', () => JSON.parse('no JSON'))).toThrow(SyntaxError);
});
