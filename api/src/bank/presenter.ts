import type { Paradigms } from '@topwords/content/paradigms';
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
import { prepareJson } from '../answers/prepared-json.ts';
import {
  translationLanguages,
  type Catalogue,
  type CatalogueSense,
  type CatalogueWord,
} from './catalogue.ts';
import { cardGlossOf, translationsIn } from './glosses.ts';
import { notesOfWord } from './notes-of-word.ts';
import { presentTables } from './present-tables.ts';
import { ipaOf, writeStress, type Pronunciation } from './pronunciation.ts';
import { presentUsage } from './present-usage.ts';
import type { UsageOf } from './usage-loader.ts';
import type { Mark } from '../marks/mark-repository.ts';

/** A word of the bank, or a sentence, which has no IPA of its own. */
export interface BankText extends Pick<CatalogueWord, 'text' | 'language'> {
  ipa?: CatalogueWord['ipa'];
}

/**
 * Names the recording of a text of the bank in a variety of its language; undefined for a language
 * that is not read aloud.
 */
export interface NameRecording {
  (spoken: BankText, variety: string): string | undefined;
  /** Changes when the names do; without it they never change. */
  edition?: () => string;
}

/** How words sound to a reader, and the names of their recordings, if there are any. */
export interface Hearing {
  pronunciation: Pronunciation;
  recordingOf?: NameRecording | undefined;
}

/** The field that names a recording, if there is one. */
export function presentRecording(
  spoken: BankText,
  { pronunciation, recordingOf }: Hearing,
): { recording?: string } {
  const recording = recordingOf?.(spoken, pronunciation.varieties[spoken.language]);
  return recording === undefined ? {} : { recording };
}

/** The fields that tell a word from its homographs: which one it is, and its stress if it shows. */
export function presentSpelling(
  { homograph, stress }: Pick<CatalogueWord, 'homograph' | 'stress'>,
  { showsStress }: Pronunciation,
): Pick<Word, 'homograph' | 'stress'> {
  return {
    ...(homograph !== undefined && { homograph }),
    ...(stress !== undefined && showsStress && { stress }),
  };
}

/** The reader of words: their marks, the language of translations, and how words sound. */
export interface Reader extends Hearing {
  native: LanguageCode | null;
  marks: ReadonlyMap<number, Mark>;
}

/** Both marks of a word; undefined means none. */
export function presentMarks(mark: Mark | undefined): WordMarks {
  return {
    is_starred: mark !== undefined && mark.starredAt !== null,
    is_learned: mark !== undefined && mark.learnedAt !== null,
  };
}

/** A word as lists show it: without marks, starred, learned, both. */
type WordByMarks = Readonly<Word>[];

/** About 10 MB. */
const maxShown = 20_000;
/** By what else tells one reader's words from another's. */
let shownWords = new WeakMap<CatalogueWord, Map<string, WordByMarks>>();
let shownCount = 0;

/** A word as {@link presentWords} shows it. */
function presentWord(word: CatalogueWord, reader: Reader): Readonly<Word> {
  return presentWithin(word, reader, viewOf(word.language, reader));
}

/**
 * Words as lists show them. A translation is the gloss of the main sense, or `''` when the reader has
 * no native language or the word is in it. Lists show the same words to many readers, so each is made
 * once with its JSON, and must not be changed; when there are many, all are forgotten.
 */
export function presentWords(words: readonly CatalogueWord[], reader: Reader): Readonly<Word>[] {
  const views = new Map<LanguageCode, string>();
  return words.map((word) => {
    const view = views.get(word.language) ?? viewOf(word.language, reader);
    views.set(word.language, view);
    return presentWithin(word, reader, view);
  });
}

/** All that words of a language as lists show them depend on besides marks. */
function viewOf(language: LanguageCode, { native, pronunciation, recordingOf }: Reader): string {
  const { varieties, showsStress } = pronunciation;
  if (recordingOf === undefined) return `${native} ${showsStress}`;
  const namer = namers.get(recordingOf) ?? namerCount++;
  namers.set(recordingOf, namer);
  const edition = recordingOf.edition?.();
  return `${native} ${showsStress} ${namer} ${varieties[language]} ${edition}`;
}

