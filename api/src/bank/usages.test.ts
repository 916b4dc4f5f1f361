import { createFindUsage, type Usages } from './usages.ts';

test('usages are read once, when the first word is asked about', () => {
  const load = jest.fn((): Usages => ({ version: '1', words: { 21: { gender: 'f' } } }));
  const findUsage = createFindUsage(load);
  expect(load).not.toHaveBeenCalled();
  expect(findUsage(21)).toEqual({ gender: 'f' });
  expect(findUsage(22)).toEqual({});
  expect(load).toHaveBeenCalledTimes(1);
});
