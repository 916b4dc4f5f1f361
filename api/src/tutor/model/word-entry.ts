import { foldText } from '@topwords/languages/text';
import { allTutor, nameOfForm } from '@topwords/languages/tutor';
import { isLanguageCode, type LanguageCode, type WordAnalysis } from '@topwords/platform/contracts';
import type { CatalogueSense, CatalogueWord } from '../../bank/catalogue.ts';
import { recogniseQuestion } from '../embedded/chat/recognise/recognise-question.ts';
import { createWordFinder } from '../embedded/chat/recognise/word-finder.ts';
import type { FactSources } from '../embedded/facts/fact-sources.ts';
import { keyOf } from '../embedded/facts/tokens.ts';
import type { AskedWord } from '../engine/engine.ts';
import { nativeUsageOf, type NativeUsage } from '../usage/native-usage.ts';
import { encodeData } from './encode-data.ts';
import { unitsPerToken } from './read-pieces.ts';
import { listLessons, type Lesson } from './list-lessons.ts';

const maxWords = 4;
const maxMeanings = 6;
const maxSentences = 2;
const maxForms = 60;

/**
 * An entry's size in tokens, estimated like those of a prompt. The words come first, then what is
 * taught about them, each if it fits.
 */
export const entryTokens = 2500;

/** The bank's data about a text, for a model. */
export interface WordEntry {
  /** IPA; absent if unknown. */
  pronunciation?: string;
  /** The words that the text may be, then a second one that the question names. */
  words: WordData[];
  /** What teachers wrote about the words. */
  lessons?: Lesson[];
}

interface WordData {
  /** A Russian word with its stress. */
  word: string;
  part_of_speech: string;
  level: string;
  labels: readonly string[];
  /** With their names: `past: went`; Russian ones with their stress. */
  forms: readonly string[];
  meanings: object[];
  /** What its authors say of its use; only what applies is set. */
  usage: object;
}

/** What is asked: a question has a message. */
interface AskedText extends AskedWord {
  message?: string;
}

/** Finds the bank's data about a text; `facts` is the built-in tutor's analysis. */
export type FindEntry = (asked: AskedText, facts: WordAnalysis | undefined) => WordEntry;

/** Finds words of the bank by id, or all words with the given spelling. */
export function createWordEntries(sources: FactSources): FindEntry {
  const { catalogue } = sources;
  const finder = createWordFinder(catalogue);

  function wordsOf({ text, wordId, language }: AskedWord): readonly CatalogueWord[] {
    if (wordId !== null) return [catalogue.find(wordId) ?? []].flat();
    if (!isLanguageCode(language)) return [];
    const folded = foldText(text);
    const written = catalogue.ofText(language, folded);
    return written.length > 0 ? written : catalogue.ofForm(language, folded);
  }

  /** A second word that the question names: "What is the difference from X?" */
  function secondOf(word: CatalogueWord, { message, native }: AskedText) {
    if (message === undefined) return undefined;
    const { other, subject } = recogniseQuestion(message, { word, native, finder });
    return other ?? subject;
  }

  function toData(word: CatalogueWord, native: LanguageCode): WordData {
    return {
      word: word.stress ?? word.text,
      part_of_speech: word.pos,
      level: word.level,
      labels: labelsOf(word),
      forms: formsOf(sources, word).slice(0, maxForms),
      meanings: word.senses
        .slice(0, maxMeanings)
        .map((sense) => toMeaningData(word, sense, native)),
      usage: toUsageData(nativeUsageOf(sources, word, native)),
    };
  }

  return (asked, facts) => {
    const { native } = asked;
    const own = wordsOf(asked).slice(0, maxWords);
    const [first] = own;
    const second = first && secondOf(first, asked);
    const words = second ? [first, second, ...own.slice(1)] : own;
    let entry: WordEntry = {
      ...(facts?.pronunciation && { pronunciation: facts.pronunciation }),
      words: [],
    };
    for (const word of words) {
      entry = largerIfFits(entry, { ...entry, words: [...entry.words, toData(word, native)] });
    }
    for (const lesson of listLessons(sources, { first, second, native })) {
      const lessons = [...(entry.lessons ?? []), lesson];
      entry = largerIfFits(entry, { ...entry, lessons });
    }
    return entry;
  };
}

function largerIfFits(entry: WordEntry, larger: WordEntry): WordEntry {
  return encodeData(larger).length <= entryTokens * unitsPerToken ? larger : entry;
}

/** The forms of a word with their English names; without tables, the forms alone. */
function formsOf(sources: FactSources, word: CatalogueWord): string[] {
  const named = sources.tablesOf(word).flatMap(({ name, pos, columns, rows }) =>
    rows.flatMap(({ label, cells }) =>
      columns.flatMap((column, index) => {
        const cell = cells[index];
        if (!cell) return [];
        const place = { table: name, pos, row: label, column };
        const forms = (cell.stressed ?? cell.forms).join(', ');
        return [`${nameOfForm({ texts: allTutor.en.texts }, place)}: ${forms}`];
      }),
    ),
  );
  return named.length > 0 ? [...new Set(named)] : [...word.forms];
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
    part_of_speech: sense.pos,
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
