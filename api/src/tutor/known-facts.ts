import type { WordAnalysis } from '@topwords/platform/contracts';
import { codeOf } from '../errors/known-error.ts';
import type { AskedWord, TutorEngine } from './engine/engine.ts';

const unknownCodes = new Set(['language_untaught', 'text_unknown']);

/** The built-in tutor's analysis of a word; undefined when it does not know the word. */
export async function knownFacts(
  embedded: TutorEngine,
  asked: AskedWord,
  signal: AbortSignal,
): Promise<WordAnalysis | undefined> {
  try {
    return await embedded.analyse(asked, { signal });
  } catch (error) {
    if (unknownCodes.has(codeOf(error))) return undefined;
    throw error;
  }
}
