import { allGloss } from '@topwords/languages/gloss';
import { languageCodes } from '@topwords/languages/identity';
import type { LanguageCode } from '@topwords/platform/contracts';
import { isOmitted } from './being.ts';
import type { ClauseUnit, Spot } from './clause-unit.ts';

/** The negations of all languages. */
const negations = new Set(languageCodes.flatMap((code) => allGloss[code].negations ?? []));

/** Whether the unit before a verb negates it, or the one after it: `is not`. */
type Negation = 'before' | 'after';

function isNot(member: ClauseUnit | undefined): boolean {
  return member?.pos === 'particle' && negations.has(member.text);
}

/** How a verb is negated, if the other language puts its negation elsewhere. */
export function negationOf(
  clause: readonly ClauseUnit[],
  place: number,
  to: LanguageCode,
): Negation | undefined {
  const verb = clause[place];
  if (verb?.pos !== 'verb' || verb.silence !== undefined) return undefined;
  const from = isOmitted(verb, to) ? undefined : allGloss[to].negation?.from;
  const { mood } = verb.features;
  const isFinite = mood === 'present' || mood === 'past' || mood === 'imperative';
  if (from === 'before') return isFinite && isNot(clause[place - 1]) ? from : undefined;
  return isNot(clause[place + 1]) ? from : undefined;
}

/** Whether a unit is a negation that its verb already expresses. */
export function isExpressedByVerb({ clause, place, member, to }: Spot): boolean {
  if (!isNot(member)) return false;
  return (
    negationOf(clause, place + 1, to) === 'before' || negationOf(clause, place - 1, to) === 'after'
  );
}
