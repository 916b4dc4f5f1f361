import { loadUsages, type Usage, type Usages } from '@topwords/content/usages';

export type { Usages };

/** Finds how a word is used, as its authors wrote it; empty for an unknown id. */
export type FindUsage = (wordId: number) => Usage;

/** Creates a finder that reads the usages on first use. */
export function createFindUsage(load: () => Usages = loadUsages): FindUsage {
  let usages: Usages | undefined;
  return (wordId) => (usages ??= load()).words[wordId] ?? {};
}
