import type { PartOfSpeech } from '../contracts/index.ts';
import type { InterfaceLanguage } from './texts.ts';

/** What parts of speech are called in each interface language. */
export const partOfSpeechNames: Record<InterfaceLanguage, Record<PartOfSpeech, string>> = {
  en: {
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
  },
};
