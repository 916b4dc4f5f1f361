import type { LanguageCode, PartOfSpeech } from '@topwords/platform/contracts';
import { namesOf, type CatalogueMeaning, type CatalogueWord } from '../../../bank/catalogue.ts';
import { plainEquivalentsIn } from '../../../bank/glosses.ts';
import type { SourceWord } from './source-word.ts';

/** One way to understand a word: which headword it is, in which of its meanings. */
export interface Reading {
  word: CatalogueWord;
  meaning: CatalogueMeaning;
  /** 0 is the closest spelling and the most common meaning; higher is further. */
  distance: number;
}

/** One or more words of the text that are read together. */
export interface Unit {
  words: readonly SourceWord[];
  /** The likeliest first; empty for a word that the bank lacks. */
  readings: readonly Reading[];
}

/**
 * A reading's name in a language; undefined if it has none. It is the first name of the meaning that
 * the word's gloss lists, since a name that is a headword can be inflected.
 */
export function nameOf(reading: Reading | undefined, to: LanguageCode): string | undefined {
  if (reading === undefined) return undefined;
  const { word, meaning } = reading;
  const sense = word.senses.find((one) => one.meaning === meaning);
  const names = namesOf(meaning, to);
  const listed = plainEquivalentsIn(sense?.gloss[to] ?? '');
  return names.find((one) => listed.includes(one)) ?? names[0];
}

/** Whether a name is an explanation in brackets, such as `(-de, -da)`: shown, but not in a text. */
export function isExplanation(name: string): boolean {
  return name.startsWith('(');
}

/** The part of speech of a reading, if any. */
export function posOf(reading: Reading | undefined): PartOfSpeech | undefined {
  return reading?.meaning.pos;
}

/** The unit's text in lower case. */
export function textOf(unit: Unit | undefined, language: LanguageCode): string {
  const texts = unit?.words.map(({ text }) => text) ?? [];
  return texts.join(' ').toLocaleLowerCase(language);
}
