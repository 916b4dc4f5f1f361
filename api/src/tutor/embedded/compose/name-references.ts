import { allTutor, mark } from '@topwords/languages/tutor';
import type { LanguageCode, PartOfSpeech } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../bank/catalogue.ts';
import { glossAs, glossOf } from '../../../bank/glosses.ts';
import type { Reference } from '../../usage/native-usage.ts';

/**
 * Words with their translations, as a part of speech if one is given, if they are in the bank:
 * `*hogar* (“home”), *hogareño*`.
 */
export function nameReferences(
  references: readonly Reference[],
  native: LanguageCode,
  pos?: PartOfSpeech,
): string {
  const { quote } = allTutor[native].texts;
  const translate = (word: CatalogueWord) =>
    pos ? glossAs(word, pos, native) : glossOf(word, native);
  return references
    .map(({ text, word }) => {
      const gloss = word ? translate(word) : '';
      return gloss === '' ? mark(text) : `${mark(text)} (${quote(gloss)})`;
    })
    .join(', ');
}
