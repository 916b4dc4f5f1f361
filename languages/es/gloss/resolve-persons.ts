import type { ClauseWord } from '../../gloss/clause-word.ts';
import { wordSet } from '../../lookup/word-set.ts';

const clitics = wordSet('me te se lo la le los las nos os les no');
const polite = wordSet('usted señor señora señorita');
/** What waiters, sellers and strangers are asked to do. */
const services = wordSet(
  'dar traer poner cobrar decir pasar prestar ayudar mostrar enseñar regalar permitir dejar servir repetir recomendar explicar vender cambiar abrir llevar preparar',
);

/** *¿Me trae…?* may be asked of "you" and about "him": its person is open. */
function isRequest(clause: readonly ClauseWord[], place: number, member: ClauseWord): boolean {
  const isMine = /^(?:me|nos)$/u.test(clause[place - 1]?.text ?? '');
  return member.isAsked === true && isMine && services.has(member.headword ?? '');
}

/**
 * Sets the persons that a form leaves open: *cobra* is an order only where no "me", "not" or
 * subject stands before it, *vivía* is "I" or "he" by its subject.
 */
export function resolvePersons(clause: readonly ClauseWord[]): void {
  for (const [place, member] of clause.entries()) {
    if (member.pos !== 'verb' || member.silence !== undefined) continue;
    const { candidates = [], person } = member.features;
    if (person === undefined && candidates.length > 0) settle(clause, place, member);
    // *Me llame* may be "I am called" and "he calls me".
    if (/^me \p{L}+[ae]$/u.test(member.text) && member.features.person === 'first') {
      const { person: _first, number: _one, ...open } = member.features;
      if (!clause.some(({ text }) => text === 'yo')) member.features = open;
    }
    const { features } = member;
    const isThird = features.person === 'third' && features.mood !== 'imperative';
    if (isThird && features.number === 'singular') {
      if (clause.some(({ text }) => polite.has(text))) {
        member.features = { ...features, isPolite: true };
      } else if (isRequest(clause, place, member)) {
        const { person: _person, number: _number, ...others } = features;
        member.features = others;
      }
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
  const isUnknown = isOpen && !hasSubject(clause, place);
  const chosen = isUnknown ? undefined : isYo ? first : (third ?? first);
  if (chosen === undefined) return;
  member.features = { ...member.features, ...chosen };
}

/** Whether a subject stands right before a verb and its pronouns: *mi tía lleve*, not *que lleve*. */
function hasSubject(clause: readonly ClauseWord[], place: number): boolean {
  const before = clause
    .slice(0, place)
    .findLast(({ pos, text }) => !clitics.has(text) && pos !== 'adverb');
  return (
    before !== undefined &&
    (before.pos === 'noun' || /^(?:él|ella|usted|quien|quién|alguien|nadie)$/u.test(before.text))
  );
}
