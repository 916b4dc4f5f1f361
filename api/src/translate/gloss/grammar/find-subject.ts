import type { ClauseUnit } from './clause-unit.ts';
import { subjectOf, type Subject } from './subject.ts';

/** A subject, and its noun unless it is a pronoun. */
export interface FoundSubject extends Subject {
  noun?: ClauseUnit;
}

/**
 * The subject of the verb at an index: the nearest pronoun or noun before it that no preposition
 * governs, or in a question the pronoun right after it.
 */
export function findSubject(
  clause: readonly ClauseUnit[],
  place: number,
): FoundSubject | undefined {
  for (let at = place - 1; at >= 0; at -= 1) {
    const member = clause[at];
    if (member === undefined || isGoverned(clause, at)) continue;
    const found = asSubject(member);
    if (found !== undefined) return found;
  }
  const next = clause[place + 1];
  return next && subjectOf(next.text);
}

function asSubject(member: ClauseUnit): FoundSubject | undefined {
  const pronoun = member.pos === 'noun' ? undefined : subjectOf(member.text);
  if (pronoun !== undefined) return pronoun;
  if (member.pos !== 'noun') return undefined;
  const { number = 'singular' } = member.features;
  return { person: 'third', number, gender: 'masculine', noun: member };
}

const modifiers = new Set(['determiner', 'adjective', 'numeral', 'adverb']);

/** Whether a preposition comes before a noun and its modifiers. */
function isGoverned(clause: readonly ClauseUnit[], place: number): boolean {
  let at = place - 1;
  while (modifiers.has(clause[at]?.pos ?? '')) at -= 1;
  return clause[at]?.pos === 'preposition';
}
