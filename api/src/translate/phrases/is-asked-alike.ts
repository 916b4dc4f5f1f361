import { allText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';

/**
 * Whether a typed text may say what a known one says, as far as asking goes: *¿Tienes hambre?* is
 * no *Tienes hambre.* A text that is typed without a mark is a question only where its words tell.
 */
export function isAskedAlike(typed: string, known: string, language: LanguageCode): boolean {
  const asks = isQuestion(known);
  if (isQuestion(typed)) return asks;
  if (!asks) return true;
  const { asking } = allText[language];
  return !/[.!…]\s*$/u.test(typed) && (asking === undefined || asking.test(known));
}

function isQuestion(text: string): boolean {
  return /\?[\p{P}\s]*$|^\s*¿/u.test(text);
}
