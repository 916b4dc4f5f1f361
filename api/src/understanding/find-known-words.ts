import type { LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue } from '../bank/catalogue.ts';
import { listMarks } from '../marks/mark-repository.ts';
import { listRememberedWords } from '../practice/list-remembered-words.ts';
import type { UserContext } from '../users/context.ts';

/** The words of each language that a learner knows: learned, known beforehand or well remembered. */
export async function findKnownWords({
  db,
  user,
  catalogue,
}: UserContext & { catalogue: Catalogue }): Promise<Map<LanguageCode, ReadonlySet<number>>> {
  const marks = await listMarks(db, user.id, { learned: true });
  const remembered = await listRememberedWords(db, user.id);
  const ids = new Set([...marks.map(({ wordId }) => wordId), ...remembered]);
  const words = [...ids].flatMap((id) => catalogue.find(id) ?? []);
  const byLanguage = Map.groupBy(words, ({ language }) => language);
  return new Map(
    [...byLanguage].map(([language, known]) => [language, new Set(known.map(({ id }) => id))]),
  );
}
