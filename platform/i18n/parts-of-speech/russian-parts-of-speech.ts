import type { PartOfSpeech } from '../../contracts/index.ts';

/** What parts of speech are called in Russian. */
export const russianPartsOfSpeech: Record<PartOfSpeech, string> = {
  noun: 'существительное',
  verb: 'глагол',
  adjective: 'прилагательное',
  adverb: 'наречие',
  pronoun: 'местоимение',
  determiner: 'определитель',
  preposition: 'предлог',
  conjunction: 'союз',
  numeral: 'числительное',
  interjection: 'междометие',
  particle: 'частица',
};
