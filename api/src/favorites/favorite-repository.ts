import type { TranslatorLanguageName } from '@topwords/platform/contracts';
import type { Database } from '../db/open-database.ts';

/** A favourite's row, as the database has it. */
interface FavoriteRow {
  user_id: string;
  id: string;
  category_id: string;
  original_text: string;
  translated_text: string;
  from_lang: TranslatorLanguageName;
  to_lang: TranslatorLanguageName;
  pair_hash: string;
  added_at: number;
  change_number: number;
}

/** The id of the learner's favourite with a pair's hash; undefined when there is none. */
export async function findIdByPairHash(
  db: Database,
  userId: string,
  hash: string,
): Promise<string | undefined> {
  const row = await db<FavoriteRow>('favorites')
    .where({ user_id: userId, pair_hash: hash })
    .first('id');
  return row?.id;
}
