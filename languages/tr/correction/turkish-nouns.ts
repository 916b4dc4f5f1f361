import type { Lexeme, Lexicon } from '../../pack/lexicon.ts';
import {
  addEnding,
  caseEndings,
  caseEndingsAfterThirdPerson,
  pluralStemsOf,
  possessiveEndings,
  stemsOfTurkishNoun,
} from '../grammar/nouns.ts';
import { attach } from '../grammar/sounds.ts';

export type TurkishCase = 'nominative' | keyof typeof caseEndings;
export type Owner = 'first' | 'second' | 'third' | 'first-plural' | 'second-plural';

/** A noun with its number, the person it belongs to, and its case. */
export interface TurkishNoun {
  lexeme: Lexeme;
  pos: string;
  number: 'singular' | 'plural';
  owner: Owner | null;
  case: TurkishCase;
}

type Features = Omit<TurkishNoun, 'lexeme' | 'pos'>;

const owners: readonly [Owner, string][] = [
  ['first', possessiveEndings.singular[0]],
  ['second', possessiveEndings.singular[1]],
  ['third', possessiveEndings.singular[2]],
  ['first-plural', possessiveEndings.plural[0]],
  ['second-plural', possessiveEndings.plural[1]],
];
const cases = Object.entries(caseEndings) as [keyof typeof caseEndings, string][];

const known = new WeakMap<Lexeme, readonly [string, Features][]>();

/** All forms of a noun that is no compound. */
export function formsOfNoun(lexeme: Lexeme, lexicon: Lexicon): readonly [string, Features][] {
  const memory = known.get(lexeme);
  if (memory) return memory;
  const place = { table: 'declension', row: 'accusative', column: 'singular' } as const;
  const [accusative] = lexicon.formsAt(lexeme, 'noun', place);
  const isCompound =
    accusative?.endsWith(`n${accusative.at(-1)}`) === true && /[ıiuü]$/u.test(lexeme.text);
  const forms: [string, Features][] = [];
  if (!isCompound) {
    const stems = stemsOfTurkishNoun(lexeme.text, accusative);
    for (const [number, base] of [
      ['singular', stems],
      ['plural', pluralStemsOf(stems)],
    ] as const) {
      forms.push([base.plain, { number, owner: null, case: 'nominative' }]);
      for (const [name, ending] of cases) {
        forms.push([addEnding(base, ending), { number, owner: null, case: name }]);
      }
      for (const [owner, ending] of owners) {
        const owned = addEnding(base, ending);
        forms.push([owned, { number, owner, case: 'nominative' }]);
        for (const [name, after] of cases) {
          const suffix = owner === 'third' ? caseEndingsAfterThirdPerson[name] : after;
          forms.push([attach(owned, suffix), { number, owner, case: name }]);
        }
      }
    }
  }
  known.set(lexeme, forms);
  return forms;
}

const starts = new WeakMap<Lexicon, Map<string, Lexeme[]>>();

/** The nouns whose forms may begin with these two letters. */
function nounsFrom(lexicon: Lexicon, start: string): readonly Lexeme[] {
  let index = starts.get(lexicon);
  if (!index) {
    const nouns = lexicon.lexemes.filter(({ pos }) => pos.includes('noun'));
    index = Map.groupBy(nouns, ({ text }) => text.slice(0, 2));
    starts.set(lexicon, index);
  }
  return index.get(start) ?? [];
}

/** Candidates for a token: nouns that it may be a form of, by their letters but the last ones. */
export function nounCandidates(token: string, lexicon: Lexicon): readonly Lexeme[] {
  return nounsFrom(lexicon, token.slice(0, 2)).filter(
    ({ text }) => text.length > 1 && token.startsWith(text.slice(0, Math.max(2, text.length - 2))),
  );
}

/** All nouns that a token may be. */
export function nounsOf(token: string, lexicon: Lexicon): readonly TurkishNoun[] {
  return nounCandidates(token, lexicon).flatMap((lexeme) =>
    formsOfNoun(lexeme, lexicon)
      .filter(([form]) => form === token)
      .map(([, features]) => ({ lexeme, pos: 'noun', ...features })),
  );
}

/** A noun in other features. */
export function nounWith(
  { lexeme, ...noun }: TurkishNoun,
  lexicon: Lexicon,
  changed: Partial<Features>,
): string | undefined {
  const wanted = { ...noun, ...changed };
  return formsOfNoun(lexeme, lexicon).find(
    ([, one]) =>
      one.number === wanted.number && one.owner === wanted.owner && one.case === wanted.case,
  )?.[0];
}
