import type { Voices } from '@topwords/platform/contracts';
import { findPronunciation } from '../practice/find-pronunciation.ts';
import type { UserContext } from '../users/context.ts';
import type { Voice } from './voice.ts';

interface VoicesServices extends Pick<UserContext, 'db' | 'user'> {
  voice: Pick<Voice, 'languages'>;
  /** Whether an outside voice has replaced the embedded one. */
  isOutside: boolean;
}

/** Which engine reads each language aloud, and the learner's varieties. */
export async function getVoices({ voice, isOutside, ...context }: VoicesServices): Promise<Voices> {
  const { varieties } = await findPronunciation(context);
  return {
    engines: [{ engine: isOutside ? 'outside' : 'embedded', languages: [...voice.languages] }],
    varieties: Object.values(varieties),
  };
}
