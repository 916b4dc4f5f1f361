import type { Sound } from '../pack/sound.ts';
import { writePhonemes } from '../sound/write-phonemes.ts';
import { turkishIpa } from './sound/turkish-ipa.ts';
import { turkishPhonemes, turkishTrainedAs } from './sound/turkish-phonemes.ts';

export const sound: Sound = {
  varieties: ['tr-TR'],
  voices: new Map([['tr-TR', 'tr']]),
  ipaOf: turkishIpa,
  phonemesOf: (ipa) => writePhonemes(ipa, turkishPhonemes),
  trainedAs: turkishTrainedAs,
};
