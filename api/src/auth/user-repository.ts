import { isLanguageCode, type LanguageCode } from '@topwords/platform/contracts';
import type { Database } from '../db/open-database.ts';

/** An account. `native` is null until the learner has told it; times are UTC milliseconds. */
export interface User {
  id: string;
  email: string;
  username: string;
  native: LanguageCode | null;
  timeZone: string;
  createdAt: number;
}

interface UserRow {
  id: string;
  email: string;
  username: string;
  password_hash: string | null;
  native_language: string | null;
  time_zone: string;
  created_at: number;
}

interface UserTargetRow {
  user_id: string;
  language_code: string;
  created_at: number;
}

function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    native: isLanguageCode(row.native_language) ? row.native_language : null,
    timeZone: row.time_zone,
    createdAt: row.created_at,
  };
}

/** @throws the database's error for a duplicate when the e-mail is taken. */
export async function insertUser(
  db: Database,
  user: User,
  passwordHash: string | null,
): Promise<void> {
  await db<UserRow>('users').insert({
    id: user.id,
    email: user.email,
    username: user.username,
    password_hash: passwordHash,
    native_language: user.native,
    time_zone: user.timeZone,
    created_at: user.createdAt,
  });
}

/** The account with an id (UUID); undefined when there is none. */
export async function findUser(db: Database, id: string): Promise<User | undefined> {
  const row = await db<UserRow>('users').where({ id }).first();
  return row && toUser(row);
}

/** The account of a normalised e-mail address, with its password's hash. */
export async function findUserByEmail(
  db: Database,
  email: string,
): Promise<{ user: User; passwordHash: string | null } | undefined> {
  const row = await db<UserRow>('users').where({ email }).first();
  return row && { user: toUser(row), passwordHash: row.password_hash };
}

/** Sets the native language; targets and marks stay as they are. */
export async function updateNative(
  db: Database,
  userId: string,
  native: LanguageCode,
): Promise<void> {
  await db<UserRow>('users').where({ id: userId }).update({ native_language: native });
}

/** Keeps the learner's time zone, by its canonical IANA name of at most 64 characters. */
export async function updateTimeZone(
  db: Database,
  userId: string,
  timeZone: string,
): Promise<void> {
  await db<UserRow>('users').where({ id: userId }).update({ time_zone: timeZone });
}

/** Target languages in the order in which they were chosen. The native language is never among them. */
export async function listTargets(db: Database, user: User): Promise<LanguageCode[]> {
  const rows = await db<UserTargetRow>('user_targets')
    .where({ user_id: user.id })
    .orderBy(['created_at', 'language_code'])
    .select('language_code');
  return rows
    .map((row) => row.language_code)
    .filter(isLanguageCode)
    .filter((code) => code !== user.native);
}

/** Adds a target language; one that is there already stays where it is. */
export async function addTarget(
  db: Database,
  userId: string,
  language: LanguageCode,
  now: number,
): Promise<void> {
  await db<UserTargetRow>('user_targets')
    .insert({ user_id: userId, language_code: language, created_at: now })
    .onConflict(['user_id', 'language_code'])
    .ignore();
}
