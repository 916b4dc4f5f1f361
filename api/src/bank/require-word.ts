import { knownError } from '../errors/known-error.ts';
import type { Catalogue, CatalogueWord } from './catalogue.ts';

/**
 * The word with an id, given as text.
 * @throws word_unknown, also for text that cannot be an id
 */
export function requireWord(catalogue: Catalogue, id: string): CatalogueWord {
  const word = /^[1-9]\d{0,9}$/.test(id) ? catalogue.find(Number(id)) : undefined;
  if (word === undefined) throw knownError('word_unknown', 'This word does not exist');
  return word;
}
