import type { Sound } from '../pack/sound.ts';
import { writePhonemes } from '../sound/write-phonemes.ts';
import { spanishIpa } from './sound/spanish-ipa.ts';
import { spanishPhonemes } from './sound/spanish-phonemes.ts';

export const sound: Sound = {
  varieties: ['es-MX', 'es-ES'],
  voices: new Map([
    ['es-MX', 'es-419'],
    ['es-ES', 'es'],
  ]),
  ipaOf: spanishIpa,
  phonemesOf: (ipa) => writePhonemes(ipa, spanishPhonemes),
};