const namers = new WeakMap<NameRecording, number>();
let namerCount = 0;

function presentWithin(word: CatalogueWord, reader: Reader, view: string): Readonly<Word> {
  const { is_starred, is_learned } = presentMarks(reader.marks.get(word.id));
  const place = Number(is_starred) + 2 * Number(is_learned);
  const known = shownWords.get(word)?.get(view)?.[place];
  if (known !== undefined) return known;
  if (shownCount >= maxShown) {
    shownWords = new WeakMap();
    shownCount = 0;
  }
  shownCount += 1;
  const made = prepareJson({
    ...makeEntry(word, reader.native, reader.pronunciation),
    is_starred,
    is_learned,
    ...presentRecording(word, reader),
  });
  const ofWord = shownWords.get(word) ?? new Map<string, WordByMarks>();
  const byMarks = ofWord.get(view) ?? [];
  byMarks[place] = made;
  shownWords.set(word, ofWord.set(view, byMarks));
  return made;
}

/** What is the same for all readers with a native language and stress, or without. */
type Entry = Omit<Word, keyof WordMarks | 'recording'>;

function makeEntry(
  word: CatalogueWord,
  native: LanguageCode | null,
  pronunciation: Pronunciation,
): Entry {
  const { id, text, language, level, pos, register, regions, rank } = word;
  return {
    id,
    text,
    level,
    pos,
    ...(register && { register }),
    ...(regions && { regions }),
    ...presentSpelling(word, pronunciation),
    language_code: language,
    translation_to_native: native === null ? '' : cardGlossOf(word, native),
    frequency_rank: rank,
  };
}

interface Particulars {
  catalogue: Pick<Catalogue, 'ofText'>;
  usageOf: UsageOf;
  paradigms: Pick<Paradigms, 'words' | 'facts'>;
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
  { catalogue, usageOf, paradigms, strength, forms, ownSentences, furtherSentences }: Particulars,
): WordDetail {
  const { native, pronunciation } = reader;
  const languages = translationLanguages(word.language, native);
  const usage = usageOf(word);
  const { secondLocative } = paradigms.facts[word.id] ?? {};
  return {
    ...presentWord(word, reader),
    strength,
    ipa: ipaOf(word, pronunciation),
    forms: [...forms],
    meanings: word.senses.map((sense) => {
      const sentences = ownSentences.get(sense.meaning.id) ?? [];
      return presentMeaning(word, sense, { usage, sentences }, { languages, ...reader });
    }),
    usage: presentUsage(word, { catalogue, usageOf, native, pronunciation }),
    tables: presentTables(word, paradigms.words[word.id] ?? [], {
      native: languages[0] ?? 'en',
      pronunciation,
    }),
    second_locative:
      secondLocative === undefined ? null : writeStress(secondLocative, pronunciation),
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
interface Shown extends Hearing, Pick<Reader, 'native'> {
  languages: readonly LanguageCode[];
}

function presentMeaning(
  word: CatalogueWord,
  { meaning, gloss, pos, ...labels }: CatalogueSense,
  { usage, sentences }: { usage: Usage; sentences: readonly BankSentence[] },
  shown: Shown,
): Meaning {
  const { language } = word;
  return {
    id: meaning.id,
    pos,
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

/** A sentence with its translations, and its recording. */
export function presentSentence(sentence: BankSentence, own: LanguageCode, shown: Shown): Sentence {
  return {
    id: sentence.id,
    text: sentence.text[own],
    translations: shown.languages.flatMap((language) =>
      toTranslations(language, [sentence.text[language]]),
    ),
    ...presentRecording({ text: sentence.text[own], language: own }, shown),
  };
}

function toTranslations(language: LanguageCode, texts: readonly string[]): Translation[] {
  return [...new Set(texts)].map((text) => ({ language_code: language, translated_text: text }));
}
