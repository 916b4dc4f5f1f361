import { ofEachLanguage } from '@topwords/languages/identity';
import { z } from 'zod';

const name = z.string().min(1);
const reason = z.string().min(1);

/**
 * Corrects what counting forms cannot know. `share` is the part of a headword's count that is its
 * own, and `rest` the headword that gets what is left, if any; `like` ranks it right after another
 * headword.
 */
const rankOverride = z.union([
  z.strictObject({ name, share: z.number().gt(0).lt(1), rest: name.optional(), reason }),
  z.strictObject({ name, like: name, reason }),
]);

/** `rank-overrides.json`: corrections of ranks by language, in the order in which they apply. */
export const rankOverridesSchema = z.strictObject(ofEachLanguage(() => z.array(rankOverride)));

export type RankOverrides = z.infer<typeof rankOverridesSchema>;
export type RankOverride = z.infer<typeof rankOverride>;

/** So small that no third headword comes between two. */
const justBelow = 1 - 1e-9;

/**
 * Applies overrides to the frequencies of a language's headwords.
 * @throws when one names no headword
 */
export function override(
  frequencies: Map<string, number>,
  overrides: readonly RankOverride[],
): void {
  const frequencyOf = (headword: string): number => {
    const frequency = frequencies.get(headword);
    if (frequency === undefined) {
      throw new Error(`rank-overrides.json names "${headword}", which is not a headword`);
    }
    return frequency;
  };
  for (const one of overrides) {
    const own = frequencyOf(one.name);
    if ('like' in one) {
      frequencies.set(one.name, frequencyOf(one.like) * justBelow);
      continue;
    }
    frequencies.set(one.name, own * one.share);
    if (one.rest !== undefined) {
      frequencies.set(one.rest, frequencyOf(one.rest) + own * (1 - one.share));
    }
  }
}
