import type { ClauseWord } from '../../gloss/clause-word.ts';

/** After "if" an aorist in the past says what would have been: *olsan bitirirdik*. */
export function resolveConditions(clause: readonly ClauseWord[]): void {
  let isCondition = false;
  for (const member of clause) {
    const { mood, relation } = member.features;
    if (relation === 'condition' || member.text === 'keşke') isCondition = true;
    if (isCondition && mood === 'past' && /(?:r|z)d[ıiuü]/u.test(member.text)) {
      member.features = { ...member.features, mood: 'conditional', isPast: true };
    }
  }
}
