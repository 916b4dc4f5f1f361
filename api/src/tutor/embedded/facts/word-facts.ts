import type {
  ColumnLabel,
  ParadigmTable,
  RowLabel,
  TableName,
  WordFacts as Inflection,
} from '@topwords/content/paradigms';
import type { LanguageCode, Level, PartOfSpeech, WordNotes } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../bank/catalogue.ts';
import type { Government } from './government.ts';

/**
 * All that is truly known of a word, as data: no sentence of it is prose, so that the analysis and
 * the replies of the chat each say it in the learner's language. Nothing here is guessed: it stands
 * in the bank, in the tables of forms, or is counted in the bank's sentences.
 */
export interface WordFacts {
  word: CatalogueWord;
  native: LanguageCode;
  /** How many headwords its language has: what its rank is out of. */
  wordsOfLanguage: number;
  /** Without slashes; null when nothing gives it. */
  ipa: string | null;
  /** What it means, the commonest first. Never empty. */
  senses: readonly Sense[];
  /** Sentences in which it stands, those of its senses first; empty when none holds it. */
  uses: readonly Use[];
  /** Sentences of its senses that say it with a synonym; only when `uses` has none of that sense. */
  borrowed: readonly SentencePair[];
  /** Labelled tables of its forms, those of its commonest part of speech first. */
  tables: readonly ParadigmTable[];
  /** Conjugation, declension, aspect, harmony: what a grammar says in one line. */
  inflection: Inflection;
  /** Cells of the tables that no rule would give. */
  irregular: readonly LabelledForm[];
  /** What it asks of the words that go with it; the bank notes it of Russian words. */
  governments: readonly Governed[];
  /** What stands beside it in its sentences, the most frequent first. */
  neighbours: readonly Neighbour[];
  /** Pieces of its sentences whose translation is a piece of the sentence's translation. */
  phrases: readonly Phrase[];
  /** Phrases of the bank that it is part of. */
  headwordPhrases: readonly Related[];
  /** The words that a phrase is made of, so far as the bank knows them. */
  parts: readonly Related[];
  /** Other headwords of its meanings, the nearest first. */
  synonyms: readonly Related[];
  /** Words of other meanings that have the same translation, as ser and estar are both be. */
  rivals: readonly Rival[];
  /** Words made of the same stem. */
  family: readonly Related[];
  /** Words spelled nearly alike that mean something else. */
  confusable: readonly Related[];
  /** Words of the native language spelled nearly alike that mean something else. */
  falseFriends: readonly FalseFriend[];
  /** Words of the native language spelled nearly alike that mean the same. */
  cognates: readonly string[];
}

/** A sentence in the word's language and in the native one. */
export interface SentencePair {
  id: number;
  text: string;
  translation: string;
}

/** One meaning of the word. */
export interface Sense {
  meaningId: number;
  pos: PartOfSpeech;
  level: Level;
  /** In the native language, the commonest first; empty where it has only a gloss. */
  translations: readonly string[];
  /** What the meaning is in the native language where that has no word for it, in parentheses. */
  gloss: string | null;
  notes: WordNotes;
  /** Other words of the same language that say the same, headwords of the bank. */
  companions: readonly CatalogueWord[];
}

/** A place where the word stands. */
export interface Use {
  sentence: SentencePair;
  /** The sense whose sentence it is; null when the sentence is of another word. */
  meaningId: number | null;
  /** As it is written there, its capital included. */
  form: string;
  /** Where `form` stands in the sentence's text, in UTF-16 units. */
  start: number;
  end: number;
  /** What the tables call the form; empty when they do not have it. The word itself has its labels too. */
  labels: readonly FormLabel[];
  /** Whether nothing stands before it, or nothing after it. */
  opens: boolean;
  closes: boolean;
}

/** A place in a table of forms. */
export interface FormLabel {
  table: TableName;
  pos: string;
  row: RowLabel;
  column: ColumnLabel;
}

/** A place in a table and what stands there. */
export interface LabelledForm extends FormLabel {
  forms: readonly string[];
}

/** What a sense of the word takes: cases, after prepositions or without. */
export interface Governed {
  meaningId: number;
  governed: readonly Government[];
  /** A sentence that shows one of them, when there is one. */
  sentence: SentencePair | null;
}

/** What stands directly before or after the word in one or several of its sentences. */
export interface Neighbour {
  side: 'before' | 'after';
  /** The same word each time, in lower case; or null where only its kind is the same. */
  text: string | null;
  /** The part of speech that each has; null where several are possible. */
  pos: PartOfSpeech | null;
  /** The case that each has, of Russian and Turkish nouns and pronouns. */
  case: RowLabel | null;
  /** In how many of the word's uses, out of how many. */
  count: number;
  of: number;
  /** Both words as they stand in one sentence. */
  examples: readonly { text: string; sentence: SentencePair }[];
}

/** A piece of a sentence and the piece of the translation that says it. */
export interface Phrase {
  text: string;
  translation: string;
  sentence: SentencePair;
}

/** Another word of the same language, and what it is in the native language. */
export interface Related {
  word: CatalogueWord;
  translation: string;
}

/** A word with a translation in common. */
export interface Rival extends Related {
  /** A sentence of the other word's, when there is one. */
  sentence: SentencePair | null;
  /** The sentence of this word's with the same translation, when there is one. */
  own: SentencePair | null;
}

/** A word of the native language, and what it is in the language that is learned. */
export interface FalseFriend {
  text: string;
  means: readonly string[];
}
