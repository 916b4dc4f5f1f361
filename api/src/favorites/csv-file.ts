import type { Favorite } from '@topwords/platform/contracts';
import { stringify, type Options } from 'csv-stringify/sync';

const options: Options = {
  columns: [
    'original_text',
    'translated_text',
    'from_lang',
    'to_lang',
    { key: 'category_name', header: 'category' },
    'added_at',
  ],
  record_delimiter: 'windows',
  quoted: true,
  // Otherwise empty fields would have no quotes.
  quoted_empty: true,
  escape_formulas: true,
};

/** The start of a CSV file (RFC 4180): the byte order mark, by which spreadsheets know UTF-8, and the header. */
export const csvStart = stringify([], { ...options, header: true, bom: true });

/**
 * Further records of a CSV file, every field quoted. A field that a spreadsheet would take for a
 * formula gets a leading apostrophe.
 */
export function csvRecords(favorites: readonly Favorite[]): string {
  return stringify([...favorites], options);
}
