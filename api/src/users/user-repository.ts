import { isLanguageCode, type LanguageCode } from '@topwords/platform/contracts';
import { isMysql, type Database } from '../db/open-database.ts';
import { recallOfUser } from '../db/user-memory.ts';

/** A new account. `native` is null until the learner chooses it; times are UTC milliseconds. */
export interface NewUser {
  id: string;
  email: string;
  username: string;
  native: LanguageCode | null;
  timeZone: string;
  createdAt: number;
}

/**
 * An account. Its days are counted in `timeZone`: the zone that the learner fixed, or the
 * browser's.
 */
export interface User extends NewUser {
  fixedTimeZone: string | null;
  browserTimeZone: string;
  /** A label; nothing depends on it. */
  isPremium: boolean;
  hasPassword: boolean;
  hasGoogle: boolean;
  /** When its owner confirmed the address; null until then. */
  verifiedAt: number | null;
  /** Since when a second step follows the password; null without one. */
  secondStepAt: number | null;
  /** When operators closed the account; null while it is open. */
  disabledAt: number | null;
}

interface UserRow {
  id: string;
  email: string;
  username: string;
  password_hash: string | null;
  native_language: string | null;
  time_zone: string;
  created_at: number;
  is_premium: number;
  fixed_time_zone: string | null;
  google_sub: string | null;
  verified_at: number | null;
  second_step_at: number | null;
  disabled_at: number | null;
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
    timeZone: row.fixed_time_zone ?? row.time_zone,
    fixedTimeZone: row.fixed_time_zone,
    browserTimeZone: row.time_zone,
    createdAt: row.created_at,
    isPremium: row.is_premium !== 0,
    hasPassword: row.password_hash !== null,
    hasGoogle: row.google_sub !== null,
    verifiedAt: row.verified_at,
    secondStepAt: row.second_step_at,
    disabledAt: row.disabled_at,
  };
}

