import { languageCodes } from '@topwords/platform/contracts';
import { loadSources } from '../load-sources.ts';
import { correctSentence } from './index.ts';
import { minimalPairs } from './testing/minimal-pairs.ts';
import { withoutTypical } from './testing/typical-halves.ts';

const sources = withoutTypical(loadSources().sources);

describe.each(languageCodes)('%s', (language) => {
  const native = language === 'ru' ? 'tr' : 'ru';
  const correct = (text: string) => correctSentence(sources, { text, language, native });

  test('has at least 25 pairs', () => {
    expect(minimalPairs[language].length).toBeGreaterThanOrEqual(25);
  });

  test.each(minimalPairs[language])('%s → %s', (wrong, right) => {
    const { corrected, changes } = correct(wrong);
    expect(corrected).toBe(right);
    expect(correct(right).corrected).toBeNull();
    for (const { reason } of changes) {
      expect(reason.length > 10 || reason === '').toBe(true);
      expect(reason).not.toMatch(/undefined|\*\*/);
    }
  });
});
