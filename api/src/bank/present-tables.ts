import type { ParadigmTable, TableName } from '@topwords/languages/paradigms';
import { allTutor } from '@topwords/languages/tutor';
import type { FormTable, LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from './catalogue.ts';
import { rowNames } from './row-names.ts';
import { writeStress, type Pronunciation } from './pronunciation.ts';
import { withoutEmptyLines } from './without-empty-lines.ts';

const maxTables = 4;

/** The tables that a learner needs first; the others follow in their order. */
const importance: readonly TableName[] = [
  'present',
  'present-continuous',
  'past',
  'past-definite',
  'preterite',
  'aorist',
  'future',
  'imperfect',
];

function weight({ name }: ParadigmTable): number {
  const place = importance.indexOf(name);
  return place === -1 ? importance.length : place;
}

/** Whether a table shows more than the word itself. */
function isInformative({ rows }: ParadigmTable, text: string): boolean {
  const forms = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.forms ?? []));
  return forms.some((form) => form !== text);
}

/**
 * The most important tables of a word's forms, named in the native language, without rows and columns
 * that have no form. Two parts of speech may have the same table.
 */
export function presentTables(
  { text, language }: Pick<CatalogueWord, 'text' | 'language'>,
  tables: readonly ParadigmTable[],
  { native, pronunciation }: { native: LanguageCode; pronunciation: Pronunciation },
): FormTable[] {
  const { texts } = allTutor[native];
  const nameRow = rowNames(language, native);
  const distinct = new Map(
    tables.map((table) => [JSON.stringify([table.name, table.rows]), table]),
  );
  return [...distinct.values()]
    .filter((table) => isInformative(table, text))
    .toSorted((a, b) => weight(a) - weight(b))
    .slice(0, maxTables)
    .map(withoutEmptyLines)
    .map(({ name, columns, rows }) => ({
      title: texts.tables[name],
      columns: columns.map((column) => texts.places[column]),
      rows: rows.map(({ label, cells }) => ({
        label: nameRow(name, label),
        cells: cells.map((cell) =>
          writeStress((cell?.stressed ?? cell?.forms ?? []).join(', '), pronunciation),
        ),
      })),
      irregular: rows.flatMap(({ cells }, row) =>
        cells.flatMap((cell, column): [number, number][] =>
          cell?.irregular === true ? [[row, column]] : [],
        ),
      ),
    }));
}
