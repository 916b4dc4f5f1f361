import type { PartOfSpeech } from '../../contracts/index.ts';

/** What parts of speech are called in English. */
export const englishPartsOfSpeech: Record<PartOfSpeech, string> = {
  noun: 'noun',
  verb: 'verb',
  adjective: 'adjective',
  adverb: 'adverb',
  pronoun: 'pronoun',
  determiner: 'determiner',
  preposition: 'preposition',
  conjunction: 'conjunction',
  numeral: 'numeral',
  interjection: 'interjection',
  particle: 'particle',
};
