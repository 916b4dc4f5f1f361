import { allSyntax } from '@topwords/languages/syntax';
import type { RowLabel } from '@topwords/languages/paradigms';
import type { LanguageCode, PartOfSpeech } from '@topwords/platform/contracts';
import { groupByEach } from '../../../bank/group-by-each.ts';
import type { Subject } from './fact-sources.ts';
import { areAdjacent, tokensOf, type Token } from './tokens.ts';
import type { Neighbour, Use } from './word-facts.ts';
import { kinds } from './kinds.ts';

type Side = Neighbour['side'];

interface Beside {
  use: Use;
  token: Token;
  pos: PartOfSpeech | null;
  case: RowLabel | null;
  shown: string;
}

/** Parts of speech that appear beside nearly any word, and so say nothing about this one. */
const ubiquitous = kinds('determiner', 'pronoun', 'conjunction', 'particle');

function besideOf({ sources: { wordsOf, casesOf }, word: { language } }: Subject, side: Side) {
  return (use: Use): Beside[] => {
    const { text } = use.sentence;
    const tokens = tokensOf(text, language);
    const inner = tokens.filter((token) => token.start >= use.start && token.end <= use.end);
    const edge = side === 'after' ? inner.at(-1) : inner[0];
    if (edge === undefined) return [];
    const token = tokens[tokens.indexOf(edge) + (side === 'after' ? 1 : -1)];
    if (token === undefined) return [];
    const [left, right] = side === 'after' ? [edge, token] : [token, edge];
    if (!areAdjacent(text, left, right)) return [];
    const [only = null, ...others] = new Set(wordsOf(language, token.text).map((word) => word.pos));
    const next = side === 'after' ? tokens[tokens.indexOf(token) + 1] : undefined;
    const name = caseOf(casesOf(language, token.text), next && casesOf(language, next.text));
    const [start, end] = side === 'after' ? [use.start, token.end] : [token.start, use.end];
    const pos = others.length === 0 ? only : null;
    return [{ use, token, pos, case: name, shown: text.slice(start, end) }];
  };
}

/** The only case that a word can be in, also considering the next word, which may agree with it. */
function caseOf(first: ReadonlySet<RowLabel>, next?: ReadonlySet<RowLabel>): RowLabel | null {
  if (first.size === 1) return [...first][0] ?? null;
  if (first.size === 0 || next === undefined) return null;
  const both = [...first].filter((one) => next.has(one));
  return both.length === 1 ? (both[0] ?? null) : null;
}

/** Groups by a key, the largest group first; those without one are left out. */
function grouped<K>(all: readonly Beside[], keyOf: (one: Beside) => K | null): [K, Beside[]][] {
  const groups = groupByEach(all, (one) => {
    const key = keyOf(one);
    return key === null ? [] : [key];
  });
  return [...groups].toSorted(([, a], [, b]) => b.length - a.length);
}

/** A case is significant only if no neighbour is in another case. */
function agreed(groups: [RowLabel, Beside[]][], all: readonly Beside[]): [RowLabel, Beside[]][] {
  return new Set(all.flatMap((one) => one.case ?? [])).size === 1 ? groups : [];
}

/** The side of the word that a preposition governs. */
function governedSide(language: LanguageCode): Side | undefined {
  const { hasCases, isHeadFinal } = allSyntax[language];
  if (!hasCases) return undefined;
  return isHeadFinal ? 'before' : 'after';
}

/** Words, parts of speech and cases directly beside a word in its sentences. */
export function findNeighbours(subject: Subject, uses: readonly Use[]): Neighbour[] {
  return (['after', 'before'] as const).flatMap((side) => {
    const beside = uses.flatMap(besideOf(subject, side));
    const words = grouped(beside, ({ token, pos }) =>
      pos !== null && ubiquitous.has(pos) ? null : token.text,
    );
    const parts = grouped(beside, ({ pos }) => pos);
    const inCases = grouped(beside, (one) => one.case);
    const cases = side === governedSide(subject.word.language) ? agreed(inCases, beside) : [];
    const toNeighbour = (group: readonly Beside[], what: Partial<Neighbour>): Neighbour => ({
      side,
      text: null,
      pos: null,
      case: null,
      ...what,
      count: group.length,
      of: uses.length,
      examples: group.map(({ shown, use }) => ({ text: shown, sentence: use.sentence })),
    });
    return [
      ...words.map(([text, group]) => toNeighbour(group, { text, pos: group[0]?.pos ?? null })),
      ...parts.map(([pos, group]) => toNeighbour(group, { pos })),
      ...cases.map(([name, group]) => toNeighbour(group, { case: name })),
    ];
  });
}
