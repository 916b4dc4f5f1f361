import { languageCodes, type LanguageCode } from '@topwords/languages/identity';
import { z } from 'zod';
import { text } from '../rows/authored-text.ts';

/** How many words a ladder teaches. */
const ladderLength = 5;
const longestNote = 60;
const longestGloss = 60;

/** A direction: from a native to a target language. */
export interface Direction {
  native: LanguageCode;
  target: LanguageCode;
}

/** All directions, in the order of the languages. */
export const directions: readonly Direction[] = languageCodes.flatMap((native) =>
  languageCodes.filter((code) => code !== native).map((target) => ({ native, target })),
);

/** The name of a direction, and of its file: `en-es`. */
export function directionName({ native, target }: Direction): string {
  return `${native}-${target}`;
}

/** A sentence in the target language and its translation into the native one. */
function sentenceIn({ native, target }: Direction) {
  return z.strictObject({ [target]: text, [native]: text } as Record<LanguageCode, typeof text>);
}

/** The schema of `ladders/<native>-<target>.json`, as an author wrote it. */
export function ladderSchema(direction: Direction) {
  return z.strictObject({
    native: z.literal(direction.native),
    target: z.literal(direction.target),
    /** In the order in which they are taught. */
    words: z
      .array(
        z.strictObject({
          /** A headword, which `homograph` tells from another one with its spelling. */
          word: text,
          homograph: text.optional(),
          /** The key of the sense that is meant. */
          meaning: text,
          /** The form of the last sentence, which is shown. */
          form: text,
          /** What this form means there. */
          gloss: text.max(longestGloss),
          note: text.max(longestNote).optional(),
          sentence: sentenceIn(direction),
        }),
      )
      .length(ladderLength),
    /** A sentence of nothing but the five forms. */
    sentence: sentenceIn(direction),
    /** The forms as the sentence has them, in its order, without punctuation. */
    parts: z.array(text).length(ladderLength),
  });
}

/** Five words in one direction, and the sentence that they make. */
export type Ladder = z.infer<ReturnType<typeof ladderSchema>>;
