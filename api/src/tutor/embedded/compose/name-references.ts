import { allTutor, mark } from '@topwords/languages/tutor';
import type { LanguageCode, PartOfSpeech } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../bank/catalogue.ts';
import { glossAs, mainGlossOf } from '../../../bank/glosses.ts';
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
    quote(pos ? glossAs(word, pos, native) : mainGlossOf(word, native));
  return references
    .map(({ text, word }) => (word ? `${mark(text)} (${translate(word)})` : mark(text)))
    .join(', ');
}
