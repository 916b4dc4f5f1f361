import { foldText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../bank/catalogue.ts';
import { plainEquivalentsOf } from '../bank/glosses.ts';
import type { UsageOf } from '../bank/usage-loader.ts';
import { acceptedFor } from './accepted-answers.ts';

/**
 * Returns a test for words that are also right when a word is asked for: the word itself and its
 * homographs, those that differ from it only in case or accents, like `que` and `qué`, those that
 * share a meaning or an equivalent with it, and those that authors name as a synonym or a partner of
 * either.
 */
export function isAlsoRight(
  word: CatalogueWord,
  native: LanguageCode,
  usageOf: UsageOf,
): (other: CatalogueWord) => boolean {
  const text = foldText(word.text);
  const meanings = new Set(word.meanings.map(({ id }) => id));
  const equivalents = new Set(translationsOf(word, native));
  const named = namedBy(word, usageOf);
  return (other) =>
    foldText(other.text) === text ||
    other.meanings.some(({ id }) => meanings.has(id)) ||
    named.has(other.text) ||
    translationsOf(other, native).some((translation) => equivalents.has(translation)) ||
    namedBy(other, usageOf).has(word.text);
}

/** All equivalents of a word, and the texts that authors also accept for its meanings, folded. */
function translationsOf(word: CatalogueWord, native: LanguageCode): string[] {
  const accepted = word.meanings.flatMap((meaning) => acceptedFor(meaning, native));
  return [...plainEquivalentsOf(word, native), ...accepted].map(foldText);
}

/** The words that a word's usage says mean nearly the same. */
function namedBy(word: CatalogueWord, usageOf: UsageOf): Set<string> {
  const { synonyms = [], partners = [], motion } = usageOf(word);
  const pair = motion ? [motion.oneWay, motion.manyWays] : [];
  return new Set([...synonyms.map((synonym) => synonym.word), ...partners, ...pair]);
}
