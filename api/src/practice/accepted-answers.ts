import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueMeaning, CatalogueWord } from '../bank/catalogue.ts';
import type { Prompts } from './prompts.ts';

/** Texts the bank also accepts: other spellings, regional words, longer names. */
export function acceptedFor(meaning: CatalogueMeaning, language: LanguageCode): string[] {
  return meaning.notes[language]?.accepted ?? [];
}

/**
 * All correct answers to a word's prompt, the word itself first: other words that the prompt asks
 * for as well, and texts that authors also accept. Another headword of a meaning is one only if its
 * gloss is the same.
 */
export function answersTo(word: CatalogueWord, native: LanguageCode, prompts: Prompts): string[] {
  const { senses } = prompts.of(word, native);
  const shared = prompts.sharing(word, native).map(({ text }) => text);
  const accepted = senses.flatMap(({ meaning }) => acceptedFor(meaning, word.language));
  return [...new Set([word.text, ...shared, ...accepted])];
}
