import { foldText } from '@topwords/content/bank';
import { isLanguageCode, type LanguageCode, type WordAnalysis } from '@topwords/platform/contracts';
import {
  namesOf,
  type Catalogue,
  type CatalogueMeaning,
  type CatalogueWord,
} from '../../bank/catalogue.ts';
import { madeOnce } from '../../bank/made-once.ts';
import { notesOfWord } from '../../bank/notes-of-word.ts';
import type { AskedWord } from '../engine.ts';

const wordsAtMost = 4;
const meaningsAtMost = 6;
const sentencesAtMost = 2;
const formsAtMost = 40;

/** What the word bank has of a text, as data for a model. */
export interface WordEntry {
  /** IPA, where the voice gives it. */
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

/** Finds what the word bank has of a text; `facts` are what the built-in tutor says of it. */
export type FindEntry = (asked: AskedWord, facts: WordAnalysis | undefined) => WordEntry;

/** Entries for the words of a bank: a word by its id, or all that are written so. */
export function createWordEntries(catalogue: Catalogue): FindEntry {
  const byText = madeOnce((language) =>
    Map.groupBy(catalogue.ofLanguage(language), ({ text }) => foldText(text)),
  );

  function wordsOf({ text, wordId, language }: AskedWord): readonly CatalogueWord[] {
    if (wordId !== null) return [catalogue.find(wordId) ?? []].flat();
    if (!isLanguageCode(language)) return [];
    const folded = foldText(text);
    return byText(language).get(folded) ?? catalogue.ofForm(language, folded);
  }

  return (asked, facts) => ({
    ...(facts?.pronunciation && { pronunciation: facts.pronunciation }),
    words: wordsOf(asked)
      .slice(0, wordsAtMost)
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
    forms: [...forms].slice(0, formsAtMost),
    meanings: word.meanings
      .slice(0, meaningsAtMost)
      .map((meaning) => toMeaningData(word, meaning, native)),
  };
}

function toMeaningData(word: CatalogueWord, meaning: CatalogueMeaning, native: LanguageCode) {
  return {
    part_of_speech: meaning.pos,
    translations: namesOf(meaning, native),
    notes: notesOfWord(word, meaning),
    sentences: meaning.sentences
      .slice(0, sentencesAtMost)
      .map(({ text }) => ({ text: text[word.language], translation: text[native] })),
  };
}
