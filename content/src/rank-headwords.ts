import type { BankLanguage } from './bank.ts';
import type { Counts, Frequencies } from './frequency.ts';
import type { Lexicon, LexiconEntry } from './lexicon.ts';
import { fold, tokensOf } from './tokens.ts';

/** The headwords of each language, the most frequent first: a rank is a place in the list, from 1. */
export type Ranks = Record<BankLanguage, string[]>;

/** Russian lists write ё as they please: a word with ё is also counted as written with е. */
function countOfWord(word: string, language: BankLanguage, counts: Counts): number {
  const spellings = language === 'ru' ? new Set([word, word.replaceAll('ё', 'е')]) : [word];
  let sum = 0;
  for (const spelling of spellings) sum += counts.get(spelling) ?? 0;
  return sum;
}

/**
 * The lists hold words, no phrases. A phrase is taken to be a tenth of its least frequent word: an
 * estimate of ours, which keeps "so that" behind most single words and "thank you" within reach.
 */
const phraseShare = 0.1;

/** A form's count; of a phrase, its estimate. */
function countOfForm(form: string, language: BankLanguage, counts: Counts): number {
  const whole = countOfWord(form, language, counts);
  const parts = tokensOf(form, language);
  if (whole > 0 || !form.includes(' ')) return whole;
  return phraseShare * Math.min(...parts.map((part) => countOfWord(part, language, counts)));
}

function countOfHeadword({ language, text, forms }: LexiconEntry, counts: Counts): number {
  const folded = new Set([text, ...forms].map((form) => fold(form, language)));
  let sum = 0;
  for (const form of folded) sum += countOfForm(form, language, counts);
  return sum;
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/**
 * Ranks headwords by the summed counts of their forms; ties go by text. A form of several headwords
 * counts for each of them.
 */
export function rankHeadwords(lexicon: Lexicon, frequencies: Frequencies): Ranks {
  const rank = (language: BankLanguage) =>
    [...lexicon[language].values()]
      .map((entry) => ({ text: entry.text, count: countOfHeadword(entry, frequencies[language]) }))
      .toSorted((one, other) => other.count - one.count || compareTexts(one.text, other.text))
      .map(({ text }) => text);
  return { en: rank('en'), es: rank('es'), ru: rank('ru'), tr: rank('tr') };
}
