import {
  dailyGoals,
  englishVarieties,
  goalKinds,
  sessionLengths,
  spanishVarieties,
  type PracticeSettings,
} from '@topwords/platform/contracts';
import type { Database } from '../db/open-database.ts';
import { recallOfUser } from '../db/user-memory.ts';
import { findReadWithUser, type User } from '../users/user-repository.ts';

/** Settings of a learner who has not changed any. */
const defaults: PracticeSettings = {
  new_words_a_day: 10,
  daily_goal: 20,
  goal_kind: 'words',
  starred_first: false,
  plays_audio: true,
  session_length: 20,
  english_variety: englishVarieties[0],
  spanish_variety: spanishVarieties[0],
  shows_stress: true,
};

/** Settings of how words sound. */
export type SoundSettings = Pick<
  PracticeSettings,
  'english_variety' | 'spanish_variety' | 'shows_stress'
>;

interface SettingsRow {
  user_id: string;
  new_words_a_day: number;
  daily_goal: number;
  goal_kind: string;
  starred_first: number;
  plays_audio: number;
  session_length: number;
  english_variety: string;
  spanish_variety: string;
  shows_stress: number;
}

/** The first variety is the default one. */
function varietyOf<Variety extends string>(
  varieties: readonly [Variety, ...Variety[]],
  stored: string | null,
): Variety {
  return varieties.find((one) => one === stored) ?? varieties[0];
}

function toSettings(row: SettingsRow): PracticeSettings {
  return {
    new_words_a_day: row.new_words_a_day,
    daily_goal: dailyGoals.find((goal) => goal === row.daily_goal) ?? defaults.daily_goal,
    goal_kind: goalKinds.find((kind) => kind === row.goal_kind) ?? defaults.goal_kind,
    starred_first: row.starred_first === 1,
    plays_audio: row.plays_audio === 1,
    session_length:
      sessionLengths.find((length) => length === row.session_length) ?? defaults.session_length,
    english_variety: varietyOf(englishVarieties, row.english_variety),
    spanish_variety: varietyOf(spanishVarieties, row.spanish_variety),
    shows_stress: row.shows_stress === 1,
  };
}

function toColumns({
  starred_first: starredFirst,
  plays_audio: playsAudio,
  shows_stress: showsStress,
  ...others
}: Partial<PracticeSettings>): Partial<SettingsRow> {
  return {
    ...others,
    ...(starredFirst !== undefined && { starred_first: Number(starredFirst) }),
    ...(playsAudio !== undefined && { plays_audio: Number(playsAudio) }),
    ...(showsStress !== undefined && { shows_stress: Number(showsStress) }),
  };
}

/** A learner's settings, or the defaults. */
export function findSettings(db: Database, userId: string): Promise<PracticeSettings> {
  return recallOfUser(db, userId, 'settings', async () => {
    const row = await db<SettingsRow>('practice_settings').where({ user_id: userId }).first();
    return row === undefined ? defaults : toSettings(row);
  });
}

/** The settings of how words sound, as they were when the call began; for calls that do not change them. */
export async function findSoundSettings(
  db: Database,
  user: Pick<User, 'id'>,
): Promise<SoundSettings> {
  const read = findReadWithUser(user);
  if (read === undefined) return findSettings(db, user.id);
  return {
    english_variety: varietyOf(englishVarieties, read.english_variety),
    spanish_variety: varietyOf(spanishVarieties, read.spanish_variety),
    shows_stress: read.shows_stress === null ? defaults.shows_stress : read.shows_stress === 1,
  };
}

/** Changes the given settings, at least one, in one statement. */
export async function keepSettings(
  db: Database,
  userId: string,
  changes: Partial<PracticeSettings>,
): Promise<void> {
  await db('practice_settings')
    .insert({ user_id: userId, ...toColumns(defaults), ...toColumns(changes) })
    .onConflict('user_id')
    .merge(toColumns(changes));
}
