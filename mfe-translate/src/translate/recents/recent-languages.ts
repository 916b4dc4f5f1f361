import type { TranslatorLanguage } from '@topwords/platform/contracts';
import type { Recent } from './recent-storage.ts';

/** Maximum number of recent languages in a picker's list. */
const languagesMaximum = 3;

/** The languages of one side of the latest translations, each once, the latest first. */
export function recentLanguages(
  recents: readonly Recent[],
  side: 'from' | 'to',
): TranslatorLanguage[] {
  return [...new Set(recents.map((recent) => recent[side]))].slice(0, languagesMaximum);
}
