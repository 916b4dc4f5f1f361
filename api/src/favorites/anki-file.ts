import type { Favorite } from '@topwords/platform/contracts';
import { stringify } from 'csv-stringify/sync';

/**
 * What the importer of Anki is told, after "Text Files" of its manual. Columns are given no names:
 * Anki would look for fields so named, and its note types have other ones in each language; without
 * names the first two columns are the first two fields. The ids keep favourites with one original
 * text apart, and have a second import change notes instead of doubling them.
 */
const settings = [
  '#separator:tab',
  '#html:false',
  '#notetype:Basic',
  '#deck:TopWords',
  '#tags column:3',
  '#guid column:4',
];

/** The lines with which a text file for Anki begins. */
export const ankiStart = `${settings.join('\n')}\n`;

/** Further favourites of a text file for Anki: original, translation, category as a tag, id. */
export function ankiNotes(favorites: readonly Favorite[]): string {
  const notes = favorites.map(({ original_text, translated_text, category_name, id }) => [
    original_text,
    translated_text,
    // A blank separates tags.
    category_name.replace(/\s+/g, '_'),
    id,
  ]);
  // In quotes, or a text that begins with # would be a comment.
  return stringify(notes, { delimiter: '\t', quoted: true, record_delimiter: 'unix' });
}
