import { allGrammar, type PlaceInTables } from '@topwords/languages/grammar';
import type { ParadigmTable } from '@topwords/languages/paradigms';
import { type LanguageCode, languageCodes } from '@topwords/languages/identity';
import { paradigmWordsOf } from '../paradigms/paradigm-words-of.ts';
import { entryOfRow } from '../lexicon/lexicon.ts';
import type { Note } from '../bank/bank.ts';
import { headwordsOf, type Row } from '../rows/row.ts';
import { faultOf, type Check, type CheckedBank } from './check.ts';

/** The forms at a place in all tables of that name; empty if there is no such table or column. */
function formsAt(
  tables: readonly ParadigmTable[],
  [name, label, column]: PlaceInTables,
): string[][] {
  return tables
    .filter((table) => table.name === name && table.columns.includes(column))
    .map(({ columns, rows }) => {
      const cell = rows.find((row) => row.label === label)?.cells[columns.indexOf(column)];
      return cell?.forms ?? [];
    });
}

function contradictions(
  tables: readonly ParadigmTable[],
  language: LanguageCode,
  note: Note,
): string[] {
  return Object.entries(allGrammar[language].notedPlaces).flatMap(([name, place]) => {
    const noted = note[name as keyof Note];
    const found = formsAt(tables, place);
    if (typeof noted !== 'string' || found.length === 0) return [];
    return found.some((forms) => forms.includes(noted)) ? [] : [`${name} "${noted}"`];
  });
}

/**
 * A form noted for the first headword that belongs to another: crímenes for delito, next to crimen.
 */
function formsOfOtherHeadwords(
  row: Row,
  language: LanguageCode,
  lexicon: CheckedBank['lexicon'],
): string[] {
  const [first = '', ...others] = headwordsOf(row, language);
  const note = row.notes?.[language] ?? {};
  return Object.keys(allGrammar[language].notedPlaces).flatMap((name) => {
    const noted = note[name as keyof Note];
    if (typeof noted !== 'string' || noted.slice(0, 1) === first.slice(0, 1)) return [];
    const isOthers = others.some((text) =>
      entryOfRow(lexicon, language, { row, text })?.forms.has(noted),
    );
    return isOthers ? [`${name} "${noted}", a form of another headword`] : [];
  });
}

/** Tables of a row's first headword must not contradict the row's notes. */
export const checkTables: Check = ({ rows, lexicon, draw }) =>
  rows.flatMap((located) =>
    languageCodes.flatMap((language) => {
      const { row } = located;
      const [text = ''] = headwordsOf(row, language);
      const entry = entryOfRow(lexicon, language, { row, text });
      const note = row.notes?.[language];
      if (!entry || !note || text.includes(' ')) return [];
      const tables = paradigmWordsOf(entry)
        .filter(({ pos }) => pos === row.pos)
        .flatMap((word) => draw(word).tables);
      return [
        ...contradictions(tables, language, note),
        ...(allGrammar[language].contradictions?.(tables, text, note) ?? []),
        ...formsOfOtherHeadwords(row, language, lexicon),
      ].map((what) => {
        const detail = `"${text}" notes ${what}, but its table does not`;
        return faultOf(located, 'tables', { language, text, detail });
      });
    }),
  );
