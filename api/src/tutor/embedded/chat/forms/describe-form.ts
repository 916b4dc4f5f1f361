import type { TableName } from '@topwords/content/paradigms';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { FormLabel } from '../../facts/word-facts.ts';
import { englishFormTexts } from './english-form-texts.ts';
import type { FormTexts } from './form-texts.ts';
import { russianFormTexts } from './russian-form-texts.ts';
import { spanishFormTexts } from './spanish-form-texts.ts';
import { turkishFormTexts } from './turkish-form-texts.ts';

const texts: Record<LanguageCode, FormTexts> = {
  en: englishFormTexts,
  es: spanishFormTexts,
  ru: russianFormTexts,
  tr: turkishFormTexts,
};

/** Tables whose rows and columns say by themselves what a form is. */
const silentTables: ReadonlySet<TableName> = new Set<TableName>([
  'principal-parts',
  'number',
  'agreement',
  'comparison',
  'declension',
  'personal-pronoun',
  'non-finite',
]);

/** What a table is called in the native language. */
export function nameOfTable(table: TableName, native: LanguageCode): string {
  return texts[native].tables[table];
}

/** What a form is called in the native language: "preterite, first person singular". */
export function describeLabel({ table, row, column }: FormLabel, native: LanguageCode): string {
  const { tables, rows, columns, persons } = texts[native];
  const isPerson = row === 'first' || row === 'second' || row === 'third';
  const isNumber = column === 'singular' || column === 'plural';
  const place =
    isPerson && isNumber
      ? [persons[row][column]]
      : [row === 'form' ? '' : rows[row], column === 'form' ? '' : columns[column]];
  const parts = [silentTables.has(table) ? '' : tables[table], ...place].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : tables[table];
}
