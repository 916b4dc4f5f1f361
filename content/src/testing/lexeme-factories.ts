import { languageCodes, ofEachLanguage, type LanguageCode } from '@topwords/languages/identity';
import { lexemeSchema, type Lexeme } from '../lexemes/lexeme.ts';
import type { Lexemes, LocatedLexeme } from '../lexemes/read-lexemes.ts';
import type { LocatedRow } from '../rows/read-rows.ts';
import { glossOf, headwordsOf, type Row } from '../rows/row.ts';

function glossesOf(row: Row, own: LanguageCode) {
  const others = languageCodes.filter((code) => code !== own);
  return Object.fromEntries(
    others.map((code) => [code, headwordsOf(row, code)[0] ?? glossOf(row, code) ?? '-']),
  );
}

/** A valid lexeme of a word with one sense, apart from overrides. */
export function buildLexeme(
  language: LanguageCode,
  { row, word }: { row: Row; word: string },
  overrides: Partial<Lexeme> = {},
): Lexeme {
  const { key: meaning, pos, level } = row;
  const senses = [{ meaning, gloss: glossesOf(row, language) }];
  return lexemeSchema(language).parse({ word, pos, level, senses, ...overrides });
}

/** Lexemes with locations as if from a file, one per line. */
export function locateLexemes(language: LanguageCode, lexemes: readonly Lexeme[]): LocatedLexeme[] {
  const file = `${language}/words.jsonl`;
  return lexemes.map((lexeme, index) => ({ file, line: index + 1, lexeme }));
}

/** The least that lexemes of rows say: each row's words, with the row as a sense. */
export function lexemesOf(rows: readonly LocatedRow[]): Lexemes {
  return ofEachLanguage((language) => {
    const byWord = new Map<string, Lexeme>();
    for (const { row } of rows) {
      for (const word of headwordsOf(row, language)) {
        const made = buildLexeme(language, { row, word });
        const known = byWord.get(word);
        if (known) known.senses.push(...made.senses);
        else byWord.set(word, made);
      }
    }
    return locateLexemes(language, [...byWord.values()]);
  });
}

/** Rows with the least that their lexemes say. */
export function withLexemes(rows: readonly LocatedRow[]) {
  return { rows, lexemes: lexemesOf(rows) };
}
