import { loadSources } from '../load-sources.ts';
import { correctSentence } from './index.ts';
import { esEveryday } from './testing/minimal-pairs/es-everyday.ts';
import { esRight } from './testing/minimal-pairs/es-right.ts';
import { withoutTypical } from './testing/typical-halves.ts';

const sources = withoutTypical(loadSources().sources);
const natives = ['en', 'ru', 'tr'] as const;

function linesOf(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim());
}

const pairs = linesOf(esEveryday).map((line): [string, string] => {
  const [wrong = '', right = ''] = line.split('|');
  return [wrong, right];
});

test.each(pairs)('%s → %s', (wrong, right) => {
  for (const native of natives) {
    const { corrected, changes } = correctSentence(sources, {
      text: wrong,
      language: 'es',
      native,
    });
    expect(corrected).toBe(right);
    for (const { reason } of changes) {
      expect(reason.length > 10 || reason === '').toBe(true);
      expect(reason).not.toMatch(/undefined|\*\*/);
    }
  }
});

test.each([...linesOf(esRight), ...pairs.map(([, right]) => right)])('%s is right', (text) => {
  expect(correctSentence(sources, { text, language: 'es', native: 'en' }).corrected).toBeNull();
});
