import { languageCodes, type LanguageCode } from '@topwords/languages/identity';
import { lexemeName } from '../lexemes/lexeme.ts';
import type { LocatedLexeme } from '../lexemes/read-lexemes.ts';
import type { Fault } from '../rows/fault.ts';
import type { LocatedRow } from '../rows/read-rows.ts';
import { headwordsOf } from '../rows/row.ts';
import { faultOf, type Check } from './check.ts';
import { faultOfLexeme } from './fault-of-lexeme.ts';

const check = 'senses-and-rows';

/** Lexemes of one spelling must be told apart, and one of them is the commonest. */
function faultsOfHomographs(language: LanguageCode, lexemes: readonly LocatedLexeme[]): Fault[] {
  const [first] = lexemes;
  if (!first) return [];
  if (lexemes.length === 1) {
    if (first.lexeme.homograph === undefined) return [];
    return [faultOfLexeme(first, check, { language, detail: 'has no homograph to be told from' })];
  }
  const names = new Set<string>();
  const twice = lexemes.filter(({ lexeme }) => {
    const name = lexemeName(lexeme);
    const isKnown = names.has(name) || lexeme.homograph === undefined;
    names.add(name);
    return isKnown;
  });
  const commonest = lexemes.filter(({ lexeme }) => lexeme.commonest);
  return [
    ...twice.map((one) =>
      faultOfLexeme(one, check, { language, detail: 'is not told from its homograph' }),
    ),
    ...(commonest.length === 1
      ? []
      : [faultOfLexeme(first, check, { language, detail: 'one homograph must be the commonest' })]),
  ];
}

function faultsOfSenses(
  language: LanguageCode,
  located: LocatedLexeme,
  rows: ReadonlyMap<string, LocatedRow>,
): Fault[] {
  const { lexeme } = located;
  return lexeme.senses.flatMap(({ meaning }) => {
    const row = rows.get(meaning)?.row;
    if (row && headwordsOf(row, language).includes(lexeme.word)) return [];
    const detail = row
      ? `is no headword of its sense ${meaning}`
      : `there is no row for its sense ${meaning}`;
    return [faultOfLexeme(located, check, { language, detail })];
  });
}

/**
 * Rows and lexemes must agree: each headword of a row is a lexeme with that row as a sense, each
 * sense is a row with the word as a headword, and homographs are told apart.
 */
export const checkSensesAndRows: Check = ({ rows, lexemes }) => {
  const byKey = new Map(rows.map((located) => [located.row.key, located]));
  return languageCodes.flatMap((language) => {
    const byWord = Map.groupBy(lexemes[language], ({ lexeme }) => lexeme.word);
    const unsaid = rows.flatMap((located) =>
      headwordsOf(located.row, language).flatMap((text) => {
        const having = (byWord.get(text) ?? []).filter(({ lexeme }) =>
          lexeme.senses.some(({ meaning }) => meaning === located.row.key),
        );
        if (having.length === 1) return [];
        const detail = `"${text}" has ${having.length} lexemes with this sense`;
        return [faultOf(located, check, { language, text, detail })];
      }),
    );
    return [
      ...[...byWord.values()].flatMap((same) => faultsOfHomographs(language, same)),
      ...lexemes[language].flatMap((located) => faultsOfSenses(language, located, byKey)),
      ...unsaid,
    ];
  });
};
