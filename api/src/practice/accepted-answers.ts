import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueMeaning, CatalogueWord } from '../bank/catalogue.ts';
import type { Prompts } from './prompts.ts';

/** Texts that the bank notes as right too: other spellings, regional words, longer names. */
export function acceptedFor(meaning: CatalogueMeaning, language: LanguageCode): string[] {
  const accepted = meaning.notes[language]?.['accepted'];
  return Array.isArray(accepted) ? accepted.filter((text) => typeof text === 'string') : [];
}

/**
 * All that is right when a word is asked for by its prompt, the word itself first: every headword of
 * the meanings that the prompt names, what the bank accepts besides, and words with the same prompt.
 */
export function answersTo(word: CatalogueWord, native: LanguageCode, prompts: Prompts): string[] {
  const { meanings } = prompts.of(word, native);
  const synonyms = meanings.flatMap((meaning) => meaning.words[word.language].headwords);
  const accepted = meanings.flatMap((meaning) => acceptedFor(meaning, word.language));
  const others = prompts.sharing(word, native).map(({ text }) => text);
  return [...new Set([word.text, ...synonyms, ...accepted, ...others])];
}
