import { languageCodes } from '@topwords/languages/identity';
import { allTutor, type ExampleCondition } from '@topwords/languages/tutor';
import { findCue, readCues, type Vocabulary } from './cue.ts';
import type { Token } from './tokens.ts';

const cues = languageCodes.flatMap((code) =>
  readCues<ExampleCondition>(allTutor[code].conditionCues, code),
);

/** What the examples that a message asks for should be. */
export function findConditions(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): ExampleCondition[] {
  const found = cues.filter((cue) => findCue(cue, tokens, vocabulary).length > 0);
  return [...new Set(found.map(({ means }) => means))];
}
