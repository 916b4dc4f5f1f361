import { languageCodes, type LanguageCode } from '@topwords/languages/identity';
import { z } from 'zod';

/** Whether a text has no stray spaces. */
export function isTidy(value: string): boolean {
  return value.trim() === value && !/\s\s/.test(value);
}

/** A text that an author wrote: not empty, without stray spaces. */
export const text = z.string().min(1).refine(isTidy, 'has stray spaces');

/** A value in each language but `own`: what learners of `own` read in their native language. */
export function inOtherLanguages<T extends z.ZodType>(own: LanguageCode, value: T) {
  const others = languageCodes.filter((code) => code !== own);
  return z.strictObject(Object.fromEntries(others.map((code) => [code, value])));
}
