import type { FormLabel, SentencePair } from '@topwords/languages/tutor';
import type { ParadigmTable, WordFacts as Inflection } from '@topwords/languages/paradigms';
import type {
  LanguageCode,
  PartOfSpeech,
  Region,
  Register,
  WordTeaching,
} from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../bank/catalogue.ts';
import type { NativeUsage } from '../../usage/native-usage.ts';

/**
 * All facts about a word as data: the analysis and the replies of the chat express them in the
 * learner's language. Nothing is inferred: facts come from the word's authors or the tables of
 * forms.
 */
export interface WordFacts {
  word: CatalogueWord;
  native: LanguageCode;
  /** The number of headwords in its language, which is the highest rank. */
  wordsOfLanguage: number;
  /** The main one first. Never empty. */
  senses: readonly Sense[];
  usage: NativeUsage;
  /** Contrast cards, grammar notes, mistakes and look-alikes of the word, in the native language. */
  teaching: WordTeaching;
  /** Sentences with the word, those of its senses first. */
  uses: readonly Use[];
  /** Labelled tables of its forms, those of its most common part of speech first. */
  tables: readonly ParadigmTable[];
  /** Conjugation, declension, aspect, harmony: the grammar in one line. */
  inflection: Inflection;
  /** Irregular cells of the tables. */
  irregular: readonly LabelledForm[];
  /** The change of a Spanish verb's stem: `o>ue`. */
  stem: string | undefined;
}

/** One meaning of the word. */
export interface Sense {
  meaningId: number;
  pos: PartOfSpeech;
  /** Its translation, as a card shows it: equivalents, separated by commas. */
  gloss: string;
  /** Labels that hold only in this sense. */
  register: Register | undefined;
  regions: readonly Region[];
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
}

/** A place in a table and its forms. */
export interface LabelledForm extends FormLabel {
  forms: readonly string[];
}
