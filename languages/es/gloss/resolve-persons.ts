import type { ClauseWord } from '../../gloss/clause-word.ts';
import { wordSet } from '../../lookup/word-set.ts';

const clitics = wordSet('me te se lo la le los las nos os les no');
const subjects = wordSet('noun pronoun determiner numeral');

/**
 * Sets the persons that a form leaves open: *cobra* is an order only where no "me", "not" or
 * subject stands before it, *vivía* is "I" or "he" by its subject.
 */
export function resolvePersons(clause: readonly ClauseWord[]): void {
  for (const [place, member] of clause.entries()) {
    if (member.pos !== 'verb' || member.silence !== undefined) continue;
    const { candidates = [], person } = member.features;
    if (person === undefined && candidates.length > 0) settle(clause, place, member);
    const { features } = member;
    const isThird = features.person === 'third' && features.mood !== 'imperative';
    if (isThird && features.number === 'singular' && !hasSubject(clause, place)) {
      if (member.isAsked) member.features = { ...features, isPolite: true };
    }
  }
}

function settle(clause: readonly ClauseWord[], place: number, member: ClauseWord): void {
  const { candidates = [] } = member.features;
  const before = clause[place - 1];
  const isFirst = before === undefined;
  const stated = candidates.filter(({ mood }) => mood !== 'imperative');
  const subject = clause
    .slice(0, place)
    .findLast(({ text }) => /^(?:yo|él|ella|usted)$/u.test(text));
  const orders = candidates.filter(({ mood }) => mood === 'imperative');
  if (orders.length > 0 && isFirst && !member.isAsked) return;
  const all = orders.length > 0 && stated.length > 0 ? stated : candidates;
  const isYo = subject?.text === 'yo';
  const third = all.find((one) => one.person === 'third');
  const first = all.find((one) => one.person === 'first');
  const isOpen = first !== undefined && third !== undefined && subject === undefined;
  const chosen = isOpen && !hasSubject(clause, place) ? undefined : isYo ? first : (third ?? first);
  if (chosen === undefined) return;
  member.features = { ...member.features, ...chosen };
}

function hasSubject(clause: readonly ClauseWord[], place: number): boolean {
  return clause
    .slice(0, place)
    .some(({ pos, text }) =>
      pos === undefined ? text.includes(' ') : subjects.has(pos) && !clitics.has(text),
    );
}
