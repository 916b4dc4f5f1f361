import {
  languageCodes,
  nameOfLanguage,
  partsOfSpeech,
  type LanguageStatistics,
  type PartOfSpeechStatistics,
} from '@topwords/platform/contracts';
import { listTargets } from '../auth/user-repository.ts';
import type { UserContext } from '../context.ts';
import type { Catalogue, CatalogueWord } from './catalogue.ts';
import { listMarks, type Mark } from './mark-repository.ts';

interface StatisticsContext extends UserContext {
  catalogue: Catalogue;
}

/** Totals and marks, a row for each language of the word bank. */
export async function getLanguageStatistics({
  db,
  user,
  catalogue,
}: StatisticsContext): Promise<LanguageStatistics[]> {
  const marks = await marksById(db, user.id);
  return languageCodes.map((code) => ({
    language_code: code,
    language_name: nameOfLanguage(code),
    ...countMarks(catalogue.ofLanguage(code), marks),
  }));
}

/** The same for each part of speech that a target language has. */
export async function getPartsOfSpeech({
  db,
  user,
  catalogue,
}: StatisticsContext): Promise<PartOfSpeechStatistics[]> {
  const marks = await marksById(db, user.id);
  const targets = await listTargets(db, user);
  const rows = targets.flatMap((code) =>
    partsOfSpeech.map((pos) => ({
      language_code: code,
      pos,
      ...countMarks(catalogue.ofPartOfSpeech(code, pos), marks),
    })),
  );
  return rows.filter((row) => row.total_words > 0);
}

async function marksById(db: UserContext['db'], userId: string): Promise<Map<number, Mark>> {
  return new Map((await listMarks(db, userId)).map((mark) => [mark.wordId, mark]));
}

function countMarks(words: readonly CatalogueWord[], marks: ReadonlyMap<number, Mark>) {
  const ofWords = words.flatMap((word) => marks.get(word.id) ?? []);
  return {
    total_words: words.length,
    learned_words: ofWords.filter((mark) => mark.learnedAt !== null).length,
    starred_words: ofWords.filter((mark) => mark.starredAt !== null).length,
  };
}
