import { grammarList } from '../lists/grammar.ts';
import type { LanguageCode } from './identity.ts';
import type { Grammar } from '../pack/grammar.ts';

export type {
  Inflection,
  InflectWord,
  RecognizeWord,
} from '../dictionaries/inflect-single-words.ts';
export type { Speller } from '../dictionaries/load-speller.ts';
export type { CheckedWord, Grammar, PlaceInTables } from '../pack/grammar.ts';
export type { StressedTable, StressedWord, StressRules } from '../pack/stress.ts';

/** How each language forms its words. */
export const allGrammar: Record<LanguageCode, Grammar> = grammarList;
