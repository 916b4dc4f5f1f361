import type { PartOfSpeech } from '../../contracts/index.ts';

/** What parts of speech are called in Spanish. */
export const spanishPartsOfSpeech: Record<PartOfSpeech, string> = {
  noun: 'sustantivo',
  verb: 'verbo',
  adjective: 'adjetivo',
  adverb: 'adverbio',
  pronoun: 'pronombre',
  determiner: 'determinante',
  preposition: 'preposición',
  conjunction: 'conjunción',
  numeral: 'numeral',
  interjection: 'interjección',
  particle: 'partícula',
};
