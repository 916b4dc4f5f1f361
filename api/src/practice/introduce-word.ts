import type { Confusable, Introduction, LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../bank/catalogue.ts';
import { writeStress, type Pronunciation } from '../bank/pronunciation.ts';
import type { TeachingOf } from '../bank/teaching-loader.ts';
import type { UsageOf } from '../bank/usage-loader.ts';

/** What introduces a word: what learners need to know of it, as its authors wrote it. */
export function introduceWord(
  usageOf: UsageOf,
  word: CatalogueWord,
  { native, pronunciation }: { native: LanguageCode; pronunciation: Pronunciation },
): Introduction {
  const { gender, aspect, partners = [], patterns = [] } = usageOf(word);
  const pattern = patterns.find(({ gloss }) => gloss[native] !== undefined);
  return {
    ...(gender !== undefined && { gender }),
    ...(aspect !== undefined && { aspect }),
    partners: [...partners],
    pattern: pattern
      ? { text: writeStress(pattern.pattern, pronunciation), gloss: pattern.gloss[native] ?? '' }
      : null,
  };
}

/**
 * The words that learners mix up with a word, with the difference in their language: those that its
 * entry names, and those of its contrast cards.
 */
export function confusablesOf(
  { usageOf, teachingOf }: { usageOf: UsageOf; teachingOf: TeachingOf },
  word: CatalogueWord,
  native: LanguageCode,
): Confusable[] {
  const named = (usageOf(word).synonyms ?? []).map(({ word: text, difference }) => ({
    text,
    difference: difference[native],
  }));
  const contrasted = teachingOf(word).contrasts.flatMap(({ terms, explanation }) =>
    terms
      .filter((text) => text !== word.text)
      .map((text) => ({ text, difference: explanation[native] })),
  );
  const byText = new Map([...contrasted, ...named].map((one) => [one.text, one]));
  return [...byText.values()].flatMap(({ text, difference }) =>
    difference === undefined ? [] : [{ text, difference }],
  );
}
