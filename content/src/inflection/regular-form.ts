import type { BankLanguage } from '../bank.ts';
import { isRegularEnglish } from './english.ts';
import { isRegularRussian } from './russian.ts';
import { isRegularSpanish } from './spanish.ts';
import { isRegularTurkish } from './turkish.ts';

type Rule = (headword: string, token: string, isVerb: boolean) => boolean;

const rules: Record<BankLanguage, Rule> = {
  en: isRegularEnglish,
  es: isRegularSpanish,
  ru: isRegularRussian,
  tr: isRegularTurkish,
};

/**
 * Whether a token is a regular form of a headword (both folded). The rules know regular endings
 * only: irregular forms must be listed in a row's `forms`.
 */
export function isRegularForm(
  headword: string,
  token: string,
  language: BankLanguage,
  isVerb: boolean,
): boolean {
  return rules[language](headword, token, isVerb);
}
