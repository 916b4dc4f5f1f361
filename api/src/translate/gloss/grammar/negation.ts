import type { LanguageCode } from '@topwords/platform/contracts';
import { isUnsaid } from './being.ts';
import type { ClauseUnit } from './clause.ts';
import type { FoundSubject } from './find-subject.ts';

/** English verbs whose negation needs no do, and after which an infinitive has no to. */
const helpers = new Set('be can could must should may might will would'.split(' '));

/** Where a verb is denied by the unit before it, and where by the one after it: `is not`. */
type Negation = 'before' | 'after';

/** Whether an English verb helps others, and takes `not` behind it. */
export function isHelper(name: string): boolean {
  return helpers.has(name);
}

function isNot(member: ClauseUnit | undefined): boolean {
  return member?.pos === 'particle' && ['not', 'no', 'не'].includes(member.text);
}

/**
 * How a verb is denied, where the other language puts its negation elsewhere: English behind be and
 * with do, Spanish and Russian before every verb.
 */
export function negationOf(
  clause: readonly ClauseUnit[],
  place: number,
  to: LanguageCode,
): Negation | undefined {
  const verb = clause[place];
  if (verb?.pos !== 'verb' || verb.silence !== undefined) return undefined;
  if (to === 'tr' || isUnsaid(verb, to)) return undefined;
  const { mood } = verb.features;
  const isFinite = mood === 'present' || mood === 'past' || mood === 'imperative';
  if (to === 'en') return isFinite && isNot(clause[place - 1]) ? 'before' : undefined;
  return isNot(clause[place + 1]) ? 'after' : undefined;
}

/** Whether a unit is a negation that its verb says. */
export function isSaidByVerb(
  clause: readonly ClauseUnit[],
  place: number,
  to: LanguageCode,
): boolean {
  if (!isNot(clause[place])) return false;
  return (
    negationOf(clause, place + 1, to) === 'before' || negationOf(clause, place - 1, to) === 'after'
  );
}

/** The English do of a denied verb. */
export function doNot({ features }: ClauseUnit, subject: FoundSubject | undefined): string {
  if (features.mood === 'past') return "didn't";
  const person = features.person ?? subject?.person ?? 'third';
  const number = features.number ?? subject?.number ?? 'singular';
  const isThird = person === 'third' && number === 'singular' && features.mood !== 'imperative';
  return isThird ? "doesn't" : "don't";
}
