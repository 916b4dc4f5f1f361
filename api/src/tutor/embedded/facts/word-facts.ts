import type { FormLabel, Government, SentencePair } from '@topwords/languages/tutor';
import type {
  ParadigmTable,
  RowLabel,
  WordFacts as Inflection,
} from '@topwords/languages/paradigms';
import type { LanguageCode, PartOfSpeech, WordNotes } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../bank/catalogue.ts';

/**
 * All facts about a word as data, without prose: the analysis and the replies of the chat express
 * them in the learner's language. Nothing is guessed: facts come from the bank, the tables of
 * forms, or counts in the bank's sentences.
 */
export interface WordFacts {
  word: CatalogueWord;
  native: LanguageCode;
  /** The number of headwords in its language, which is the highest rank. */
  wordsOfLanguage: number;
  /** Without slashes; null if unknown. */
  ipa: string | null;
  /** The most common first. Never empty. */
  senses: readonly Sense[];
  /** Sentences with the word, those of its senses first. */
  uses: readonly Use[];
  /** Sentences with a synonym, for senses that have none in `uses`. */
  borrowed: readonly SentencePair[];
  /** Labelled tables of its forms, those of its most common part of speech first. */
  tables: readonly ParadigmTable[];
  /** Conjugation, declension, aspect, harmony: the grammar in one line. */
  inflection: Inflection;
  /** Irregular cells of the tables. */
  irregular: readonly LabelledForm[];
  /** The cases and prepositions that it governs; the bank notes them for Russian words. */
  governments: readonly Governed[];
  /** Its neighbours in its sentences, the most frequent first. */
  neighbours: readonly Neighbour[];
  /** Pieces of its sentences whose translation is a piece of the sentence's translation. */
  phrases: readonly Phrase[];
  /** Phrases of the bank that contain it. */
  headwordPhrases: readonly Related[];
  /** The words of a phrase that the bank knows. */
  parts: readonly Related[];
  /** Other headwords of its meanings, the nearest first. */
  synonyms: readonly Related[];
  /** Words of other meanings with the same translation: ser and estar are both "be". */
  rivals: readonly Rival[];
  /** Words with the same stem. */
  family: readonly Related[];
  /** Words with a similar spelling and another meaning. */
  confusable: readonly Related[];
  /** Native words with a similar spelling and another meaning. */
  falseFriends: readonly FalseFriend[];
  /** Native words with a similar spelling and the same meaning. */
  cognates: readonly string[];
}

/** One meaning of the word. */
export interface Sense {
  meaningId: number;
  pos: PartOfSpeech;
  /** In the native language, the most common first; empty if there is only a gloss. */
  translations: readonly string[];
  /** An explanation in parentheses, if the native language has no word for the meaning. */
  gloss: string | null;
  notes: WordNotes;
  /** Other headwords of the same language with this meaning. */
  companions: readonly CatalogueWord[];
}

/** An occurrence of the word in a sentence. */
export interface Use {
  sentence: SentencePair;
  /** The sense that the sentence belongs to; null if it belongs to another word. */
  meaningId: number | null;
  /** As written there, including capitals. */
  form: string;
  /** The position of `form` in the sentence's text, in UTF-16 units. */
  start: number;
  end: number;
  /**
   * The labels of the form in the tables; empty if it is not there. The headword has labels, too.
   */
  labels: readonly FormLabel[];
  /** Whether it is the first word, or the last. */
  opens: boolean;
  closes: boolean;
}

/** A place in a table and its forms. */
export interface LabelledForm extends FormLabel {
  forms: readonly string[];
}

/** What a sense of the word governs: cases, with or without prepositions. */
export interface Governed {
  meaningId: number;
  governed: readonly Government[];
  /** An example, if there is one. */
  sentence: SentencePair | null;
}

/** A neighbour directly before or after the word in one or more of its sentences. */
export interface Neighbour {
  side: 'before' | 'after';
  /**
   * The same word each time, in lower case; null if only its part of speech or case is the same.
   */
  text: string | null;
  /** The part of speech that all share; null if several are possible. */
  pos: PartOfSpeech | null;
  /** The case that all share, for Russian and Turkish nouns and pronouns. */
  case: RowLabel | null;
  /** The number of the word's uses with this neighbour, out of `of`. */
  count: number;
  of: number;
  /** Both words as they appear in one sentence. */
  examples: readonly { text: string; sentence: SentencePair }[];
}

/** A piece of a sentence and the corresponding piece of the translation. */
export interface Phrase {
  text: string;
  translation: string;
  sentence: SentencePair;
}

/** Another word of the same language, and its native translation. */
export interface Related {
  word: CatalogueWord;
  translation: string;
}

/** A word with a shared translation. */
export interface Rival extends Related {
  /** A sentence of the other word, if there is one. */
  sentence: SentencePair | null;
  /** A sentence of this word with the same translation, if there is one. */
  own: SentencePair | null;
}

/** A native word, and its translations in the learned language. */
export interface FalseFriend {
  text: string;
  means: readonly string[];
}
