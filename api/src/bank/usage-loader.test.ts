import type { Usages } from '@topwords/content/usages';
import { createUsageLoader, noUsages } from './usage-loader.ts';

const usages: Usages = { version: 'v1', words: { 7: { gender: 'f' } } };

function failing(code: string) {
  return () => {
    throw Object.assign(new Error(code), { code });
  };
}

test('usages are read once, when the first is needed', () => {
  const load = jest.fn(() => usages);
  const usageOf = createUsageLoader('v1', load);
  expect(load).not.toHaveBeenCalled();
  expect(usageOf({ id: 7 })).toEqual({ gender: 'f' });
  expect(usageOf({ id: 8 })).toEqual({});
  expect(load).toHaveBeenCalledTimes(1);
});

test('another bank than that of the usages has none', () => {
  expect(createUsageLoader('v2', () => usages)({ id: 7 })).toEqual({});
});

test('a build without usages has none, but a file that cannot be read is an error', () => {
  expect(createUsageLoader('v1', failing('ENOENT'))({ id: 7 })).toEqual({});
  expect(() => createUsageLoader('v1', failing('EACCES'))({ id: 7 })).toThrow('EACCES');
});

test('without a loader no word has a usage', () => {
  expect(noUsages({ id: 7 })).toEqual({});
});
