import type { BankLanguage } from '../bank.ts';
import { isRegularEnglish } from './english.ts';
import { isRegularRussian } from './russian.ts';
import { isRegularSpanish } from './spanish.ts';
import { isRegularTurkish } from './turkish.ts';

const rules: Record<BankLanguage, (headword: string, token: string) => boolean> = {
  en: isRegularEnglish,
  es: isRegularSpanish,
  ru: isRegularRussian,
  tr: isRegularTurkish,
};

/**
 * Whether a token is a regular form of a headword (both folded). The rules know regular endings
 * only: irregular forms must be listed in a row's `forms`.
 */
export function isRegularForm(headword: string, token: string, language: BankLanguage): boolean {
  return rules[language](headword, token);
}
