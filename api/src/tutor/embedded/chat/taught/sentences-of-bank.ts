import type { LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue } from '../../../../bank/catalogue.ts';
import type { NoteSentence } from './note.ts';

/** All sentences of the bank in a language, for readers of another. */
export function sentencesOfBank(
  catalogue: Catalogue,
  language: LanguageCode,
  native: LanguageCode,
): NoteSentence[] {
  return catalogue.meanings.flatMap(({ sentences }) =>
    sentences.map(({ text }) => ({ text: text[language], translation: text[native] })),
  );
}
