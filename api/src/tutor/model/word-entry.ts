import { foldText } from '@topwords/languages/text';
import { isLanguageCode, type LanguageCode, type WordAnalysis } from '@topwords/platform/contracts';
import {
  namesOf,
  type Catalogue,
  type CatalogueMeaning,
  type CatalogueWord,
} from '../../bank/catalogue.ts';
import { notesOfWord } from '../../bank/notes-of-word.ts';
import type { AskedWord } from '../engine/engine.ts';

const maxWords = 4;
const maxMeanings = 6;
const maxSentences = 2;
const maxForms = 40;

/** The bank's data about a text, for a model. */
export interface WordEntry {
  /** IPA, if the voice provides it. */
  pronunciation?: string;
  words: WordData[];
}

interface WordData {
  word: string;
  part_of_speech: string;
  level: string;
  forms: readonly string[];
  meanings: object[];
}

/** Finds the bank's data about a text; `facts` is the built-in tutor's analysis. */
export type FindEntry = (asked: AskedWord, facts: WordAnalysis | undefined) => WordEntry;

/** Finds words of the bank by id, or all words with the given spelling. */
export function createWordEntries(catalogue: Catalogue): FindEntry {
  function wordsOf({ text, wordId, language }: AskedWord): readonly CatalogueWord[] {
    if (wordId !== null) return [catalogue.find(wordId) ?? []].flat();
    if (!isLanguageCode(language)) return [];
    const folded = foldText(text);
    const written = catalogue.ofText(language, folded);
    return written.length > 0 ? written : catalogue.ofForm(language, folded);
  }

  return (asked, facts) => ({
    ...(facts?.pronunciation && { pronunciation: facts.pronunciation }),
    words: wordsOf(asked)
      .slice(0, maxWords)
      .map((word) => toData(word, asked.native, facts)),
  });
}

function toData(
  word: CatalogueWord,
  native: LanguageCode,
  facts: WordAnalysis | undefined,
): WordData {
  const tables = facts?.word_id === word.id ? facts.tables : [];
  const inTables = tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells));
  const forms = new Set([...inTables, ...word.forms].filter((form) => form !== ''));
  return {
    word: word.text,
    part_of_speech: word.pos,
    level: word.level,
    forms: [...forms].slice(0, maxForms),
    meanings: word.meanings
      .slice(0, maxMeanings)
      .map((meaning) => toMeaningData(word, meaning, native)),
  };
}

function toMeaningData(word: CatalogueWord, meaning: CatalogueMeaning, native: LanguageCode) {
  return {
    part_of_speech: meaning.pos,
    translations: namesOf(meaning, native),
    notes: notesOfWord(word, meaning),
    sentences: meaning.sentences
      .slice(0, maxSentences)
      .map(({ text }) => ({ text: text[word.language], translation: text[native] })),
  };
}
