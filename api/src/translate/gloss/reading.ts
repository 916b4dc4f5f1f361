import type { LanguageCode, PartOfSpeech } from '@topwords/platform/contracts';
import { namesOf, type CatalogueMeaning, type CatalogueWord } from '../../bank/catalogue.ts';
import type { SourceWord } from './source-words.ts';

/** One way to understand a word: which headword it is, in which of its meanings. */
export interface Reading {
  word: CatalogueWord;
  meaning: CatalogueMeaning;
  /** From 0, the closest spelling and the commonest meaning, upwards. */
  distance: number;
}

/** One or more words of the text that are read together. */
export interface Unit {
  words: readonly SourceWord[];
  /** The likeliest first; none for a word that the bank does not have. */
  readings: readonly Reading[];
}

/** What a reading is called in a language, without what only explains; undefined when nothing. */
export function nameOf(reading: Reading | undefined, to: LanguageCode): string | undefined {
  return reading && namesOf(reading.meaning, to)[0];
}

/** Whether a name is an explanation in brackets, such as `(-de, -da)`: shown, but no part of a text. */
export function isExplanation(name: string): boolean {
  return name.startsWith('(');
}

/** The part of speech of a reading, undefined for none. */
export function posOf(reading: Reading | undefined): PartOfSpeech | undefined {
  return reading?.meaning.pos;
}

/** What a unit is in the text, in lower case. */
export function textOf(unit: Unit | undefined, language: LanguageCode): string {
  const texts = unit?.words.map(({ text }) => text) ?? [];
  return texts.join(' ').toLocaleLowerCase(language);
}
