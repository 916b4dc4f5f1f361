import { languageCodes, type LanguageCode } from '@topwords/languages/identity';
import type { z } from 'zod';
import type { Fault } from '../rows/fault.ts';
import { formsByReason, formsIn } from './forms-by-reason.ts';

/** Why a frequent form has no row: learners of the language do not look for it. */
const reasons = [
  'name',
  'abbreviation',
  'contraction',
  'part of a word',
  'foreign word',
  'sound',
  'subtitle noise',
  'misspelling',
  'swear word',
  'insult',
  'sexual',
] as const;

/** `left-out.json`: frequent forms of each language that the bank leaves out, by reason. */
export const leftOutSchema = formsByReason(reasons);

export type LeftOut = z.infer<typeof leftOutSchema>;

/** All left-out forms of a language. */
export function leftOutOf(leftOut: LeftOut, language: LanguageCode): Set<string> {
  return new Set(formsIn(leftOut, language));
}

/** Reports each form that is listed as left out but is a headword. */
export function checkLeftOut(
  leftOut: LeftOut,
  lexicon: Record<LanguageCode, ReadonlyMap<string, unknown>>,
): Fault[] {
  return languageCodes.flatMap((language) =>
    [...leftOutOf(leftOut, language)]
      .filter((text) => lexicon[language].has(text))
      .map((text) => ({
        check: 'left-out',
        file: 'left-out.json',
        line: 1,
        key: '',
        language,
        text,
        detail: `"${text}" is listed as left out, but is a headword`,
      })),
  );
}
