import { loadUsages, type Usage, type Usages } from '@topwords/content/usages';
import type { CatalogueWord } from './catalogue.ts';
import { loadBuilt } from './load-built.ts';

/** How a word of the bank is used. Empty for a word about which authors wrote nothing. */
export type UsageOf = (word: Pick<CatalogueWord, 'id'>) => Usage;

const noUsage: Usage = {};

/** Knows no usage of any word. */
export const noUsages: UsageOf = () => noUsage;

/**
 * Finds the usages of the bank's words. They take 12 MB, and 0.1 s to read, so they are read on
 * first use, which keeps both out of the start. A bank other than the build's own has none.
 */
export function createUsageLoader(bankVersion: string, load: () => Usages = loadUsages): UsageOf {
  let loaded: Usages['words'] | undefined;
  return ({ id }) => {
    loaded ??= loadBuilt(bankVersion, load)?.words ?? {};
    return loaded[id] ?? noUsage;
  };
}
