import type { BankSentence } from '@topwords/content/bank';
import type { Usage } from '@topwords/content/usages';
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
  translationLanguages,
  type Catalogue,
  type CatalogueSense,
  type CatalogueWord,
} from './catalogue.ts';
import { mainGlossOf, translationsIn } from './glosses.ts';
import { notesOfWord } from './notes-of-word.ts';
import { defaultPronunciation, ipaOf } from './pronunciation.ts';
import { presentUsage } from './present-usage.ts';
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
 * A word as lists show it. Its translation is the gloss of its main sense, or `''` when the reader
 * has no native language or the word is in it.
 */
export function presentWord(word: CatalogueWord, { native, marks, recordingOf }: Reader): Word {
  const { language, rank, course: _course, ipa: _ipa, ...others } = word;
  const { senses: _senses, meanings: _meanings, forms: _forms, ...facts } = others;
  return {
    ...facts,
    language_code: language,
    translation_to_native: native === null ? '' : mainGlossOf(word, native),
    frequency_rank: rank,
    ...presentMarks(marks.get(word.id)),
    ...presentRecording(word, recordingOf),
  };
}

interface Particulars {
  catalogue: Pick<Catalogue, 'ofText'>;
  usage: Usage;
  strength: number;
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
  { catalogue, usage, strength, forms, ownSentences, furtherSentences }: Particulars,
): WordDetail {
  const { native } = reader;
  const languages = translationLanguages(word.language, native);
  return {
    ...presentWord(word, reader),
    strength,
    ipa: ipaOf(word, defaultPronunciation),
    forms: [...forms],
    meanings: word.senses.map((sense) => {
      const sentences = ownSentences.get(sense.meaning.id) ?? [];
      return presentMeaning(word, sense, { usage, sentences }, { languages, ...reader });
    }),
    usage: presentUsage(word, usage, { catalogue, native }),
    example_sentences: furtherSentences.map((sentence) =>
      presentSentence(sentence, word.language, { languages, ...reader }),
    ),
    translations: languages.flatMap((language) =>
      toTranslations(
        language,
        word.senses.flatMap(({ gloss }) => translationsIn(gloss[language])),
      ),
    ),
  };
}

/** The languages and recordings with which meanings and sentences are shown. */
interface Shown extends Pick<Reader, 'native' | 'recordingOf'> {
  languages: readonly LanguageCode[];
}

function presentMeaning(
  word: CatalogueWord,
  { meaning, gloss, ...labels }: CatalogueSense,
  { usage, sentences }: { usage: Usage; sentences: readonly BankSentence[] },
  shown: Shown,
): Meaning {
  const { language } = word;
  return {
    id: meaning.id,
    pos: meaning.pos,
    notes: notesOfWord(word, meaning, usage),
    gloss: (shown.native && gloss[shown.native]) ?? '',
    ...labels,
    example: sentences[0]?.text[language] ?? '',
    translations: shown.languages.flatMap((code) =>
      toTranslations(code, translationsIn(gloss[code])),
    ),
    sentences: sentences.map((sentence) => presentSentence(sentence, language, shown)),
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
  return [...new Set(texts)].map((text) => ({ language_code: language, translated_text: text }));
}
