import type { ParadigmTable, RowLabel, TableName } from '@topwords/content/paradigms';
import type { FormTable, LanguageCode } from '@topwords/platform/contracts';
import type { Composing } from './writing.ts';

const tablesAtMost = 4;

type Person = 'first' | 'second' | 'third';

const persons: Record<LanguageCode, Record<Person, string>> = {
  en: { first: 'I, we', second: 'you', third: 'he, she, it, they' },
  es: { first: 'yo, nosotros', second: 'tú, vosotros', third: 'él, ella, ellos' },
  ru: { first: 'я, мы', second: 'ты, вы', third: 'он, она, они' },
  tr: { first: 'ben, biz', second: 'sen, siz', third: 'o, onlar' },
};

const owners: Record<Person, string> = {
  first: 'benim, bizim',
  second: 'senin, sizin',
  third: 'onun, onların',
};

/** The tables that a learner needs first; the others follow as they stand. */
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
function tells(table: ParadigmTable, text: string): boolean {
  const forms = table.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.forms ?? []));
  return new Set(forms).size > 1 || forms.some((form) => form !== text);
}

/** The most important tables of the word's forms, named in the native language. */
export function composeTables({ facts, texts }: Composing): FormTable[] {
  const { language, text } = facts.word;
  const nameRow = (name: TableName, label: RowLabel) => {
    if (!isPerson(label)) return texts.rows[label];
    return name === 'possessive' ? owners[label] : persons[language][label];
  };
  return facts.tables
    .filter((table) => tells(table, text))
    .toSorted((a, b) => weight(a) - weight(b))
    .slice(0, tablesAtMost)
    .map(({ name, columns, rows }) => ({
      title: texts.tables[name],
      columns: columns.map((column) => texts.columns[column]),
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
