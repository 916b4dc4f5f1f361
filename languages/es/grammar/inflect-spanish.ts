import type { Inflection } from '../../dictionaries/inflect-single-words.ts';
import type { Speller } from '../../dictionaries/load-speller.ts';
import type { DictionaryForms } from '../../dictionaries/open-dictionary.ts';
import { inflectSpanishNominal } from './nominals.ts';

/** A verb's forms also serve its reflexive: levantarse, levanto. */
export function inflectSpanish(
  forms: DictionaryForms,
  isSpelled: Speller,
  text: string,
  inflection: Inflection,
): string[] {
  const isReflexive = inflection === 'verb' && text.endsWith('rse');
  const built = forms(isReflexive ? text.slice(0, -2) : text, inflection);
  if (built.length > 0 || inflection === 'verb' || inflection === 'adverb') return built;
  return inflectSpanishNominal(text, inflection === 'adjective').filter(isSpelled);
}
