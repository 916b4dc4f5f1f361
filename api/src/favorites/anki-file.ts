import type { Favorite } from '@topwords/platform/contracts';
import { stringify } from 'csv-stringify/sync';

/**
 * Settings for Anki's importer, from "Text Files" in its manual. Columns have no names: Anki would
 * look for fields with those names, which differ by interface language; without names, the first two
 * columns become the first two fields. The ids distinguish favourites with the same original text,
 * and let a second import update notes instead of duplicating them.
 */
const settings = [
  '#separator:tab',
  '#html:false',
  '#notetype:Basic',
  '#deck:TopWords',
  '#tags column:3',
  '#guid column:4',
];

/** The first lines of a text file for Anki. */
export const ankiStart = `${settings.join('\n')}\n`;

/** Further favourites of a text file for Anki: original, translation, category as a tag, id. */
export function ankiNotes(favorites: readonly Favorite[]): string {
  const notes = favorites.map(({ original_text, translated_text, category_name, id }) => [
    original_text,
    translated_text,
    // A space would separate tags.
    category_name.replace(/\s+/g, '_'),
    id,
  ]);
  // Quoted, since an unquoted text that begins with # would be a comment.
  return stringify(notes, { delimiter: '\t', quoted: true, record_delimiter: 'unix' });
}
