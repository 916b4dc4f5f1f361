import type { LanguageCode } from '@topwords/platform/contracts';
import { loadSources } from '../load-sources.ts';
import { correctSentence } from './index.ts';
import * as englishRight from './testing/english/deceptive-sentences.ts';
import * as english from './testing/english/everyday-mistakes.ts';
import * as moreEnglish from './testing/english/more-mistakes.ts';
import * as englishUses from './testing/english/right-in-other-uses.ts';
import * as spanishUses from './testing/spanish/right-in-other-uses.ts';
import * as spanishRight from './testing/spanish/deceptive-sentences.ts';
import * as spanish from './testing/spanish/everyday-mistakes.ts';
import * as moreSpanish from './testing/spanish/more-mistakes.ts';

const { sources } = loadSources();

function linesOf(...texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    text
      .trim()
      .split('\n')
      .map((line) => line.trim()),
  );
}

interface Table {
  language: LanguageCode;
  natives: readonly LanguageCode[];
  mistakes: readonly string[];
  right: readonly string[];
}

const tables: readonly Table[] = [
  {
    language: 'en',
    natives: ['es', 'ru', 'tr'],
    mistakes: linesOf(english.everydayMistakes, moreEnglish.moreMistakes),
    right: linesOf(englishRight.deceptiveSentences, englishUses.rightInOtherUses),
  },
  {
    language: 'es',
    natives: ['en', 'ru', 'tr'],
    mistakes: linesOf(spanish.everydayMistakes, moreSpanish.moreMistakes),
    right: linesOf(spanishRight.deceptiveSentences, spanishUses.rightInOtherUses),
  },
];

describe.each(tables)('$language', ({ language, natives, mistakes, right }) => {
  const pairs = mistakes.map((line): [string, string] => {
    const [wrong = '', corrected = ''] = line.split('|');
    return [wrong, corrected];
  });

  test.each(pairs)('%s → %s', (text, expected) => {
    for (const native of natives) {
      const { corrected, changes } = correctSentence(sources, { text, language, native });
      expect(corrected).toBe(expected);
      for (const { reason } of changes) {
        expect(reason.length > 10 || reason === '').toBe(true);
        expect(reason).not.toMatch(/undefined|\*\*/u);
      }
    }
  });

  test.each([...right, ...pairs.map(([, corrected]) => corrected)])('%s is right', (text) => {
    const [native = 'en'] = natives;
    expect(correctSentence(sources, { text, language, native }).corrected).toBeNull();
  });
});
