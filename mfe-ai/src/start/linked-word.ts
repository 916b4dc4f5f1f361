import type { LanguageName, Word } from '@topwords/platform/contracts';
import type { LinkedWord } from './word-links.tsx';

/** The data of a link to the tutor for a word of the bank. */
export function linkedWord(word: Word, native: LanguageName): LinkedWord {
  const { id, text, language_code: language, translation_to_native: translation } = word;
  return { id, text, language, native, translation, word };
}
