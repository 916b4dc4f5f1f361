import type { Paradigms } from '@topwords/content/paradigms';
import type {
  ColumnLabel,
  ParadigmTable,
  RowLabel,
  TableName,
} from '@topwords/languages/paradigms';
import { plainText } from '@topwords/languages/typing';
import { allTutor } from '@topwords/languages/tutor';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../bank/catalogue.ts';
import { rowNames } from '../bank/row-names.ts';

/** Where a table has a form. */
export interface FormPlace {
  name: TableName;
  row: RowLabel;
  column: ColumnLabel;
}

/** The headword and all its forms, those of its tables too. */
export function formsOf({ id, text, forms }: CatalogueWord, { words }: Paradigms): string[] {
  const cells = (words[id] ?? []).flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  return [...new Set([text, ...forms, ...cells.flatMap((cell) => cell?.forms ?? [])])];
}

/** All places where a word's tables have a form. */
export function placesOfForm(
  tables: readonly ParadigmTable[],
  form: string,
  language: LanguageCode,
): FormPlace[] {
  const plain = plainText(form, language);
  return tables.flatMap(({ name, columns, rows }) =>
    rows.flatMap(({ label, cells }) =>
      cells.flatMap((cell, index) => {
        const column = columns[index];
        const isHere = cell?.forms.some((one) => plainText(one, language) === plain) === true;
        return isHere && column !== undefined ? [{ name, row: label, column }] : [];
      }),
    ),
  );
}

const genders: ReadonlySet<ColumnLabel> = new Set(['masculine', 'feminine', 'neuter']);

/** Whether two forms differ in gender alone. */
export function differInGender(ones: readonly FormPlace[], others: readonly FormPlace[]): boolean {
  return ones.some((one) =>
    others.some(
      (other) =>
        one.name === other.name &&
        one.row === other.row &&
        one.column !== other.column &&
        genders.has(one.column) &&
        genders.has(other.column),
    ),
  );
}

/** What is named of a form at most: more would be a table. */
const mostTables = 2;
const mostOfTable = 3;

/** Tables whose names add nothing to those of their places. */
const unnamedTables: ReadonlySet<TableName> = new Set([
  'principal-parts',
  'number',
  'agreement',
  'comparison',
  'declension',
  'non-finite',
]);

/** A row that has persons names all of them, those of the plural last: `él, ella, ellos`. */
function ofNumber(persons: string, column: ColumnLabel): string {
  const names = persons.split(', ');
  if (names.length === 1) return persons;
  return column === 'plural' ? names.slice(-1).join() : names.slice(0, -1).join(', ');
}

const persons: ReadonlySet<RowLabel> = new Set(['first', 'second', 'third']);

interface Naming {
  language: LanguageCode;
  native: LanguageCode;
}

/** The name of a place without its table's. */
function nameWithin({ name, row, column }: FormPlace, { language, native }: Naming): string {
  const { places } = allTutor[native].texts;
  const rowName = rowNames(language, native)(name, row);
  const isPerson = persons.has(row) && (column === 'singular' || column === 'plural');
  const parts = isPerson
    ? [ofNumber(rowName, column)]
    : [...(row === 'form' ? [] : [rowName]), ...(column === 'form' ? [] : [places[column]])];
  return parts.join(', ');
}

/**
 * What the places of a table are called in the native language: `Imperfect: yo, él, ella`;
 * `accusative, singular`.
 */
function nameTogether(places: readonly FormPlace[], naming: Naming): string {
  const [first] = places;
  if (first === undefined) return '';
  const title = allTutor[naming.native].texts.tables[first.name];
  const within = [...new Set(places.map((place) => nameWithin(place, naming)))];
  if (within.join('') === '') return title;
  const separator = persons.has(first.row) ? ', ' : '; ';
  return unnamedTables.has(first.name)
    ? within.join(separator)
    : `${title}: ${within.join(separator)}`;
}

/** What a place is called in the native language. */
export function namePlace(place: FormPlace, naming: Naming): string {
  return nameTogether([place], naming);
}

/** What the places of a form are called, those of a table together; at most two tables. */
export function namePlaces(places: readonly FormPlace[], naming: Naming): string {
  const byTable = [...Map.groupBy(places, ({ name }) => name).values()];
  return byTable
    .slice(0, mostTables)
    .map((ofTable) => nameTogether(ofTable.slice(0, mostOfTable), naming))
    .join('; ');
}
