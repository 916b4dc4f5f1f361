import type { PracticeSettings } from '@topwords/platform/contracts';
import { defaultPronunciation, type Pronunciation } from '../bank/pronunciation.ts';
import type { UserContext } from '../users/context.ts';
import { findSettings } from './settings-repository.ts';

/** How words sound to a learner with these settings. */
export function pronunciationOf(settings: PracticeSettings): Pronunciation {
  const { english_variety: en, spanish_variety: es, shows_stress: showsStress } = settings;
  return { varieties: { ...defaultPronunciation.varieties, en, es }, showsStress };
}

/** How words sound to the learner. */
export async function findPronunciation({
  db,
  user,
}: Pick<UserContext, 'db' | 'user'>): Promise<Pronunciation> {
  return pronunciationOf(await findSettings(db, user.id));
}
