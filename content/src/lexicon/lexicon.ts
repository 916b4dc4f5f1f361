import { tokensOf } from '@topwords/languages/text';
import { allGrammar } from '@topwords/languages/grammar';
import { languageCodes, ofEachLanguage, type LanguageCode } from '@topwords/languages/identity';
import type { Inflect } from './inflect.ts';
import { inflectPhrase } from './inflect-phrase.ts';
import type { LocatedRow } from '../rows/read-rows.ts';
import { levels } from '@topwords/platform/contracts';
import type { Note } from '../bank/bank.ts';
import { formsByHeadword, headwordsOf, type Row } from '../rows/row.ts';

/** A headword with the information from all its rows. */
export interface LexiconEntry {
  language: LanguageCode;
  text: string;
  /** Inflected forms, listed or derived, without the headword. */
  forms: Set<string>;
  /** The forms that its rows list. */
  listed: Set<string>;
  /**
   * Rows in which it is the first word of the column, then the others; easy ones first, then in
   * file order.
   */
  rows: LocatedRow[];
}

/** All headwords of each language by text, in order of first appearance. */
export type Lexicon = Record<LanguageCode, Map<string, LexiconEntry>>;

function isFirstWord({ row }: LocatedRow, { language, text }: LexiconEntry): boolean {
  return headwordsOf(row, language)[0] === text;
}

function collectEntries(rows: readonly LocatedRow[]): Lexicon {
  const lexicon: Lexicon = ofEachLanguage(() => new Map());
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

/** Regular forms in a row's sentences, for languages with more forms than a paradigm lists. */
function formsInSentences(row: Row, { language, text }: LexiconEntry): string[] {
  const { isFormOf } = allGrammar[language];
  if (!isFormOf) return [];
  return row.sentences
    .flatMap((sentence) => tokensOf(sentence[language], language))
    .filter((token) => isFormOf(text, token, row.pos === 'verb'));
}

/**
 * A row's note for the word. If the row's note is for another word, what else is known of this one.
 */
export function noteFor(located: LocatedRow, entry: LexiconEntry): Note | undefined {
  const { language } = entry;
  if (isFirstWord(located, entry)) return located.row.notes?.[language];
  const { noteOfListed } = allGrammar[language];
  if (!noteOfListed) return undefined;
  const elsewhere = entry.rows.find(
    (other) => other.row.pos === located.row.pos && isFirstWord(other, entry),
  );
  return elsewhere?.row.notes?.[language] ?? noteOfListed(entry.text, entry.listed);
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

/** Rows in which the word is first precede the others, easy ones before hard ones. */
function compareRows(one: LocatedRow, other: LocatedRow, entry: LexiconEntry): number {
  const byPlace = Number(isFirstWord(other, entry)) - Number(isFirstWord(one, entry));
  return byPlace || levels.indexOf(one.row.level) - levels.indexOf(other.row.level);
}

/** Collects the headwords of rows with their forms: listed, derived and found in sentences. */
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

/** The key of a headword's id: `es:casa`. */
export function wordName(language: LanguageCode, text: string): string {
  return `${language}:${text}`;
}
