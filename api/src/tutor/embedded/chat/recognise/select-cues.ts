import { findCue, type Cue, type CueMatch, type Vocabulary } from './cue.ts';
import type { Token } from './tokens.ts';

/**
 * The cues in a message, in their order. A word belongs to one cue: the longest wins, then the one
 * without typos, then the earlier. Weak cues count only for words without a strong cue.
 */
export function selectCues<T extends string>(
  cues: readonly Cue<T>[],
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): CueMatch<T>[] {
  const found = cues
    .flatMap((cue) => findCue(cue, tokens, vocabulary))
    .toSorted(
      (a, b) =>
        Number(a.cue.isWeak) - Number(b.cue.isWeak) ||
        b.places.length - a.places.length ||
        a.typos - b.typos ||
        // A whole word says more than a beginning: "правильно" asks for no rule, "правил*".
        Number(isStem(a)) - Number(isStem(b)) ||
        firstPlace(a) - firstPlace(b),
    );
  const taken = new Set<number>();
  const selected = found.filter(({ places }) => {
    const isFree = places.every((place) => !taken.has(place) || tokens[place]?.isMasked);
    if (isFree) places.forEach((place) => taken.add(place));
    return isFree;
  });
  return selected.toSorted((a, b) => firstPlace(a) - firstPlace(b));
}

function isStem({ cue }: CueMatch<string>): boolean {
  return cue.isWeak && cue.source.endsWith('*');
}

/** Where a cue begins. */
export function firstPlace(match: CueMatch<string>): number {
  return match.places[0] ?? 0;
}

/** Where a cue ends. */
export function lastPlace(match: CueMatch<string>): number {
  return match.places.at(-1) ?? 0;
}
