import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../bank/catalogue.ts';
import { plainEquivalentsIn } from '../bank/glosses.ts';
import type { Prompts } from './prompts.ts';

/**
 * What a choice of translations shows for words: their prompts. `''` for a word that the language
 * can only explain, like an article.
 */
export function showTranslation(
  prompts: Prompts,
  native: LanguageCode,
): (word: CatalogueWord) => string {
  return (word) => {
    const { text } = prompts.of(word, native);
    return plainEquivalentsIn(text).length === 0 ? '' : text;
  };
}
