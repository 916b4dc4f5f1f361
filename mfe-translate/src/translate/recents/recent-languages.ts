import type { TranslatorLanguage } from '@topwords/platform/contracts';
import type { Recent } from './recent-storage.ts';

/** Languages that a list of the pickers begins with. */
const shownAtMost = 3;

/** The languages of one side of the last translations, each once, the last first. */
export function recentLanguages(
  recents: readonly Recent[],
  side: 'from' | 'to',
): TranslatorLanguage[] {
  return [...new Set(recents.map((recent) => recent[side]))].slice(0, shownAtMost);
}
