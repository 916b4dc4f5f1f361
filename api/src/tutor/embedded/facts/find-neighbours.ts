import { allSyntax } from '@topwords/languages/syntax';
import type { RowLabel } from '@topwords/languages/paradigms';
import type { LanguageCode, PartOfSpeech } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../bank/catalogue.ts';
import type { FactSources } from './fact-sources.ts';
import { areAdjacent, tokensOf, type Token } from './tokens.ts';
import type { Neighbour, Use } from './word-facts.ts';

interface Beside {
  use: Use;
  token: Token;
  pos: PartOfSpeech | null;
  case: RowLabel | null;
  shown: string;
}

/** Parts of speech that appear beside nearly any word, and so say nothing about this one. */
const ubiquitous: ReadonlySet<PartOfSpeech> = new Set<PartOfSpeech>([
  'determiner',
  'pronoun',
  'conjunction',
  'particle',
]);

function besideOf(
  { wordsOf, casesOf }: FactSources,
  { language }: CatalogueWord,
  side: Neighbour['side'],
) {
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
    const kinds = new Set(wordsOf(language, token.text).map((word) => word.pos));
    const next = side === 'after' ? tokens[tokens.indexOf(token) + 1] : undefined;
    const cases = caseOf(casesOf(language, token.text), next && casesOf(language, next.text));
    const [start, end] = side === 'after' ? [use.start, token.end] : [token.start, use.end];
    return [
      {
        use,
        token,
        pos: kinds.size === 1 ? ([...kinds][0] ?? null) : null,
        case: cases,
        shown: text.slice(start, end),
      },
    ];
  };
}

/** The only case that a word can be in, also considering the next word, which may agree with it. */
function caseOf(first: ReadonlySet<RowLabel>, next?: ReadonlySet<RowLabel>): RowLabel | null {
  if (first.size === 1) return [...first][0] ?? null;
  if (first.size === 0 || next === undefined) return null;
  const both = [...first].filter((one) => next.has(one));
  return both.length === 1 ? (both[0] ?? null) : null;
}

function toNeighbour(
  side: Neighbour['side'],
  of: number,
  group: readonly Beside[],
  what: Pick<Neighbour, 'text' | 'pos' | 'case'>,
): Neighbour {
  const examples = group.map(({ shown, use }) => ({ text: shown, sentence: use.sentence }));
  return { side, ...what, count: group.length, of, examples };
}

/** Groups by a key, the largest group first. */
function grouped<K>(all: readonly Beside[], key: (one: Beside) => K | null): [K, Beside[]][] {
  const groups = new Map<K, Beside[]>();
  for (const one of all) {
    const name = key(one);
    if (name === null) continue;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [one]);
    else group.push(one);
  }
  return [...groups].toSorted(([, a], [, b]) => b.length - a.length);
}

/** A case is significant only if no neighbour is in another case. */
function agreed(groups: [RowLabel, Beside[]][], all: readonly Beside[]): [RowLabel, Beside[]][] {
  return new Set(all.flatMap((one) => one.case ?? [])).size === 1 ? groups : [];
}

/** The side of the word that a preposition governs. */
function governedSide(language: LanguageCode): Neighbour['side'] | undefined {
  const { hasCases, isHeadFinal } = allSyntax[language];
  if (!hasCases) return undefined;
  return isHeadFinal ? 'before' : 'after';
}

/** Words, parts of speech and cases directly beside a word in its sentences. */
export function findNeighbours(
  sources: FactSources,
  word: CatalogueWord,
  uses: readonly Use[],
): Neighbour[] {
  return (['after', 'before'] as const).flatMap((side) => {
    const beside = uses.flatMap(besideOf(sources, word, side));
    const words = grouped(beside, ({ token, pos }) =>
      pos !== null && ubiquitous.has(pos) ? null : token.text,
    );
    const kinds = grouped(beside, ({ pos }) => pos);
    const inCases = grouped(beside, (one) => one.case);
    const cases = side === governedSide(word.language) ? agreed(inCases, beside) : [];
    const none = { text: null, pos: null, case: null };
    return [
      ...words.map(([text, group]) =>
        toNeighbour(side, uses.length, group, { ...none, text, pos: group[0]?.pos ?? null }),
      ),
      ...kinds.map(([pos, group]) => toNeighbour(side, uses.length, group, { ...none, pos })),
      ...cases.map(([name, group]) =>
        toNeighbour(side, uses.length, group, { ...none, case: name }),
      ),
    ];
  });
}
