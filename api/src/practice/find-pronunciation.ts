import { defaultPronunciation, type Pronunciation } from '../bank/pronunciation.ts';
import type { UserContext } from '../users/context.ts';
import { findSoundSettings, type SoundSettings } from './settings-repository.ts';

/** How words sound to a learner with these settings. */
export function pronunciationOf(settings: SoundSettings): Pronunciation {
  const { english_variety: en, spanish_variety: es, shows_stress: showsStress } = settings;
  return { varieties: { ...defaultPronunciation.varieties, en, es }, showsStress };
}

/** How words sound to the learner. */
export async function findPronunciation({
  db,
  user,
}: Pick<UserContext, 'db' | 'user'>): Promise<Pronunciation> {
  return pronunciationOf(await findSoundSettings(db, user));
}
