import type { LanguageCode } from '@topwords/platform/contracts';
import type { Sense } from '../../facts/word-facts.ts';
import { quoteAll } from '../reply/markup.ts';

/** The native name of a meaning: quoted, or the gloss without its parentheses. */
export function nameOfSense({ translations, gloss }: Sense, native: LanguageCode): string {
  return translations.length > 0 ? quoteAll(translations, native) : withoutParentheses(gloss ?? '');
}

/** `(geniş zaman)` → `geniş zaman`. */
export function withoutParentheses(gloss: string): string {
  return gloss.replace(/^\((.*)\)$/, '$1');
}

/** All distinct native names of the senses, the most common first. */
export function translationsOfSenses(senses: readonly Sense[]): string[] {
  return [...new Set(senses.flatMap(({ translations }) => translations))];
}

/** Groups senses with the same name and part of speech: both meanings of ser are "be". */
export function groupSenses(senses: readonly Sense[], native: LanguageCode): Sense[][] {
  const groups = Map.groupBy(senses, (sense) => `${sense.pos} ${nameOfSense(sense, native)}`);
  return [...groups.values()];
}
