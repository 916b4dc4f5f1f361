import type { LanguageCode } from '@topwords/platform/contracts';
import type { Reading } from '../reading.ts';
import type { Gender, GrammaticalNumber } from './features.ts';

const genders = new Map<string, Gender>([
  ['f', 'feminine'],
  ['n', 'neuter'],
]);

/** The gender of what a noun is called in another language; masculine where the bank notes none. */
export function genderOf(reading: Reading | undefined, to: LanguageCode): Gender {
  const noted = reading?.meaning.notes[to]?.gender;
  return genders.get(noted ?? 'm') ?? 'masculine';
}

/** The number that what a noun is called cannot be without: `ножницы`. */
export function onlyNumberOf(
  reading: Reading | undefined,
  to: LanguageCode,
): GrammaticalNumber | undefined {
  return reading?.meaning.notes[to]?.gender === 'pl' ? 'plural' : undefined;
}
