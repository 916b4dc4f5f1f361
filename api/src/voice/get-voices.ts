import { isLanguageCode, type Voices } from '@topwords/platform/contracts';
import { findPronunciation } from '../practice/find-pronunciation.ts';
import type { UserContext } from '../users/context.ts';
import type { Voice } from './voice.ts';

interface VoicesServices extends Pick<UserContext, 'db' | 'user'> {
  voice: Pick<Voice, 'languages' | 'hasInstalledVoice'>;
  /** Whether an outside voice has replaced the embedded one. */
  isOutside: boolean;
}

/**
 * Which engine reads each language aloud, in the learner's variety, and these varieties. An
 * installed voice that rests after failures does not count: the embedded one answers for it.
 */
export async function getVoices({ voice, isOutside, ...context }: VoicesServices): Promise<Voices> {
  const { varieties } = await findPronunciation(context);
  const languages = [...voice.languages];
  const installed = languages.filter((language) =>
    voice.hasInstalledVoice(language, isLanguageCode(language) ? varieties[language] : undefined),
  );
  const others = languages.filter((language) => !installed.includes(language));
  return {
    engines: [
      ...(installed.length > 0 ? [{ engine: 'installed' as const, languages: installed }] : []),
      { engine: isOutside ? 'outside' : 'embedded', languages: others },
    ],
    varieties: Object.values(varieties),
  };
}
