import type { exportFavorites } from '@topwords/platform/contracts';
import type { UserContext } from '../context.ts';
import type { ParsedInput } from '../http/validate.ts';
import { localDate } from '../words/local-day.ts';
import { ankiFile } from './anki-file.ts';
import { csvFile } from './csv-file.ts';
import { listFavorites } from './favorite-list-repository.ts';
import { nameFile, type FileName } from './file-name.ts';
import { knownCategory } from './known-category.ts';
import { presentFavorite } from './presenter.ts';

/** A file to keep, with its media type. */
export interface FavoritesFile {
  name: FileName;
  type: string;
  text: string;
}

const formats = {
  csv: { write: csvFile, type: 'text/csv; charset=utf-8', extension: 'csv' },
  anki: { write: ankiFile, type: 'text/plain; charset=utf-8', extension: 'txt' },
} as const;

/**
 * All favourites of the learner or those of a category, the latest first, as a file named after the
 * category and the learner's date.
 * @throws category_unknown
 */
export async function makeFile(
  { db, user, now }: UserContext,
  { format, category_id }: ParsedInput<typeof exportFavorites>['query'],
): Promise<FavoritesFile> {
  const category =
    category_id === undefined ? undefined : await knownCategory(db, user.id, category_id);
  const favorites = await listFavorites(db, user.id, category?.id);
  const { write, type, extension } = formats[format];
  const date = localDate(now, user.timeZone);
  return {
    name: nameFile(category?.name, date, extension),
    type,
    text: write(favorites.map(presentFavorite)),
  };
}
