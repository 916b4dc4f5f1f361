import type { LanguageCode } from '@topwords/platform/contracts';
import type { Sense } from '../../facts/word-facts.ts';
import { quoteAll } from '../reply/markup.ts';

/** What a meaning is called in the native language: quoted, or the gloss without its parentheses. */
export function nameOfSense({ translations, gloss }: Sense, native: LanguageCode): string {
  return translations.length > 0 ? quoteAll(translations, native) : withoutParentheses(gloss ?? '');
}

/** `(geniş zaman)` → `geniş zaman`. */
export function withoutParentheses(gloss: string): string {
  return gloss.replace(/^\((.*)\)$/, '$1');
}

/** All native names of the senses, distinct, the commonest first. */
export function translationsOfSenses(senses: readonly Sense[]): string[] {
  return [...new Set(senses.flatMap(({ translations }) => translations))];
}

/** Senses that have the same name and part of speech, as both meanings of ser are "be". */
export function groupSenses(senses: readonly Sense[], native: LanguageCode): Sense[][] {
  const groups = Map.groupBy(senses, (sense) => `${sense.pos} ${nameOfSense(sense, native)}`);
  return [...groups.values()];
}
