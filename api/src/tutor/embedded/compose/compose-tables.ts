import { allTutor } from '@topwords/languages/tutor';
import type { ComposeContext } from './compose-context.ts';
import type { ParadigmTable, RowLabel, TableName } from '@topwords/languages/paradigms';
import type { FormTable } from '@topwords/platform/contracts';
import { cellsOf } from '../facts/table-cells.ts';

const maxTables = 4;

type Person = 'first' | 'second' | 'third';

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

function isPerson(label: RowLabel): label is Person {
  return label === 'first' || label === 'second' || label === 'third';
}

function weight({ name }: ParadigmTable): number {
  const place = importance.indexOf(name);
  return place === -1 ? importance.length : place;
}

/** Whether a table shows more than the word itself. */
function isInformative(table: ParadigmTable, text: string): boolean {
  const forms = cellsOf([table]).flatMap((cell) => cell.forms);
  return new Set(forms).size > 1 || forms.some((form) => form !== text);
}

/** The most important tables of the word's forms, named in the native language. */
export function composeTables({ facts, texts }: ComposeContext): FormTable[] {
  const { language, text } = facts.word;
  const nameRow = (name: TableName, label: RowLabel) => {
    if (!isPerson(label)) return texts.places[label];
    const { owners, persons } = allTutor[language];
    return (name === 'possessive' ? owners : undefined)?.[label] ?? persons[label];
  };
  return facts.tables
    .filter((table) => isInformative(table, text))
    .toSorted((a, b) => weight(a) - weight(b))
    .slice(0, maxTables)
    .map(({ name, columns, rows }) => ({
      title: texts.tables[name],
      columns: columns.map((column) => texts.places[column]),
      rows: rows.map(({ label, cells }) => ({
        label: nameRow(name, label),
        cells: cells.map((cell) => cell?.forms.join(', ') ?? ''),
      })),
      irregular: rows.flatMap(({ cells }, row) =>
        cells.flatMap((cell, column): [number, number][] =>
          cell?.irregular === true ? [[row, column]] : [],
        ),
      ),
    }));
}
