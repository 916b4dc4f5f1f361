import { allGloss, type Features } from '@topwords/languages/gloss';
import type { GlossMark, LanguageCode } from '@topwords/platform/contracts';
import type { ClauseUnit } from './clause-unit.ts';

/** What a form adds to the meaning of its word: "not", "past", "I", in the order of these lines. */
export function marksOf(
  clause: readonly ClauseUnit[],
  place: number,
  language: LanguageCode,
): GlossMark[] {
  const member = clause[place];
  if (member === undefined) return [];
  const { questionParticle, negates } = allGloss[language];
  if (member.silence !== undefined) {
    // The verb at the end of an expression still says its "not": *içimden çalışmak gelmiyor*.
    const isDenied = member.unit.isJoined === true && negates?.(member.text, true) === true;
    return isDenied ? ['negative', 'auxiliary'] : ['auxiliary'];
  }
  if (questionParticle?.test(member.text)) return ['question'];
  const isUnknown = member.reading === undefined && member.unit.said === undefined;
  if (isUnknown) {
    // *Fatma* and *Selma* are names.
    if (member.unit.words.some(({ isName }) => isName !== 'no')) return [];
    return member.features.isNegative || negates?.(member.text, false) ? ['negative'] : [];
  }
  // A whole that was written with its meaning says who, when and not.
  if (member.reading === undefined) return [];
  const { features, pos } = member;
  // A form that was not understood, as a passive, still shows its "not": *kesilmedi*.
  const isUnread = pos === 'verb' && Object.keys(features).length === 0;
  const isNegative =
    features.isNegative === true || (isUnread && negates?.(member.text, true) === true);
  return [
    ...(isNegative ? (['negative'] as const) : []),
    ...(features.can ? (['ability'] as const) : []),
    ...(features.must ? (['necessity'] as const) : []),
    ...moodOf(features, pos),
    ...(features.isPassive ? (['passive'] as const) : []),
    ...(features.relation === undefined ? [] : [features.relation]),
    ...personOf(features, language),
    ...(features.isPolite ? (['polite'] as const) : []),
    ...(pos === 'noun' && features.number === 'plural' ? (['plural'] as const) : []),
    ...possessorOf(features),
    ...caseOf(clause, place, language),
    ...(features.isComparative ? (['comparative'] as const) : []),
  ];
}

const shownMoods = ['past', 'future', 'conditional', 'imperative'] as const;

function moodOf({ mood, isPast }: Features, pos: string | undefined): GlossMark[] {
  if (isPast && (mood === 'conditional' || mood === 'future')) return ['past', mood];
  const shown = shownMoods.find((one) => one === mood);
  // "There is" is a particle.
  const isVerbal = pos === 'verb' || pos === 'particle' || shown === 'past';
  return shown === undefined || !isVerbal ? [] : [shown];
}

function personOf({ person, number, mood }: Features, language: LanguageCode): GlossMark[] {
  if (!allGloss[language].verbsShowPersons || person === undefined || number === undefined)
    return [];
  // A request to you says so itself; "let me" and "let him" do not.
  if (mood === 'imperative' && person === 'second') return [];
  return [`${person}-${number}`];
}

function possessorOf({ possessor }: Features): GlossMark[] {
  return possessor === undefined ? [] : [`possessor-${possessor.replace(' ', '-')}` as GlossMark];
}

/** A case says nothing after the preposition that asks for it. */
function caseOf(clause: readonly ClauseUnit[], place: number, language: LanguageCode): GlossMark[] {
  const name = clause[place]?.features.case;
  if (name === undefined || name === 'nominative' || name === 'prepositional') return [];
  if (name === 'accusative' || name === 'object') return ['object'];
  return allGloss[language].casesOfPrepositions && isGoverned(clause, place) ? [] : [name];
}

/** Whether a preposition stands before a noun phrase: `в большом доме`. */
function isGoverned(clause: readonly ClauseUnit[], place: number): boolean {
  for (const { pos } of clause.slice(0, place).toReversed()) {
    if (pos === 'preposition' || pos === 'numeral') return true;
    if (pos !== 'adjective' && pos !== 'determiner') return false;
  }
  return false;
}
