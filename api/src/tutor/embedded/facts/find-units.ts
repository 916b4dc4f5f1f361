import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../bank/catalogue.ts';
import type { FactSources } from './fact-sources.ts';
import type { Unit } from './phrase-shape.ts';
import { tokensOf } from './tokens.ts';

const longestHeadword = 4;

/** Splits a sentence into words and phrases of the bank, preferring the longest. */
export function unitsOf({ wordsOf }: FactSources, text: string, language: LanguageCode): Unit[] {
  const tokens = tokensOf(text, language);
  const units: Unit[] = [];
  for (let index = 0; index < tokens.length;) {
    let size = Math.min(longestHeadword, tokens.length - index);
    let words: readonly CatalogueWord[] = [];
    for (; size > 0; size -= 1) {
      const piece = tokens.slice(index, index + size);
      words = wordsOf(language, piece.map((token) => token.text).join(' '));
      if (words.length > 0 || size === 1) break;
    }
    const [first, last] = [tokens[index], tokens[index + size - 1]];
    const next = tokens[index + size];
    if (first === undefined || last === undefined) break;
    const closesClause = next === undefined || text.slice(last.end, next.start).trim() !== '';
    const key = tokens.slice(index, index + size).map((token) => token.text);
    units.push({ start: first.start, end: last.end, text: key.join(' '), words, closesClause });
    index += size;
  }
  return units;
}

function shareMeaning(a: Unit, b: Unit): boolean {
  return a.words.some((one) =>
    b.words.some((other) => one.meanings.some((meaning) => other.meanings.includes(meaning))),
  );
}

/** Matches each unit with a unit of the translation, if the match is unambiguous on both sides. */
export function linksOf(text: readonly Unit[], translation: readonly Unit[]): Map<number, number> {
  const pairs = text.flatMap((unit, from) =>
    translation.flatMap((other, to) => (shareMeaning(unit, other) ? [[from, to] as const] : [])),
  );
  const sure = pairs.filter(
    ([from, to]) => pairs.filter((pair) => pair[0] === from || pair[1] === to).length === 1,
  );
  return new Map(sure);
}
