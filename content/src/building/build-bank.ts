import { languageCodes, ofEachLanguage } from '@topwords/languages/identity';
import { createHash } from 'node:crypto';
import type { Bank, BankMeaning, BankWord } from '../bank/bank.ts';
import { buildFormIndex, type FormIndex } from '../bank/form-index.ts';
import type { Ids } from '../ids/ids.ts';
import { wordName, type Lexicon, type LexiconEntry } from '../lexicon/lexicon.ts';
import type { Ranks } from '../ranks/rank-headwords.ts';
import type { LocatedRow } from '../rows/read-rows.ts';
import { shownIn, type IsShown } from '../lexicon/shown-in.ts';
import { glossOf, headwordsOf, type Row } from '../rows/row.ts';

export interface Sources {
  rows: readonly LocatedRow[];
  ids: Ids;
  ranks: Ranks;
}

function assigned(number: number | undefined, what: string): number {
  if (number === undefined) throw new Error(`${what} is missing: run npm run content:rank`);
  return number;
}

function meaningId(key: string, ids: Ids): number {
  return assigned(ids.meanings[key], `the id of meaning ${key}`);
}

function buildMeaning(row: Row, ids: Ids): BankMeaning {
  const words = ofEachLanguage((language) => ({
    headwords: headwordsOf(row, language),
    gloss: glossOf(row, language),
  }));
  const sentences = row.sentences.map((text) => ({
    id: assigned(ids.sentences[row.key]?.[text.en], `the id of sentence "${text.en}"`),
    text,
  }));
  const { key, pos, level, notes = {} } = row;
  return { id: meaningId(key, ids), key, pos, level, words, notes, sentences };
}

/** The labels of a headword, written in one of its rows and valid for all of them. */
function labelsOf({ language, text, rows }: LexiconEntry) {
  const written = rows.flatMap(({ row }) => row.labels?.[language]?.[text] ?? []);
  if (written.length > 1)
    throw new Error(`${wordName(language, text)} is labelled in several rows`);
  return written[0];
}

function buildWord(
  entry: LexiconEntry,
  rank: number | undefined,
  ids: Ids,
  isShown: IsShown,
): BankWord {
  const name = wordName(entry.language, entry.text);
  const rows = entry.rows.map(({ row }) => row);
  const [first] = rows;
  if (first === undefined) throw new Error(`${name} has no row`);
  return {
    id: assigned(ids.words[name], `the id of word ${name}`),
    language: entry.language,
    text: entry.text,
    pos: first.pos,
    level: first.level,
    ...labelsOf(entry),
    rank: assigned(rank, `the rank of word ${name}`),
    meanings: [...new Set(rows.map(({ key }) => meaningId(key, ids)))],
    forms: [...entry.forms].filter(isShown),
  };
}

/** The index of a language's forms; a form's most common word comes first. */
function indexForms(
  words: readonly BankWord[],
  entries: ReadonlyMap<string, LexiconEntry>,
): FormIndex {
  const inflected = words.flatMap(({ id, language, text }) => {
    const entry = entries.get(text);
    return entry?.language === language ? { id, text, forms: entry.forms } : [];
  });
  return buildFormIndex(inflected);
}

/**
 * Builds the bank: the same sources give the same bank, including its version.
 * @throws with the name of the first missing id or rank
 */
export function buildBank({ rows, ids, ranks }: Sources, lexicon: Lexicon): Bank {
  const words = languageCodes.flatMap((language) => {
    const isShown = shownIn(rows, language);
    const rankOf = new Map(ranks[language].map((text, index) => [text, index + 1]));
    const stale = ranks[language].find((text) => !lexicon[language].has(text));
    if (stale) {
      throw new Error(
        `${wordName(language, stale)} is ranked but is not a headword: run npm run content:rank`,
      );
    }
    return [...lexicon[language].values()]
      .map((entry) => buildWord(entry, rankOf.get(entry.text), ids, isShown))
      .toSorted((one, other) => one.rank - other.rank);
  });
  const meanings = rows.map(({ row }) => buildMeaning(row, ids));
  const forms = ofEachLanguage((language) => indexForms(words, lexicon[language]));
  const content = JSON.stringify([words, meanings, forms]);
  const version = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { version, words, meanings, forms };
}
