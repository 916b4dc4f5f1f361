import { foldText } from '@topwords/languages/text';
import {
  isLanguageCode,
  type FormTable,
  type LanguageCode,
  type WordAnalysis,
} from '@topwords/platform/contracts';
import type { CatalogueSense, CatalogueWord } from '../../bank/catalogue.ts';
import { keyOf } from '../embedded/facts/tokens.ts';
import type { AskedWord } from '../engine/engine.ts';
import { nativeUsageOf, type NativeUsage, type UsageSources } from '../usage/native-usage.ts';

const maxWords = 4;
const maxMeanings = 6;
const maxSentences = 2;
const maxForms = 40;

/** The bank's data about a text, for a model. */
export interface WordEntry {
  /** IPA; absent if unknown. */
  pronunciation?: string;
  words: WordData[];
}

interface WordData {
  /** A Russian word with its stress. */
  word: string;
  part_of_speech: string;
  level: string;
  labels: readonly string[];
  forms: readonly string[];
  meanings: object[];
  /** What its authors say of its use; only what applies is set. */
  usage: object;
}

/** Finds the bank's data about a text; `facts` is the built-in tutor's analysis. */
export type FindEntry = (asked: AskedWord, facts: WordAnalysis | undefined) => WordEntry;

/** Finds words of the bank by id, or all words with the given spelling. */
export function createWordEntries(sources: UsageSources): FindEntry {
  const { catalogue } = sources;

  function wordsOf({ text, wordId, language }: AskedWord): readonly CatalogueWord[] {
    if (wordId !== null) return [catalogue.find(wordId) ?? []].flat();
    if (!isLanguageCode(language)) return [];
    const folded = foldText(text);
    const written = catalogue.ofText(language, folded);
    return written.length > 0 ? written : catalogue.ofForm(language, folded);
  }

  function toData(
    word: CatalogueWord,
    native: LanguageCode,
    tables: readonly FormTable[],
  ): WordData {
    const inTables = tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells));
    const forms = new Set([...inTables, ...word.forms].filter((form) => form !== ''));
    return {
      word: word.stress ?? word.text,
      part_of_speech: word.pos,
      level: word.level,
      labels: labelsOf(word),
      forms: [...forms].slice(0, maxForms),
      meanings: word.senses
        .slice(0, maxMeanings)
        .map((sense) => toMeaningData(word, sense, native)),
      usage: toUsageData(nativeUsageOf(sources, word, native)),
    };
  }

  return (asked, facts) => ({
    ...(facts?.pronunciation && { pronunciation: facts.pronunciation }),
    words: wordsOf(asked)
      .slice(0, maxWords)
      .map((word) => toData(word, asked.native, facts?.word_id === word.id ? facts.tables : [])),
  });
}

function labelsOf({ register, regions = [] }: Pick<CatalogueSense, 'register' | 'regions'>) {
  return [...(register === undefined ? [] : [register]), ...regions];
}

function toMeaningData(word: CatalogueWord, sense: CatalogueSense, native: LanguageCode) {
  const { language } = word;
  const { meaning, gloss } = sense;
  const forms = [word.text, ...word.forms].map((form) => ` ${keyOf(form, language)} `);
  const isOwn = (text: string) => forms.some((form) => ` ${keyOf(text, language)} `.includes(form));
  return {
    part_of_speech: meaning.pos,
    translation: gloss[native] ?? '',
    labels: labelsOf(sense),
    sentences: meaning.sentences
      .map(({ text }) => ({ text: text[language], translation: text[native] }))
      .filter(({ text }) => isOwn(text))
      .slice(0, maxSentences),
  };
}

function textsOf(references: readonly { text: string }[]): string[] {
  return references.map(({ text }) => text);
}

function isSaid(value: unknown): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}

function toUsageData({ partners, motion, opposites, synonyms, family, ...usage }: NativeUsage) {
  const data = {
    ...usage,
    partners: textsOf(partners),
    verbs_of_motion: motion && { one_way: motion.oneWay.text, many_ways: motion.manyWays.text },
    similar_words: synonyms.map(({ text, difference }) => ({ text, difference })),
    opposites: textsOf(opposites),
    family: textsOf(family),
  };
  return Object.fromEntries(Object.entries(data).filter(([, value]) => isSaid(value)));
}
