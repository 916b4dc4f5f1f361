import { fold } from '@topwords/languages/text';
import { languageCodes } from '@topwords/languages/identity';
import { z } from 'zod';
import type { Fault } from '../rows/fault.ts';

const exceptionSchema = z.strictObject({
  check: z.enum([
    'alphabet',
    'lower-case',
    'sentence-length',
    'spelling',
    'level-and-rank',
    'inflected',
    'notes',
    'tables',
    'told-apart',
    'own-sentences',
    'partners',
    'stress',
    'phrase-stress',
    'ipa',
    'accent',
    'teaching-spelling',
    'phrase-spelling',
  ]),
  language: z.enum(languageCodes),
  /**
   * The word or sentence that is correct anyway; for checks of headwords, the headword. A trailing
   * `*` matches any ending, such as a word with all its suffixes. Case is ignored.
   */
  text: z.string().min(1),
  reason: z.string().min(1),
});

/** `exceptions.json`: what a check reports although it is correct, and why. */
export const exceptionsSchema = z.array(exceptionSchema);
export type Exception = z.infer<typeof exceptionSchema>;

function excuses(exception: Exception, fault: Fault): boolean {
  const { check, language, text } = exception;
  if (fault.check !== check || fault.language !== language || fault.text === undefined)
    return false;
  const found = fold(fault.text, language);
  const named = fold(text, language);
  return named.endsWith('*') ? found.startsWith(named.slice(0, -1)) : found === named;
}

/**
 * Returns faults that no exception excuses, and a fault for each exception that excuses nothing.
 */
export function applyExceptions(
  faults: readonly Fault[],
  exceptions: readonly Exception[],
): Fault[] {
  const left = faults.filter((fault) => !exceptions.some((exception) => excuses(exception, fault)));
  const idle = exceptions
    .filter((exception) => !faults.some((fault) => excuses(exception, fault)))
    .map(({ check, language, text }) => ({
      check: 'exceptions',
      file: 'exceptions.json',
      line: 1,
      key: '',
      language,
      text,
      detail: `the ${check} exception for "${text}" excuses nothing`,
    }));
  return [...left, ...idle];
}
