import { soundList } from '../lists/sound.ts';
import type { LanguageCode } from './identity.ts';
import type { Sound } from '../pack/sound.ts';

export type { AuthoredIpa, Sound, SoundWord } from '../pack/sound.ts';

/** How each language sounds. */
export const allSound: Record<LanguageCode, Sound> = soundList;