/** @throws the database's error for a duplicate when the e-mail is taken. */
export async function insertUser(
  db: Database,
  user: NewUser,
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

/**
 * The account with an id, if it has the session; one statement, since every call runs it. Undefined
 * also when the session has ended, and when operators closed the account.
 */
export function findUserInSession(
  db: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<User | undefined> {
  if (isMysql(db)) return findUserWithMore(db, userId, sessionId);
  return recallOfUser(db, userId, `session ${sessionId}`, async () => {
    const row = await db<UserRow>('users')
      .join('sessions', 'sessions.user_id', 'users.id')
      .where({ 'users.id': userId, 'sessions.id': sessionId, 'users.disabled_at': null })
      .first('users.*');
    return row && toUser(row as UserRow);
  });
}

/** What a server answers with a user in a session, for calls that only read. */
interface ReadWithUser {
  /** Codes of the target languages, comma-separated, in order; null without any. */
  targets: string | null;
  /** Columns of `practice_settings`, null without a row. */
  english_variety: string | null;
  spanish_variety: string | null;
  shows_stress: number | null;
}

const readWithUser = new WeakMap<Pick<User, 'id'>, ReadWithUser>();

/** What was read with a user at the beginning of a call; undefined if nothing was. */
export function findReadWithUser(user: Pick<User, 'id'>): ReadWithUser | undefined {
  return readWithUser.get(user);
}

const userWithMore = `SELECT users.*, practice_settings.english_variety,
    practice_settings.spanish_variety, practice_settings.shows_stress,
    (SELECT GROUP_CONCAT(language_code ORDER BY created_at, language_code)
      FROM user_targets WHERE user_targets.user_id = users.id) AS targets
  FROM users
  JOIN sessions ON sessions.user_id = users.id
  LEFT JOIN practice_settings ON practice_settings.user_id = users.id
  WHERE users.id = ? AND sessions.id = ? AND users.disabled_at IS NULL`;

/** Every statement is a round trip to a server: one has what most calls need. */
async function findUserWithMore(
  db: Database,
  userId: string,
  sessionId: string,
): Promise<User | undefined> {
  type Row = UserRow & ReadWithUser;
  const [[row]] = (await db.raw(userWithMore, [userId, sessionId])) as [Row[]];
  if (row === undefined) return undefined;
  const user = toUser(row);
  const { targets, english_variety, spanish_variety, shows_stress } = row;
  readWithUser.set(user, { targets, english_variety, spanish_variety, shows_stress });
  return user;
}

/** Accounts whose address contains a text, by address. */
export async function listUsers(
  db: Database,
  { part, limit }: { part: string; limit: number },
): Promise<User[]> {
  const pattern = `%${part.replaceAll(/[!%_]/g, '!$&')}%`;
  const rows = await db<UserRow>('users')
    .whereRaw("email LIKE ? ESCAPE '!'", [pattern])
    .orderBy('email')
    .limit(limit);
  return rows.map(toUser);
}

/** The account of a normalised e-mail address, with its password's hash. */
export async function findUserByEmail(
  db: Database,
  email: string,
): Promise<{ user: User; passwordHash: string | null } | undefined> {
  const row = await db<UserRow>('users').where({ email }).first();
  return row && { user: toUser(row), passwordHash: row.password_hash };
}

/** Changes columns of a user. */
export async function updateUser(
  db: Database,
  userId: string,
  changes: Partial<Pick<UserRow, 'native_language' | 'second_step_at' | 'disabled_at'>>,
): Promise<void> {
  await db<UserRow>('users').where({ id: userId }).update(changes);
}

/**
 * Changes the zone of the learner's days; use `changeTimeZone`, which also moves the reminder.
 * `time_zone` is the browser's, `fixed_time_zone` the learner's choice.
 */
export async function updateTimeZone(
  db: Database,
  userId: string,
  changes: Partial<Pick<UserRow, 'time_zone' | 'fixed_time_zone'>>,
): Promise<void> {
  await db<UserRow>('users').where({ id: userId }).update(changes);
}

/** Makes other transactions that lock the account wait until this one ends. */
export async function lockUser(transaction: Database, userId: string): Promise<void> {
  await transaction<UserRow>('users').where({ id: userId }).forUpdate().select('id');
}

/** The hash of the account's password; null without a password or an account. */
export async function findPasswordHash(db: Database, userId: string): Promise<string | null> {
  const row = await db<UserRow>('users').where({ id: userId }).first('password_hash');
  return row?.password_hash ?? null;
}

/** Replaces the password's hash; returns false, changing nothing, if it has changed meanwhile. */
export async function replacePasswordHash(
  db: Database,
  userId: string,
  { old, next }: { old: string | null; next: string },
): Promise<boolean> {
  const changed = await db<UserRow>('users')
    .where({ id: userId, password_hash: old })
    .update({ password_hash: next });
  return changed > 0;
}

/** Sets the password's hash, replacing any other. */
export async function setPasswordHash(db: Database, userId: string, next: string): Promise<void> {
  await db<UserRow>('users').where({ id: userId }).update({ password_hash: next });
}

/**
 * Gives the account a confirmed address.
 * @throws the database's error for a duplicate when the address is taken
 */
export async function setAddress(
  db: Database,
  userId: string,
  { email, verifiedAt }: { email: string; verifiedAt: number | null },
): Promise<void> {
  await db<UserRow>('users').where({ id: userId }).update({ email, verified_at: verifiedAt });
}

/** Deletes an account's own row; the learner's favourites must be deleted before. */
export async function deleteUser(db: Database, userId: string): Promise<void> {
  await db<UserRow>('users').where({ id: userId }).delete();
}

/** Target languages in the order in which they were chosen; never the native language. */
export async function listTargets(
  db: Database,
  user: Pick<User, 'id' | 'native'>,
): Promise<LanguageCode[]> {
  const chosen = await recallOfUser(db, user.id, 'targets', async () => {
    const rows = await db<UserTargetRow>('user_targets')
      .where({ user_id: user.id })
      .orderBy(['created_at', 'language_code'])
      .select('language_code');
    return rows.map((row) => row.language_code).filter(isLanguageCode);
  });
  return chosen.filter((code) => code !== user.native);
}

/** Target languages as they were when the call began, for calls that do not change them. */
export async function listTargetsAtStart(
  db: Database,
  user: Pick<User, 'id' | 'native'>,
): Promise<LanguageCode[]> {
  const read = findReadWithUser(user);
  if (read === undefined) return listTargets(db, user);
  const chosen = (read.targets ?? '').split(',').filter(isLanguageCode);
  return chosen.filter((code) => code !== user.native);
}

/** Adds a target language; one that exists keeps its place. */
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
