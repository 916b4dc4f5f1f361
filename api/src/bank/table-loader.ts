import { loadParadigms, type Paradigms } from '@topwords/content/paradigms';
import { loadBuilt } from './load-built.ts';

/** No tables: words stay in the form of the headword. */
export const noTables: Paradigms = { version: '', words: {}, facts: {} };

/**
 * Loads the tables of the bank's words once, on first use. A bank other than the build's own has no
 * tables: its words stay in the form of the headword.
 */
export function createTableLoader(
  bankVersion: string,
  load: () => Paradigms = loadParadigms,
): () => Paradigms {
  let loaded: Paradigms | undefined;
  return () => (loaded ??= loadBuilt(bankVersion, load) ?? noTables);
}
