import type { PartOfSpeech } from '../../contracts/index.ts';

/** What parts of speech are called in Turkish. */
export const turkishPartsOfSpeech: Record<PartOfSpeech, string> = {
  noun: 'isim',
  verb: 'fiil',
  adjective: 'sıfat',
  adverb: 'zarf',
  pronoun: 'zamir',
  determiner: 'belirleyici',
  preposition: 'edat',
  conjunction: 'bağlaç',
  numeral: 'sayı',
  interjection: 'ünlem',
  particle: 'parçacık',
};
