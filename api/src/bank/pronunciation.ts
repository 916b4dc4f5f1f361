import { ofEachLanguage } from '@topwords/languages/identity';
import { allSound } from '@topwords/languages/sound';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from './catalogue.ts';

/** How words sound to a learner, and whether stress is marked. */
export interface Pronunciation {
  /** The variety of each language, a BCP 47 tag such as `en-GB`. */
  varieties: Readonly<Record<LanguageCode, string>>;
  /** Whether Russian texts show their stress. */
  showsStress: boolean;
}

/** For visitors, partners' pages, and learners who have not chosen. */
export const defaultPronunciation: Pronunciation = {
  varieties: ofEachLanguage((language) => allSound[language].varieties[0]),
  showsStress: true,
};

/** A text with the stress marks of its authors, or without them. */
export function writeStress(text: string, { showsStress }: Pronunciation): string {
  return showsStress ? text : text.replaceAll('\u0301', '');
}

/** The IPA of a word without slashes; null if its authors could not know it. */
export function ipaOf(
  { language, ipa }: Pick<CatalogueWord, 'language' | 'ipa'>,
  { varieties }: Pronunciation,
): string | null {
  return ipa[varieties[language]] ?? null;
}
