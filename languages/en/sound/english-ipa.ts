import type { SoundWord } from '../../pack/sound.ts';

/** The IPA that an author gave; an American one is left out when it is the same. */
export function englishIpa({ ipa }: SoundWord, variety: string): string | undefined {
  return variety === 'en-GB' ? ipa?.gb : (ipa?.us ?? ipa?.gb);
}
