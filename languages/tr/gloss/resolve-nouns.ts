import type { ClauseWord } from '../../gloss/clause-word.ts';

const isNominal = ({ pos }: ClauseWord) => pos === 'noun' || pos === 'adjective';

/**
 * Drops what an ending only seems to say: the second noun of a pair belongs to nobody, *mercimek
 * çorbası*; a future before a noun is its participle, *gidecek para*.
 */
export function resolveNouns(clause: readonly ClauseWord[]): void {
  // *Konuşacak kimsem yok.*
  const isOfWhatExists = /(?:^| )(?:var|yok)/u.test(clause.at(-1)?.text ?? '');
  for (const [place, member] of clause.entries()) {
    const before = clause[place - 1];
    const after = clause[place + 1];
    const { possessor, mood, person } = member.features;
    if (possessor === 'third singular' && before !== undefined && isBare(before)) {
      const { possessor: _none, ...others } = member.features;
      member.features = others;
    }
    const isFuture = member.pos === 'verb' && mood === 'future' && person === 'third';
    const isParticiple = isFuture && /[ae]c[ae]k$/u.test(member.text);
    if (isParticiple && after !== undefined && (isNominal(after) || isOfWhatExists)) {
      member.features = {
        mood: 'future',
        relation: 'relative',
        isNegative: member.features.isNegative === true,
      };
    }
  }
}

/** A noun without an ending, or an unknown word. */
function isBare({ pos, features }: ClauseWord): boolean {
  if (pos === undefined) return true;
  return (
    pos === 'noun' &&
    features.possessor === undefined &&
    (features.case === undefined || features.case === 'nominative')
  );
}
