import { allSound } from '@topwords/languages/sound';
import type { LanguageCode } from '@topwords/platform/contracts';

/**
 * Words of one sound that eSpeak NG says too briefly or softly to be heard, as teachers say them:
 * held, or released into the shortest vowel, so that Russian `в` is not the name of its letter.
 */
const heldSounds: ReadonlyMap<string, string> = new Map([
  ['v', 'v|v|v|@-'],
  ['s', 's|s|s'],
  ['k', 'k|@-'],
  ["'i", "'i:"],
]);

/** What the embedded engine reads for IPA; undefined if its voice lacks a sound. */
export function wordPhonemes(
  language: LanguageCode,
  ipa: string | undefined,
  variety: string,
): string | undefined {
  const phonemes = ipa && allSound[language].phonemesOf(ipa, variety);
  return phonemes && `[[${heldSounds.get(phonemes) ?? phonemes}]]`;
}
