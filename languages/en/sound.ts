import type { Sound } from '../pack/sound.ts';
import { writePhonemes } from '../sound/write-phonemes.ts';
import { englishIpa } from './sound/english-ipa.ts';
import { americanPhonemes, britishPhonemes } from './sound/english-phonemes.ts';

export const sound: Sound = {
  varieties: ['en-US', 'en-GB'],
  voices: new Map([
    ['en-US', 'en-us'],
    ['en-GB', 'en'],
  ]),
  ipaOf: englishIpa,
  phonemesOf: (ipa, variety) =>
    writePhonemes(ipa, variety === 'en-GB' ? britishPhonemes : americanPhonemes),
};
