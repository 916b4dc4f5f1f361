import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueMeaning, CatalogueWord } from '../bank/catalogue.ts';
import type { Prompts } from './prompts.ts';

/** Texts the bank also accepts: other spellings, regional words, longer names. */
export function acceptedFor(meaning: CatalogueMeaning, language: LanguageCode): string[] {
  return meaning.notes[language]?.accepted ?? [];
}

/**
 * All correct answers to a word's prompt, the word itself first: the headwords of the meanings in the
 * prompt, texts the bank also accepts, and other words with the same prompt.
 */
export function answersTo(word: CatalogueWord, native: LanguageCode, prompts: Prompts): string[] {
  const { meanings } = prompts.of(word, native);
  const synonyms = meanings.flatMap((meaning) => meaning.words[word.language].headwords);
  const accepted = meanings.flatMap((meaning) => acceptedFor(meaning, word.language));
  const samePrompt = prompts.sharing(word, native).map(({ text }) => text);
  return [...new Set([word.text, ...synonyms, ...accepted, ...samePrompt])];
}
