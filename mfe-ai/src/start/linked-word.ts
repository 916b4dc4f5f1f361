import type { LanguageName, Word } from '@topwords/platform/contracts';
import type { LinkedWord } from './word-links.tsx';

/** A word of the bank as one to ask about. */
export function linkedWord(word: Word, native: LanguageName): LinkedWord {
  const { id, text, language_code: language, translation_to_native: translation } = word;
  return { id, text, language, native, translation, word };
}
