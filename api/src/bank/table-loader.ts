import { loadParadigms, type Paradigms } from '@topwords/content/paradigms';
import { codeOf } from '../errors/known-error.ts';

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
  return () => {
    loaded ??= tablesOf(bankVersion, load);
    return loaded;
  };
}

function tablesOf(bankVersion: string, load: () => Paradigms): Paradigms {
  try {
    const paradigms = load();
    return paradigms.version === bankVersion ? paradigms : noTables;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return noTables;
    throw error;
  }
}
