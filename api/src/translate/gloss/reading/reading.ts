import type { LanguageCode, PartOfSpeech } from '@topwords/platform/contracts';
import type { CatalogueMeaning, CatalogueWord } from '../../../bank/catalogue.ts';
import { equivalentsIn } from '../../../bank/glosses.ts';
import type { SourceWord } from './source-word.ts';

/** One way to understand a word: which headword it is, in which of its meanings. */
export interface Reading {
  word: CatalogueWord;
  meaning: CatalogueMeaning;
  /** 0 is the closest spelling and the most common meaning; higher is further. */
  distance: number;
}

/** How a unit is read. */
export interface Choice {
  /** Undefined for words that the bank lacks. */
  reading: Reading | undefined;
  /** Other readings that its neighbours favour about as much, the likeliest first. */
  rivals: readonly Reading[];
}

/** One or more words of the text that are read together. */
export interface Unit {
  words: readonly SourceWord[];
  /** The likeliest first; empty for a word that the bank lacks. */
  readings: readonly Reading[];
  /** What a set phrase means as a whole. */
  said?: readonly string[];
  /** Whether what it says as a whole may be one thing or another: *aunque sea*. */
  isOpen?: true;
  /** What a word also says, besides what its headword means. */
  uses?: readonly string[];
  /** Words of it that follow others: *nuts* of *drives me nuts*. */
  tail?: readonly SourceWord[];
  /** Of a set phrase: its words, and the one whose form says when, who and how many. */
  parts?: readonly Unit[];
  head?: Unit;
  /** Whether it belongs to a verb before it: *up* of *pick me up*. */
  isJoined?: true;
}

/** What a reading means in a language, as its gloss says: "be (state, place)". */
export function equivalentsOf({ word, meaning }: Reading, to: LanguageCode): string[] {
  const sense = word.senses.find((one) => one.meaning === meaning);
  return equivalentsIn(sense?.gloss[to] ?? '');
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
