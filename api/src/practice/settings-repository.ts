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

function toSettings(row: SettingsRow): PracticeSettings {
  return {
    new_words_a_day: row.new_words_a_day,
    daily_goal: dailyGoals.find((goal) => goal === row.daily_goal) ?? defaults.daily_goal,
    goal_kind: goalKinds.find((kind) => kind === row.goal_kind) ?? defaults.goal_kind,
    starred_first: row.starred_first === 1,
    plays_audio: row.plays_audio === 1,
    session_length:
      sessionLengths.find((length) => length === row.session_length) ?? defaults.session_length,
    english_variety:
      englishVarieties.find((one) => one === row.english_variety) ?? defaults.english_variety,
    spanish_variety:
      spanishVarieties.find((one) => one === row.spanish_variety) ?? defaults.spanish_variety,
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
