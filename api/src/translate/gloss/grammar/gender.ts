import type { LanguageCode } from '@topwords/platform/contracts';
import type { Reading } from '../reading/reading.ts';
import type { Gender, GrammaticalNumber } from '@topwords/languages/gloss';

const genders = new Map<string, Gender>([
  ['f', 'feminine'],
  ['n', 'neuter'],
]);

/** The gender of a noun's translation; masculine if the bank records none. */
export function genderOf(reading: Reading | undefined, to: LanguageCode): Gender {
  const noted = reading?.meaning.notes[to]?.gender;
  return genders.get(noted ?? 'm') ?? 'masculine';
}

/** Plural if a noun's translation has only a plural: `ножницы`. */
export function onlyNumberOf(
  reading: Reading | undefined,
  to: LanguageCode,
): GrammaticalNumber | undefined {
  return reading?.meaning.notes[to]?.gender === 'pl' ? 'plural' : undefined;
}
