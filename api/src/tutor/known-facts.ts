import type { WordAnalysis } from '@topwords/platform/contracts';
import { codeOf } from '../errors/known-error.ts';
import type { AskedWord, TutorEngine } from './engine.ts';

const ignorance = new Set(['language_untaught', 'text_unknown']);

/** What the built-in tutor says of a word; undefined when it does not know it. */
export async function knownFacts(
  embedded: TutorEngine,
  asked: AskedWord,
  signal: AbortSignal,
): Promise<WordAnalysis | undefined> {
  try {
    return await embedded.analyse(asked, { signal });
  } catch (error) {
    if (ignorance.has(codeOf(error))) return undefined;
    throw error;
  }
}
