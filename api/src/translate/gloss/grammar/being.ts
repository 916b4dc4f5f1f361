import { allGloss } from '@topwords/languages/gloss';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { ClauseUnit } from './clause-unit.ts';

/** English names of states and places, for which some languages use a different "be". */
const states = new Set(
  (
    'tired sick ill ready busy angry happy sad alone open closed broken empty full clean dirty free ' +
    'bored worried nervous drunk married dead alive awake asleep sure here there at_home'
  ).split(' '),
);

/** Whether a unit is the verb "be". */
export function isBeing({ pos, reading }: ClauseUnit): boolean {
  const word = pos === 'verb' ? reading?.word : undefined;
  return word !== undefined && allGloss[word.language].be?.includes(word.text) === true;
}

/** Whether a unit is a verb other than "be" whose complement is not an object. */
export function isLinking({ reading }: ClauseUnit): boolean {
  const word = reading?.word;
  return word !== undefined && allGloss[word.language].linkingVerbs?.includes(word.text) === true;
}

/** Whether a language omits the unit because it has no "is" there. */
export function isOmitted(member: ClauseUnit, to: LanguageCode): boolean {
  return isBeing(member) && allGloss[to].leavesOutBe?.(member.features) === true;
}

/** Whether the verb "be" at an index expresses a state or a place. */
export function isState(clause: readonly ClauseUnit[], place: number): boolean {
  const language = clause[place]?.reading?.word.language;
  const { intensifier, placePrepositions } = language ? allGloss[language] : {};
  const next = clause
    .slice(place + 1)
    .find(({ pos, text }) => pos !== 'particle' && text !== intensifier);
  if (next?.pos === 'preposition') return placePrepositions?.has(next.text) === true;
  const names = next?.reading?.meaning.words.en.headwords ?? [];
  return names.some((name) => states.has(name.replaceAll(' ', '_')));
}
