import type { Favorite } from '@topwords/platform/contracts';
import { stringify } from 'csv-stringify/sync';

const columns = [
  'original_text',
  'translated_text',
  'from_lang',
  'to_lang',
  { key: 'category_name', header: 'category' },
  'added_at',
];

/**
 * Favourites as CSV (RFC 4180), UTF-8 with the mark by which spreadsheets know it. What a
 * spreadsheet would take for a formula gets an apostrophe in front.
 */
export function csvFile(favorites: readonly Favorite[]): string {
  return stringify([...favorites], {
    columns,
    header: true,
    bom: true,
    record_delimiter: 'windows',
    // By itself it would quote none but whole record ends.
    quoted_match: /[\r\n]/,
    escape_formulas: true,
  });
}
