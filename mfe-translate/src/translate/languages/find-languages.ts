import type { TranslatorLanguage } from '@topwords/platform/contracts';
import { nameForReader } from '../../names/name-for-reader.ts';
import { ownNameOf } from './language-names.ts';

/** Regardless of case and accents: `Türkçe` → `turkce`. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').trim();
}

/**
 * How well a name matches: 0 starts with the query, 1 has a word that does, 2 contains it, 3 no
 * match.
 */
function rank(name: string, query: string): number {
  const folded = fold(name);
  if (folded.startsWith(query)) return 0;
  if (folded.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(query))) return 1;
  return folded.includes(query) ? 2 : 3;
}

/** The languages whose name, native name or code matches a query; the best matches first. */
export function findLanguages(
  codes: readonly TranslatorLanguage[],
  query: string,
  reader: string,
): TranslatorLanguage[] {
  const wanted = fold(query);
  return codes
    .map((code) => {
      const names = [nameForReader(reader, code), ownNameOf(code)];
      const ranks = names.filter((name) => name !== '').map((name) => rank(name, wanted));
      return { code, rank: code.toLowerCase() === wanted ? 0 : Math.min(...ranks) };
    })
    .filter((found) => found.rank < 3)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ code }) => code);
}
