import type * as calls from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { pagesOf } from '../db/pages-of.ts';
import type { DownloadedFile } from '../routing/file-route.ts';
import type { ParsedInput } from '../routing/validate.ts';
import { localDate } from '../calendar/local-day.ts';
import { ankiNotes, ankiStart } from './anki-file.ts';
import { csvRecords, csvStart } from './csv-file.ts';
import { listFavoritePage } from './favorite-list-repository.ts';
import type { StoredFavorite } from './favorite-repository.ts';
import { nameFile } from './name-file.ts';
import { knownCategory } from './known-category.ts';
import { presentFavorite } from './present-favorite.ts';

const formats = {
  csv: { start: csvStart, write: csvRecords, type: 'text/csv; charset=utf-8', extension: 'csv' },
  anki: { start: ankiStart, write: ankiNotes, type: 'text/plain; charset=utf-8', extension: 'txt' },
} as const;

/**
 * All favourites of the learner or of a category, latest first, as a file named after the category
 * and the learner's date.
 * @throws category_unknown
 */
export async function exportFavorites(
  { db, user, now }: UserContext,
  { query: { format, category_id } }: ParsedInput<typeof calls.exportFavorites>,
): Promise<DownloadedFile> {
  const category =
    category_id === undefined ? undefined : await knownCategory(db, user.id, category_id);
  const { start, write, type, extension } = formats[format];
  const pages = pagesOf<StoredFavorite>((limit, after) =>
    listFavoritePage(db, user.id, { categoryId: category?.id, limit, after }),
  );
  return {
    name: nameFile(category?.name, localDate(now, user.timeZone), extension),
    type,
    pieces: piecesOf(start, pages, write),
  };
}

async function* piecesOf(
  start: string,
  pages: AsyncIterable<StoredFavorite[]>,
  write: (typeof formats)[keyof typeof formats]['write'],
): AsyncGenerator<string> {
  let unsent = start;
  for await (const page of pages) {
    yield unsent + write(page.map(presentFavorite));
    unsent = '';
  }
  if (unsent !== '') yield unsent;
}
