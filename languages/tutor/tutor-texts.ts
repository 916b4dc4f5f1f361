import type { ColumnLabel, RowLabel, TableName } from '../paradigms/labels.ts';
import type { WordNote } from '../paradigms/word-note.ts';

type Level = 'A1' | 'A2' | 'B1' | 'B2';

type PartOfSpeech =
  | 'noun'
  | 'verb'
  | 'adjective'
  | 'adverb'
  | 'pronoun'
  | 'determiner'
  | 'preposition'
  | 'conjunction'
  | 'numeral'
  | 'interjection'
  | 'particle';

/** A quoted sentence or phrase with its translation. */
type Quoted = string;

/** Text with marked words of the target language: `*word*`. */
type Marked = string;

/** Position of a word in a sentence; `apart`: separated from all others by punctuation. */
export type Place = 'alone' | 'first' | 'last' | 'before' | 'after' | 'apart';

/** The tutor's texts in one native language, for all target languages. */
export interface TutorTexts {
  /** The native language's locale, for casing. */
  locale: string;
  /** Wraps a text in the language's quotation marks. */
  quote(text: string): string;
  /** Joins texts, the last with the language's "and". */
  and(texts: readonly string[]): string;
  pos: Record<PartOfSpeech, string>;
  gender: Record<NonNullable<WordNote['gender']>, string>;
  tables: Record<TableName, string>;
  /** The names of rows and columns. */
  places: Record<RowLabel | ColumnLabel, string>;
  levels: Record<Level, string>;
  /** For a row whose sentence is spoken: its meaning in a word or two. */
  means(translations: string): string;
  sayInstead(words: Marked): string;
  position: {
    opens(word: Marked, count: number, of: number, sentence: Quoted): string;
    closes(word: Marked, count: number, of: number, sentence: Quoted): string;
    inside(word: Marked, of: number, sentence: Quoted): string;
    /** In one sentence; `other` is its neighbour, if that matters. */
    here(word: Marked, place: Place, other: Marked, sentence: Quoted): string;
  };
  neighbours: {
    word(word: Marked, preposition: Marked, count: number, of: number, sentence: Quoted): string;
    kind(
      side: 'before' | 'after',
      word: Marked,
      kind: PartOfSpeech,
      examples: Marked,
      count: number,
      of: number,
    ): string;
    case(side: 'before' | 'after', word: Marked, name: string, examples: Marked): string;
  };
  formInUse(form: Marked, label: string | null, sentence: Quoted): string;
  goesWith(word: Marked, pieces: string): string;
  invariable(word: Marked): string;
  unchanging(word: Marked, examples: Marked): string;
  madeOf(phrase: Marked, parts: string): string;
  oneOfSeveral(word: Marked, pos: string): string;
  capital(word: Marked): string;
  synonymInUse(word: Marked, synonyms: Marked, sentence: Quoted): string;
  usage: {
    rank(rank: number, of: number, language: string): string;
    level(level: Level): string;
    sense(meaning: string, sentence: Quoted): string;
    rival(
      meaning: string,
      word: Marked,
      other: Marked,
      own: Quoted | null,
      sentence: Quoted | null,
    ): string;
    question(word: Marked, count: number, of: number, sentence: Quoted): string;
    phrasesOf(word: Marked, phrases: string): string;
  };
  insights: {
    rank: string;
    rankValue(rank: number, of: number): string;
    level: string;
    synonyms: string;
    family: string;
    confusable: string;
    falseFriend: string;
    falseFriendValue(word: Marked, means: string, native: string, other: Marked): string;
    cognate: string;
    cognateValue(word: Marked, native: string): string;
    irregular: string;
    pair: string;
    forms: string;
    senses: string;
  };
  relation: {
    synonym: string;
    sameTranslation: string;
    family: string;
    alike: string;
    pair: string;
    phrase: string;
  };
  formOf(form: Marked, word: Marked, label: string | null): string;
  textDefinition(translation: string): string;
  textOfWords(words: string): string;
  unknownText(text: string): string;
  sentencePos: string;
  phrasePos: string;
}

/** Names of parts of speech, tables and their places. */
export type TutorLabels = Pick<TutorTexts, 'pos' | 'gender' | 'tables' | 'places' | 'levels'>;
