import { languageCodes, ofEachLanguage, type LanguageCode } from '@topwords/languages/identity';
import { createHash } from 'node:crypto';
import type { Bank, BankMeaning, BankWord } from '../bank/bank.ts';
import { buildFormIndex, type FormIndex } from '../bank/form-index.ts';
import { orderCourse, type CoursePlans } from '../course/course.ts';
import type { Ids } from '../ids/ids.ts';
import { wordName } from '../ids/word-name.ts';
import {
  entriesById,
  entryOfRow,
  noteFor,
  type Lexicon,
  type LexiconEntry,
} from '../lexicon/lexicon.ts';
import type { Lexemes } from '../lexemes/read-lexemes.ts';
import type { Ranks, Shares } from '../ranks/rank-headwords.ts';
import type { LocatedRow } from '../rows/read-rows.ts';
import { ipaOf } from '../lexicon/ipa-of.ts';
import { shownIn, type IsShown } from '../lexicon/shown-in.ts';
import { glossOf, headwordsOf } from '../rows/row.ts';

export interface Sources {
  rows: readonly LocatedRow[];
  lexemes: Lexemes;
  ids: Ids;
  ranks: Ranks;
  shares: Shares;
  plans: CoursePlans;
}

function assigned(number: number | undefined, what: string): number {
  if (number === undefined) throw new Error(`${what} is missing: run npm run content:rank`);
  return number;
}

function meaningId(key: string, ids: Ids): number {
  return assigned(ids.meanings[key], `the id of meaning ${key}`);
}

/** The notes of a row, with what the lexeme of each column's first headword says. */
function notesOf(located: LocatedRow, lexicon: Lexicon): BankMeaning['notes'] {
  const { row } = located;
  const noted = languageCodes.flatMap((language) => {
    const text = headwordsOf(row, language)[0];
    const entry = text === undefined ? undefined : entryOfRow(lexicon, language, { row, text });
    const note = entry ? noteFor(located, entry) : {};
    return Object.keys(note).length === 0 ? [] : [[language, note]];
  });
  return Object.fromEntries(noted);
}

function buildMeaning(located: LocatedRow, ids: Ids, lexicon: Lexicon): BankMeaning {
  const { row } = located;
  const words = ofEachLanguage((language) => ({
    headwords: headwordsOf(row, language),
    gloss: glossOf(row, language),
  }));
  const sentences = row.sentences.map((text) => ({
    id: assigned(ids.sentences[row.key]?.[text.en], `the id of sentence "${text.en}"`),
    text,
  }));
  const { key, pos, level } = row;
  const notes = notesOf(located, lexicon);
  return { id: meaningId(key, ids), key, pos, level, words, notes, sentences };
}

function buildWord(
  entry: LexiconEntry,
  { rank, course, share }: Record<'rank' | 'course' | 'share', number | undefined>,
  ids: Ids,
  isShown: IsShown,
): BankWord {
  const { language, lexeme } = entry;
  const name = wordName(language, entry.name);
  const { homograph, stress } = lexeme;
  return {
    id: assigned(ids.words[name], `the id of word ${name}`),
    language,
    text: entry.text,
    ...(homograph !== undefined && { homograph }),
    pos: lexeme.pos,
    level: lexeme.level,
    ...lexeme.labels,
    ...(stress !== undefined && stress !== entry.text && { stress }),
    ipa: ipaOf(entry),
    rank: assigned(rank, `the rank of word ${name}`),
    course: assigned(course, `the place in the course of word ${name}`),
    share: assigned(share, `the share of word ${name}`),
    senses: lexeme.senses.map(({ meaning, gloss, pos, labels }) => ({
      meaning: meaningId(meaning, ids),
      gloss,
      ...(pos !== undefined && { pos }),
      ...labels,
    })),
    forms: [...entry.forms].filter(isShown),
  };
}

/** The index of a language's forms; a form's most common word comes first. */
function indexForms(
  words: readonly BankWord[],
  language: LanguageCode,
  entries: ReadonlyMap<number, LexiconEntry>,
): FormIndex {
  return buildFormIndex(
    words.flatMap(({ id }) => {
      const entry = entries.get(id);
      if (entry?.language !== language) return [];
      return { id, text: entry.text, forms: [...entry.forms, ...entry.recognized] };
    }),
  );
}

/**
 * Builds the bank: the same sources give the same bank, including its version.
 * @throws with the name of the first missing id or rank
 */
export function buildBank({ rows, ids, ranks, shares, plans }: Sources, lexicon: Lexicon): Bank {
  const words = languageCodes.flatMap((language) => {
    const isShown = shownIn(rows, language);
    const rankOf = new Map(ranks[language].map((name, index) => [name, index + 1]));
    const stale = ranks[language].find((name) => !lexicon[language].has(name));
    if (stale) {
      throw new Error(
        `${wordName(language, stale)} is ranked but is not a headword: run npm run content:rank`,
      );
    }
    const entries = [...lexicon[language].values()];
    const ranked = ranks[language].flatMap((name) => lexicon[language].get(name) ?? []);
    const course = orderCourse(ranked, plans[language]);
    const placeOf = new Map(course.map((name, index) => [name, index + 1]));
    return entries
      .map((entry) => {
        const rank = rankOf.get(entry.name);
        const share = rank && shares[language][rank - 1];
        const places = { rank, course: placeOf.get(entry.name), share };
        return buildWord(entry, places, ids, isShown);
      })
      .toSorted((one, other) => one.rank - other.rank);
  });
  const meanings = rows.map((located) => buildMeaning(located, ids, lexicon));
  const entries = entriesById(lexicon, ids);
  const forms = ofEachLanguage((language) => indexForms(words, language, entries));
  const hash = createHash('sha256').update(JSON.stringify([words, meanings]));
  for (const language of languageCodes) hash.update(forms[language]);
  const version = hash.digest('hex').slice(0, 16);
  return { version, words, meanings, forms };
}
