import type { LanguageCode } from '@topwords/platform/contracts';
import type { ClauseUnit } from './clause.ts';

const beings = /^(?:be|ser|estar|быть)$/u;

/** States and places, by their English names, of which Spanish says estar. */
const states = new Set(
  (
    'tired sick ill ready busy angry happy sad alone open closed broken empty full clean dirty free ' +
    'bored worried nervous drunk married dead alive awake asleep sure here there at_home'
  ).split(' '),
);

/** Whether a unit is the verb "be". */
export function isBeing({ pos, reading }: ClauseUnit): boolean {
  return pos === 'verb' && beings.test(reading?.word.text ?? '');
}

/** Whether a language leaves a unit out since it has no "is": Russian in the present, Turkish always. */
export function isUnsaid(member: ClauseUnit, to: LanguageCode): boolean {
  if (!isBeing(member)) return false;
  return to === 'tr' || (to === 'ru' && member.features.mood === 'present');
}

/** Whether the verb "be" at a place tells a state or a place, as Spanish estar does. */
export function isState(clause: readonly ClauseUnit[], place: number): boolean {
  const next = clause
    .slice(place + 1)
    .find(({ pos, text }) => pos !== 'particle' && text !== 'very' && text !== 'очень');
  if (next?.pos === 'preposition')
    return /^(?:in|at|on|near|under|behind|в|на|у|около)$/u.test(next.text);
  const names = next?.reading?.meaning.words.en.headwords ?? [];
  return names.some((name) => states.has(name.replaceAll(' ', '_')));
}
