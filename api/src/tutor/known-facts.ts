import type { WordAnalysis } from '@topwords/platform/contracts';
import { codeOf } from '../errors/known-error.ts';
import type { AskedWord, EmbeddedTutor } from './engine/engine.ts';

const unknownCodes = new Set(['language_untaught', 'text_unknown']);

/** The built-in tutor's analysis of a word; undefined when it does not know the word. */
export async function knownFacts(
  embedded: EmbeddedTutor,
  asked: AskedWord,
): Promise<WordAnalysis | undefined> {
  try {
    return await embedded.analyse(asked);
  } catch (error) {
    if (unknownCodes.has(codeOf(error))) return undefined;
    throw error;
  }
}
