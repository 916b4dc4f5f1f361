import { foldText, tokensOf } from '@topwords/languages/text';
import { allGrammar } from '@topwords/languages/grammar';
import { languageCodes, ofEachLanguage, type LanguageCode } from '@topwords/languages/identity';
import { recognizeNothing, type Inflect, type Recognize } from './inflect.ts';
import { inflectPhrase } from './inflect-phrase.ts';
import { lexemeName, type Lexeme } from '../lexemes/lexeme.ts';
import type { Lexemes, LocatedLexeme } from '../lexemes/read-lexemes.ts';
import type { LocatedRow } from '../rows/read-rows.ts';
import type { Note } from '../bank/bank.ts';
import type { Ids } from '../ids/ids.ts';
import { wordName } from '../ids/word-name.ts';
import { formsByHeadword, headwordsOf, type Row } from '../rows/row.ts';

/** A headword: its lexeme, and the information of its rows. */
export interface LexiconEntry {
  language: LanguageCode;
  /** Unique in its language: see `lexemeName`. */
  name: string;
  text: string;
  located: LocatedLexeme;
  lexeme: Lexeme;
  /** Inflected forms, listed or derived, without the headword. */
  forms: Set<string>;
  /**
   * Further forms, which only tell that a text has the headword: participles, other spellings. No
   * table and no exercise has them, and no other headword.
   */
  recognized: Set<string>;
  /** The forms that its rows list. */
  listed: Set<string>;
  /** The rows of its senses, the main one first. */
  rows: LocatedRow[];
}

/** All headwords of each language by name, in the order of the lexemes. */
export type Lexicon = Record<LanguageCode, Map<string, LexiconEntry>>;

function isFirstWord({ row }: LocatedRow, { language, text }: LexiconEntry): boolean {
  return headwordsOf(row, language)[0] === text;
}

function collectEntries(rows: readonly LocatedRow[], lexemes: Lexemes): Lexicon {
  const byKey = new Map(rows.map((located) => [located.row.key, located]));
  return ofEachLanguage((language) => {
    const entries = new Map<string, LexiconEntry>();
    for (const located of lexemes[language]) {
      const { lexeme } = located;
      const name = lexemeName(lexeme);
      // The check of senses and rows reports a second lexeme, and a sense without a row.
      if (entries.has(name)) continue;
      entries.set(name, {
        language,
        name,
        text: lexeme.word,
        located,
        lexeme,
        forms: new Set<string>(),
        recognized: new Set<string>(),
        listed: new Set<string>(),
        rows: lexeme.senses.flatMap(({ meaning }) => byKey.get(meaning) ?? []),
      });
    }
    return entries;
  });
}

/** Regular forms in a row's sentences, for languages with more forms than a paradigm lists. */
function formsInSentences(row: Row, { language, text }: LexiconEntry): string[] {
  const { isFormOf } = allGrammar[language];
  if (!isFormOf) return [];
  return row.sentences
    .flatMap((sentence) => tokensOf(sentence[language], language))
    .filter((token) => isFormOf(text, token, row.pos === 'verb'));
}

/** What the lexeme says that a row would otherwise note. */
function noteOfLexeme({ gender, aspect, partners }: Lexeme, pos: string): Note {
  return {
    ...(gender !== undefined && pos === 'noun' && { gender }),
    ...(aspect !== undefined && pos === 'verb' && { aspect }),
    ...(partners !== undefined && pos === 'verb' && { pair: partners[0] }),
  };
}

/** The forms that a row notes for the word, or else another row of it, or that rows list. */
function notedForms(located: LocatedRow, entry: LexiconEntry): Note | undefined {
  const { language } = entry;
  const own = isFirstWord(located, entry) ? located.row.notes?.[language] : undefined;
  if (own) return own;
  const elsewhere = entry.rows.find(
    ({ row, ...place }) =>
      row.pos === located.row.pos &&
      row.notes?.[language] !== undefined &&
      isFirstWord({ row, ...place }, entry),
  );
  const { noteOfListed } = allGrammar[language];
  return elsewhere?.row.notes?.[language] ?? noteOfListed?.(entry.text, entry.listed);
}

/** What is noted about the word in one of its rows: by the row, and by its lexeme. */
export function noteFor(located: LocatedRow, entry: LexiconEntry): Note {
  return { ...notedForms(located, entry), ...noteOfLexeme(entry.lexeme, located.row.pos) };
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

/** Adds the forms that no headword has already, as search compares them. */
function addRecognized(entries: readonly LexiconEntry[], recognize: Recognize): void {
  const found = entries.map((entry) => ({ entry, forms: recognizedOf(entry, recognize) }));
  if (found.every(({ forms }) => forms.length === 0)) return;
  const owned = new Set(
    entries.flatMap(({ text, forms }) => [foldText(text), ...Array.from(forms, foldText)]),
  );
  for (const { entry, forms } of found) {
    for (const form of forms) if (!owned.has(foldText(form))) entry.recognized.add(form);
  }
}

function recognizedOf(entry: LexiconEntry, recognize: Recognize): string[] {
  const { language, text, forms } = entry;
  return entry.rows.flatMap((located) => {
    const note = noteFor(located, entry);
    return [...recognize({ language, text, pos: located.row.pos, note, forms })];
  });
}

/** Builds the headwords from lexemes, with the rows of their senses and their forms. */
export function buildLexicon(
  rows: readonly LocatedRow[],
  lexemes: Lexemes,
  inflect: Inflect,
  recognize: Recognize = recognizeNothing,
): Lexicon {
  const lexicon = collectEntries(rows, lexemes);
  const entries = languageCodes.flatMap((language) => [...lexicon[language].values()]);
  for (const entry of entries) addForms(entry, inflect);
  for (const entry of entries) {
    addFormsOfPhrase(entry, lexicon, inflect);
    entry.forms.delete(entry.text);
  }
  for (const language of languageCodes) addRecognized([...lexicon[language].values()], recognize);
  return lexicon;
}

/** The headwords of a language by their text: several if they are homographs. */
export function entriesByText(entries: Lexicon[LanguageCode]): Map<string, LexiconEntry[]> {
  return Map.groupBy(entries.values(), ({ text }) => text);
}

/** The headword with this text that has the row as a sense. */
export function entryOfRow(
  lexicon: Lexicon,
  language: LanguageCode,
  { row, text }: { row: Row; text: string },
): LexiconEntry | undefined {
  const named = lexicon[language].get(text);
  if (named && hasSense(named, row)) return named;
  for (const entry of lexicon[language].values()) {
    if (entry.text === text && hasSense(entry, row)) return entry;
  }
  return undefined;
}

function hasSense({ lexeme }: LexiconEntry, { key }: Row): boolean {
  return lexeme.senses.some(({ meaning }) => meaning === key);
}

/** The headwords by the ids of their words. */
export function entriesById(lexicon: Lexicon, ids: Pick<Ids, 'words'>): Map<number, LexiconEntry> {
  const entries = languageCodes.flatMap((language) => [...lexicon[language].values()]);
  return new Map(
    entries.flatMap((entry) => {
      const id = ids.words[wordName(entry.language, entry.name)];
      return id === undefined ? [] : [[id, entry] as const];
    }),
  );
}
