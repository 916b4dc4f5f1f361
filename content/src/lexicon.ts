import type { Inflect } from './inflection/inflect.ts';
import { inflectPhrase } from './inflection/inflect-phrase.ts';
import { isTurkishForm } from './inflection/turkish-chains.ts';
import type { LocatedRow } from './read-rows.ts';
import { languageCodes, levels, type LanguageCode } from '@topwords/platform/contracts';
import type { Note } from './bank.ts';
import { formsByHeadword, headwordsOf, type Row } from './row.ts';
import { tokensOf } from './tokens.ts';

/** A headword with what all its rows say of it. */
export interface LexiconEntry {
  language: LanguageCode;
  text: string;
  /** Inflected forms, listed or derived, without the headword itself. */
  forms: Set<string>;
  /** Those of them that its rows list. */
  listed: Set<string>;
  /** Rows in which it is the first word of the column, then the others; easy ones first, then in file order. */
  rows: LocatedRow[];
}

/** All headwords of each language by their text, in the order in which they first stand. */
export type Lexicon = Record<LanguageCode, Map<string, LexiconEntry>>;

function isFirstWord({ row }: LocatedRow, { language, text }: LexiconEntry): boolean {
  return headwordsOf(row, language)[0] === text;
}

function collectEntries(rows: readonly LocatedRow[]): Lexicon {
  const lexicon: Lexicon = { en: new Map(), es: new Map(), ru: new Map(), tr: new Map() };
  for (const located of rows) {
    for (const language of languageCodes) {
      for (const text of headwordsOf(located.row, language)) {
        const entry = lexicon[language].get(text) ?? {
          language,
          text,
          forms: new Set<string>(),
          listed: new Set<string>(),
          rows: [],
        };
        lexicon[language].set(text, entry);
        entry.rows.push(located);
      }
    }
  }
  return lexicon;
}

/** Regular forms in a row's sentences: of a Turkish word there are more than any paradigm lists. */
function formsInSentences(row: Row, { language, text }: LexiconEntry): string[] {
  if (language !== 'tr') return [];
  return row.sentences
    .flatMap((sentence) => tokensOf(sentence.tr, 'tr'))
    .filter((token) => isTurkishForm(text, token, row.pos === 'verb'));
}

/**
 * A listed form that looks like the word's accusative: fikri of fikir. Notes are of first words
 * alone, so that of another word it is the only sign of how its stem changes.
 */
function listedAccusative({ text, listed }: LexiconEntry): string | undefined {
  return [...listed].find(
    (form) =>
      /[ıiuü]$/u.test(form) &&
      form.startsWith(text.slice(0, 2)) &&
      form.length - text.length <= 1 &&
      form.length >= text.length,
  );
}

/** What a row notes of the word: of a Turkish word that is not its first, what else is known. */
export function noteFor(located: LocatedRow, entry: LexiconEntry): Note | undefined {
  const { language } = entry;
  if (isFirstWord(located, entry)) return located.row.notes?.[language];
  if (language !== 'tr') return undefined;
  const elsewhere = entry.rows.find(
    (other) => other.row.pos === located.row.pos && isFirstWord(other, entry),
  );
  const accusative = listedAccusative(entry);
  return elsewhere?.row.notes?.tr ?? (accusative === undefined ? undefined : { accusative });
}

function addForms(entry: LexiconEntry, inflect: Inflect): void {
  const { language, text, rows } = entry;
  for (const { row } of rows) {
    for (const form of formsByHeadword(row, language).get(text) ?? []) entry.listed.add(form);
  }
  for (const located of rows) {
    const { row } = located;
    const derived = inflect({ language, text, pos: row.pos, note: noteFor(located, entry) });
    for (const form of [...derived, ...formsInSentences(row, entry)]) entry.forms.add(form);
  }
  for (const form of entry.listed) entry.forms.add(form);
}

function addFormsOfPhrase(entry: LexiconEntry, lexicon: Lexicon, inflect: Inflect): void {
  const { language, text } = entry;
  for (const { row } of entry.rows) {
    const { pos } = row;
    const formsOf = (word: string) => [
      ...(lexicon[language].get(word)?.forms ?? []),
      ...inflect({ language, text: word, pos, note: undefined }),
    ];
    for (const form of inflectPhrase(text, { language, pos }, formsOf)) entry.forms.add(form);
  }
}

/** Rows in which the word stands first go before the others, easy ones before hard ones. */
function compareRows(one: LocatedRow, other: LocatedRow, entry: LexiconEntry): number {
  const byPlace = Number(isFirstWord(other, entry)) - Number(isFirstWord(one, entry));
  return byPlace || levels.indexOf(one.row.level) - levels.indexOf(other.row.level);
}

/** Gathers the headwords of rows, their forms listed, derived and in Turkish found in sentences. */
export function buildLexicon(rows: readonly LocatedRow[], inflect: Inflect): Lexicon {
  const lexicon = collectEntries(rows);
  const entries = languageCodes.flatMap((language) => [...lexicon[language].values()]);
  for (const entry of entries) addForms(entry, inflect);
  for (const entry of entries) {
    addFormsOfPhrase(entry, lexicon, inflect);
    entry.forms.delete(entry.text);
    entry.rows.sort((one, other) => compareRows(one, other, entry));
  }
  return lexicon;
}

/** The name under which a headword's id is kept: `es:casa`. */
export function wordName(language: LanguageCode, text: string): string {
  return `${language}:${text}`;
}
