import type { PracticeSettings } from '@topwords/platform/contracts';
import { randomUUIDv7 } from 'node:crypto';
import { findSettings, findSoundSettings, keepSettings } from '../practice/settings-repository.ts';
import { buildSession } from '../testing/build-session.ts';
import { buildUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import {
  addTarget,
  findUser,
  findUserInSession,
  listTargets,
  listTargetsAtStart,
  updateUser,
  type User,
} from './user-repository.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.remove());

/** As calls read them: the user first. */
async function readOf(userId: string, sessionId: string) {
  const { db } = database;
  const user = await findUserInSession(db, { userId, sessionId });
  if (user === undefined) throw new Error('The session has ended');
  let statements = 0;
  const count = () => (statements += 1);
  db.client.on('query', count);
  const targets = await listTargetsAtStart(db, user);
  const sound = await findSoundSettings(db, user);
  db.client.off('query', count);
  return { user, targets, sound, statements };
}

const changes: [string, (userId: string) => Promise<unknown>][] = [
  ['nothing yet', async () => undefined],
  ['a language', (id) => addTarget(database.db, id, 'tr', 5)],
  ['an earlier one', (id) => addTarget(database.db, id, 'en', 4)],
  ['one at the same time', (id) => addTarget(database.db, id, 'es', 4)],
  ['a native language among them', (id) => updateUser(database.db, id, { native_language: 'en' })],
  [
    'settings of sound',
    (id) =>
      keepSettings(database.db, id, {
        english_variety: 'en-GB',
        spanish_variety: 'es-ES',
        shows_stress: false,
      } satisfies Partial<PracticeSettings>),
  ],
  ['stress again', (id) => keepSettings(database.db, id, { shows_stress: true })],
];

test('a session’s user comes with the languages and settings that calls need', async () => {
  const { db } = database;
  const { id } = await buildUser(db);
  const built = (await findUser(db, id)) as User;
  const sessionId = await buildSession(database.db, built);
  for (const [name, change] of changes) {
    await change(id);
    await readOf(id, sessionId);
    const { user, targets, sound, statements } = await readOf(id, sessionId);
    expect({ name, user }).toEqual({ name, user: await findUser(db, id) });
    expect(targets).toEqual(await listTargets(db, user));
    expect(await findSettings(db, id)).toMatchObject({
      english_variety: sound.english_variety,
      spanish_variety: sound.spanish_variety,
      shows_stress: sound.shows_stress,
    });
    expect(statements).toBe(0);
  }
  expect(await findUserInSession(db, { userId: id, sessionId: randomUUIDv7() })).toBeUndefined();
  await updateUser(db, id, { disabled_at: 5 });
  expect(await findUserInSession(db, { userId: id, sessionId })).toBeUndefined();
});
