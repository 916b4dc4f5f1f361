import type { Cursor } from '../../correction/cursor.ts';
import { isOnly } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  adjectiveAt,
  adjectivesOf,
  casesOf,
  nounAt,
  nounsOf,
  plain,
  type Nominal,
  type RussianCase,
  type RussianNumber,
} from './russian-words.ts';

/** A noun with the adjectives before it. Offsets are those of the cursor that found it. */
export interface NounPhrase {
  from: number;
  /** The offset after the noun. */
  to: number;
  /** The readings of each adjective; none of a possessive that never changes, such as его. */
  adjectives: readonly (readonly Nominal[])[];
  /** The readings of the noun. */
  nouns: readonly Nominal[];
  /** In which the noun may be. */
  cases: ReadonlySet<RussianCase>;
}

const unchanging = wordSet('его её ее их');
const mostAdjectives = 3;

/** The noun phrase that begins at an offset, if its words can be nothing else. */
export function nounPhraseAt(cursor: Cursor, from: number): NounPhrase | undefined {
  const adjectives: (readonly Nominal[])[] = [];
  let at = from;
  while (adjectives.length <= mostAdjectives) {
    const token = cursor.token(at);
    const nouns = nounsOf(token);
    if (nouns)
      return { from, to: at + 1, adjectives, nouns, cases: casesOf(nouns, cursor.text(at)) };
    const found = unchanging.has(cursor.text(at)) ? [] : adjectivesOf(token);
    if (!found) return undefined;
    adjectives.push(found);
    at += 1;
  }
  return undefined;
}

/** Whether an adjective may stand with a noun in this case, number and gender. */
export function agrees(adjective: readonly Nominal[], noun: Nominal): boolean {
  return (
    adjective.length === 0 ||
    adjective.some(
      (one) =>
        one.case === noun.case &&
        one.number === noun.number &&
        (one.number === 'plural' || noun.gender === undefined || one.gender === noun.gender),
    )
  );
}

/** The words of a noun phrase in another case; capitals stay. */
export function phraseInCase(
  cursor: Cursor,
  { from, adjectives, nouns }: NounPhrase,
  row: RussianCase,
  wantedNumber?: RussianNumber,
): string | undefined {
  const { lexicon } = cursor.sentence;
  const base = nouns.find((one) => one.case === 'nominative') ?? nouns[0];
  const number = wantedNumber ?? base?.number;
  if (!base || number === undefined) return undefined;
  const lexemes = [...new Set(nouns.map(({ lexeme }) => lexeme))];
  const forms = new Set(lexemes.map((lexeme) => nounAt(lexeme, lexicon, { case: row, number })));
  const [noun] = forms;
  if (forms.size !== 1 || noun === undefined) return undefined;
  const animate = base.lexeme.animate ?? false;
  const words = adjectives.map((readings, place) => {
    const [adjective] = readings;
    if (!adjective) return cursor.text(from + place);
    return adjectiveAt(adjective, lexicon, { case: row, number, gender: base.gender, animate });
  });
  if (words.includes(undefined)) return undefined;
  const all = [...words, noun].map((word, place) => {
    const written = cursor.token(from + place)?.written ?? '';
    const isCapital = /^\p{Lu}/u.test(written) && !(cursor.at + from + place === 0);
    return isCapital ? (word ?? '').slice(0, 1).toUpperCase() + (word ?? '').slice(1) : word;
  });
  return all.join(' ');
}

/** Whether all words of a phrase may be in this case. */
export function mayBeIn({ nouns, adjectives }: NounPhrase, row: RussianCase): boolean {
  return nouns.some((noun) => noun.case === row && adjectives.every((one) => agrees(one, noun)));
}

const times = wordSet(
  'год день вечер ночь час неделя месяц утро минута секунда лето зима весна осень век раз',
);

/** Whether a phrase may say when or how long: всю ночь, круглый год. */
export function isTime({ nouns }: NounPhrase): boolean {
  return nouns.some(({ lexeme }) => times.has(lexeme.text));
}

/** Whether the words of a phrase are written this way already. */
export function isSame(cursor: Cursor, { from, to }: NounPhrase, right: string): boolean {
  return plain(cursor.words(from, to).toLowerCase()) === plain(right.toLowerCase());
}

/** Whether a token names a living being in the nominative, and nothing else. */
export function isPersonAt(cursor: Cursor, at: number): boolean {
  return isOnly(
    cursor.token(at),
    ({ pos, place, lexeme }) =>
      pos === 'noun' && place?.row === 'nominative' && lexeme.animate === true,
  );
}
