import { buildAnalysis } from '@topwords/remote-kit/testing';
import { analysisCacheLimit, createAnalysisCache } from './analysis-cache.ts';

const analysisOf = (word: string) => buildAnalysis({ word });

function filledCache() {
  const cache = createAnalysisCache();
  for (let index = 1; index <= analysisCacheLimit; index += 1) {
    cache.set(`word ${index}`, analysisOf(String(index)));
  }
  return cache;
}

// @spec K7
test('the cache holds fifty analyses', () => {
  expect(analysisCacheLimit).toBe(50);
  const cache = filledCache();
  expect(cache.get('word 1')?.word).toBe('1');
  expect(cache.get('word 50')?.word).toBe('50');
});

// @spec ST25
test('one more evicts the oldest, even if it was just read', () => {
  const cache = filledCache();
  cache.get('word 1');
  cache.set('word 51', analysisOf('51'));
  expect(cache.get('word 1')).toBeUndefined();
  expect(cache.get('word 2')?.word).toBe('2');
  expect(cache.get('word 51')?.word).toBe('51');
});

test('a word that is analyzed again takes no second place', () => {
  const cache = filledCache();
  cache.set('word 50', analysisOf('again'));
  expect(cache.get('word 1')?.word).toBe('1');
  expect(cache.get('word 50')?.word).toBe('again');
});

test('clearing the cache removes everything', () => {
  const cache = filledCache();
  cache.clear();
  expect(cache.get('word 50')).toBeUndefined();
});
