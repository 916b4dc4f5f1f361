import type { BankSentence } from '@topwords/content/bank';
import type {
  LanguageCode,
  Meaning,
  Sentence,
  Translation,
  Word,
  WordDetail,
  WordMarks,
} from '@topwords/platform/contracts';
import {
  namesOf,
  translationLanguages,
  type CatalogueMeaning,
  type CatalogueWord,
} from './catalogue.ts';
import { notesOfWord } from './notes-of-word.ts';
import type { Mark } from '../marks/mark-repository.ts';

/** Names the recording of a text of the bank; undefined for a language that is not read aloud. */
export type NameRecording = (spoken: {
  text: string;
  language: LanguageCode;
}) => string | undefined;

/** The field that names a recording, if there is one. */
export function presentRecording(
  spoken: { text: string; language: LanguageCode },
  recordingOf: NameRecording | undefined,
): { recording?: string } {
  const recording = recordingOf?.(spoken);
  return recording === undefined ? {} : { recording };
}

/** The reader of words: their marks and the language of translations. */
export interface Reader {
  native: LanguageCode | null;
  marks: ReadonlyMap<number, Mark>;
  recordingOf?: NameRecording | undefined;
}

/** Both marks of a word; undefined means none. */
export function presentMarks(mark: Mark | undefined): WordMarks {
  return {
    is_starred: mark !== undefined && mark.starredAt !== null,
    is_learned: mark !== undefined && mark.learnedAt !== null,
  };
}

/**
 * A word as lists show it. Its translation is the first one of the most common meaning, or `''` when
 * the reader has no native language or the word is in it.
 */
export function presentWord(word: CatalogueWord, { native, marks, recordingOf }: Reader): Word {
  const { language, rank, translations, meanings: _meanings, forms: _forms, ...facts } = word;
  return {
    ...facts,
    language_code: language,
    translation_to_native: (native && translations[native][0]) ?? '',
    frequency_rank: rank,
    ...presentMarks(marks.get(word.id)),
    ...presentRecording(word, recordingOf),
  };
}

interface Particulars {
  strength: number;
  ipa: string | null;
  /** Its forms that appear in the sentences. */
  forms: readonly string[];
  /** By the id of the meaning. */
  ownSentences: ReadonlyMap<number, readonly BankSentence[]>;
  furtherSentences: readonly BankSentence[];
}

/** A word with everything its page shows; translations into the native language come first. */
export function presentWordDetail(
  word: CatalogueWord,
  reader: Reader,
  { strength, ipa, forms, ownSentences, furtherSentences }: Particulars,
): WordDetail {
  const languages = translationLanguages(word.language, reader.native);
  return {
    ...presentWord(word, reader),
    strength,
    ipa,
    forms: [...forms],
    meanings: word.meanings.map((meaning) =>
      presentMeaning(meaning, word, ownSentences.get(meaning.id) ?? [], { languages, ...reader }),
    ),
    example_sentences: furtherSentences.map((sentence) =>
      presentSentence(sentence, word.language, { languages, ...reader }),
    ),
    translations: languages.flatMap((language) =>
      toTranslations(language, word.translations[language]),
    ),
  };
}

/** The languages and recordings with which meanings and sentences are shown. */
interface Shown extends Pick<Reader, 'recordingOf'> {
  languages: readonly LanguageCode[];
}

function presentMeaning(
  meaning: CatalogueMeaning,
  word: CatalogueWord,
  sentences: readonly BankSentence[],
  shown: Shown,
): Meaning {
  const own = word.language;
  return {
    id: meaning.id,
    pos: meaning.pos,
    notes: notesOfWord(word, meaning),
    example: sentences[0]?.text[own] ?? '',
    translations: shown.languages.flatMap((language) =>
      toTranslations(language, namesOf(meaning, language)),
    ),
    sentences: sentences.map((sentence) => presentSentence(sentence, own, shown)),
  };
}

function presentSentence(
  sentence: BankSentence,
  own: LanguageCode,
  { languages, recordingOf }: Shown,
): Sentence {
  return {
    id: sentence.id,
    text: sentence.text[own],
    translations: languages.flatMap((language) =>
      toTranslations(language, [sentence.text[language]]),
    ),
    ...presentRecording({ text: sentence.text[own], language: own }, recordingOf),
  };
}

function toTranslations(language: LanguageCode, texts: readonly string[]): Translation[] {
  return texts.map((text) => ({ language_code: language, translated_text: text }));
}
