import type { Sound } from '../pack/sound.ts';
import { writePhonemes } from '../sound/write-phonemes.ts';
import { russianIpa } from './sound/russian-ipa.ts';
import { russianPhonemes, russianTrainedAs } from './sound/russian-phonemes.ts';

export const sound: Sound = {
  varieties: ['ru-RU'],
  voices: new Map([['ru-RU', 'ru']]),
  ipaOf: russianIpa,
  phonemesOf: (ipa) => writePhonemes(ipa, russianPhonemes),
  trainedAs: russianTrainedAs,
};
