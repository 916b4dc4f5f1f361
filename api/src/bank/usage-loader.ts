import { loadUsages, type Usage, type Usages } from '@topwords/content/usages';
import { codeOf } from '../errors/known-error.ts';
import type { CatalogueWord } from './catalogue.ts';

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
    loaded ??= usagesOf(bankVersion, load);
    return loaded[id] ?? noUsage;
  };
}

function usagesOf(bankVersion: string, load: () => Usages): Usages['words'] {
  try {
    const { version, words } = load();
    return version === bankVersion ? words : {};
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return {};
    throw error;
  }
}
