import type { TranslatorLanguage } from '@topwords/platform/contracts';
import type { InstalledPair } from '../../engines/installed-pair.ts';
import type { LanguageGroup, LanguagePair } from '../engine.ts';

/** Pairs without a model of their own go through this language. */
const pivot: TranslatorLanguage = 'en';

/** The models that translate a pair, one after the other; empty if there are none. */
export function findRoute(
  pairs: readonly InstalledPair[],
  { from, to }: LanguagePair,
): InstalledPair[] {
  const find = (one: TranslatorLanguage, other: TranslatorLanguage) =>
    pairs.find((pair) => pair.from === one && pair.to === other);
  const direct = find(from, to);
  if (direct !== undefined) return [direct];
  const [first, second] = [find(from, pivot), find(pivot, to)];
  return first !== undefined && second !== undefined ? [first, second] : [];
}

/** All that the models translate: for each language, those that it can be translated into. */
export function groupRoutes(pairs: readonly InstalledPair[]): LanguageGroup[] {
  const targets = [...new Set(pairs.map(({ to }) => to))];
  return [...new Set(pairs.map(({ from }) => from))].map((from) => ({
    from: [from],
    to: targets.filter((to) => to !== from && findRoute(pairs, { from, to }).length > 0),
  }));
}
