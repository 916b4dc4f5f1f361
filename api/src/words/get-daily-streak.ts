import type { DailyStreak } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import {
  findLastRecalled,
  listRecalledSince,
  type WordEvent,
} from '../practice/activity-repository.ts';
import { findSettings } from '../practice/settings-repository.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import { startOfLocalDay } from '../calendar/local-day.ts';
import { listLearnedSince } from '../marks/mark-repository.ts';

/**
 * The day's goal, and progress: counts words answered Good or marked learned today in the learner's time zone, each once, and
 * returns the language of the last one.
 */
export async function getDailyStreak({
  db,
  user,
  now,
  catalogue,
}: UserContext & { catalogue: Catalogue }): Promise<DailyStreak> {
  const since = startOfLocalDay(now, user.timeZone);
  const [learned, recalled, { daily_goal }] = await Promise.all([
    listLearnedSince(db, user.id, since),
    listRecalledSince(db, user.id, since),
    findSettings(db, user.id),
  ]);
  const today = [...learned, ...recalled].filter(({ wordId }) => catalogue.find(wordId));
  const last = latestOf(today) ?? latestOf(await listLastEvents(db, user.id));
  return {
    daily_learned_words: new Set(today.map(({ wordId }) => wordId)).size,
    daily_goal,
    last_learned_language: last ? (catalogue.find(last.wordId)?.language ?? null) : null,
  };
}

async function listLastEvents(db: UserContext['db'], userId: string): Promise<WordEvent[]> {
  const [learned, recalled] = await Promise.all([
    listLearnedSince(db, userId, 0, 1),
    findLastRecalled(db, userId),
  ]);
  return recalled === undefined ? learned : [...learned, recalled];
}

function latestOf(events: readonly WordEvent[]): WordEvent | undefined {
  return events.toSorted((a, b) => b.at - a.at)[0];
}
