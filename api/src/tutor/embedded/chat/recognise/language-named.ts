import { languageCodes, type LanguageCode } from '@topwords/languages/identity';
import { allTutor } from '@topwords/languages/tutor';

/** The language that a folded word names. */
export function languageNamed(text: string): LanguageCode | undefined {
  return languageCodes.find((code) =>
    allTutor[code].names.split(' ').some((stem) => text.startsWith(stem)),
  );
}
