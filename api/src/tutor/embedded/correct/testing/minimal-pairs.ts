import type { LanguageCode } from '@topwords/platform/contracts';
import { en } from './minimal-pairs/en.ts';
import { es } from './minimal-pairs/es.ts';
import { ru } from './minimal-pairs/ru.ts';
import { tr } from './minimal-pairs/tr.ts';

/** A wrong sentence, and how it is right. */
export type MinimalPair = readonly [wrong: string, right: string];

function pairsIn(text: string): MinimalPair[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [wrong = '', right = ''] = line.trim().split('|');
      return [wrong, right];
    });
}

/** One pair or more for each rule, by language. */
export const minimalPairs: Record<LanguageCode, readonly MinimalPair[]> = {
  en: pairsIn(en),
  es: pairsIn(es),
  ru: pairsIn(ru),
  tr: pairsIn(tr),
};
