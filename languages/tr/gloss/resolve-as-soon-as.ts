import type { ClauseWord } from '../../gloss/clause-word.ts';

/** An aorist and its negative say "as soon as", and not "not": *görür görmez*. */
export function resolveAsSoonAs(clause: readonly ClauseWord[]): void {
  for (const [place, member] of clause.entries()) {
    const after = clause[place + 1];
    const isPair =
      after !== undefined && member.pos === 'verb' && after.headword === member.headword;
    if (!isPair || !/[aeıiuü]r$/u.test(member.text) || !/m[ae]z$/u.test(after.text)) continue;
    member.features = { relation: 'when' };
    after.features = {};
    after.silence = 'auxiliary';
  }
}
