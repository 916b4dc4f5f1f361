import { allTutor, mark } from '@topwords/languages/tutor';
import type { LanguageCode } from '@topwords/platform/contracts';
import { mainGlossOf } from '../../../bank/glosses.ts';
import type { Reference } from '../../usage/native-usage.ts';

/** Words with their translations, if they are in the bank: `*hogar* (“home”), *hogareño*`. */
export function nameReferences(references: readonly Reference[], native: LanguageCode): string {
  const { quote } = allTutor[native].texts;
  return references
    .map(({ text, word }) =>
      word ? `${mark(text)} (${quote(mainGlossOf(word, native))})` : mark(text),
    )
    .join(', ');
}
