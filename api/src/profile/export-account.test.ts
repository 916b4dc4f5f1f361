import { buildUser, testPassword } from '../testing/factories.ts';
import { prove, signIn } from '../testing/signed-in-browser.ts';
import { download, signedIn } from '../testing/download.ts';
import { accountTable, learnerTables } from './account-data.ts';
import { buildFullAccount } from './testing/build-full-account.ts';
import { listTablesOfLearners, readSchema } from './testing/read-schema.ts';
import { sharedApi } from '../testing/shared-api.ts';

const path = '/api/profile/export';
const api = sharedApi();

type AccountFile = Record<string, Record<string, unknown>[]> & {
  account: Record<string, unknown>;
};

/** A column's value as the file shows it. */
function presented(column: string, value: string | number | null, isFlag: boolean): unknown {
  if (isFlag) return value === 1;
  return column.endsWith('_at') && value !== null ? new Date(value).toISOString() : value;
}

test('every table with learners’ rows is a list in the file', async () => {
  const tables = (await listTablesOfLearners(api.db)).toSorted();
  expect(tables.length).toBeGreaterThan(10);
  expect(learnerTables.map(({ name }) => name).toSorted()).toEqual(tables);
});

test('the file has every column of every row except withheld ones', async () => {
  const { user, account, rows } = await buildFullAccount(api.db);
  const answer = await api.call(path, { headers: await signedIn(api, user) });
  expect(answer.status).toBe(200);
  const file = answer.body as AccountFile;
  const schema = await readSchema(api.db);
  for (const { name, withheld = [], flags = [] } of [accountTable, ...learnerTables]) {
    const row = name === 'users' ? account : (rows[name] ?? {});
    const given = name === 'users' ? file.account : file[name]?.[0];
    // Makes sure that columns added later get a value here too.
    expect([name, Object.keys(row).toSorted()]).toEqual([name, schema.get(name)?.toSorted()]);
    for (const [column, value] of Object.entries(row)) {
      if (column === 'user_id') continue;
      const isWithheld = withheld.includes(column);
      const isFlag = flags.includes(column);
      expect([name, column, given?.[column]]).toEqual([
        name,
        column,
        isWithheld ? undefined : presented(column, value, isFlag),
      ]);
    }
  }
});

test('the file has the documented form', async () => {
  const { user } = await buildFullAccount(api.db);
  const file = (await api.call(path, { headers: await signedIn(api, user) })).body as AccountFile;
  expect(file).toMatchObject({
    format: 'topwords-account-1',
    exported_at: '2026-11-20T09:30:00.000Z',
    account: {
      email: user.email,
      native_language: 'tr',
      is_premium: true,
      has_password: true,
      created_at: '2026-11-01T12:00:00.000Z',
    },
    word_marks: [{ word_id: 21, word: 'casa', language_code: 'es' }],
    practice_cards: [{ id: 'word-22', word: 'árbol', language_code: 'es' }],
    practice_settings: [
      { starred_first: true, plays_audio: false, english_variety: 'english_variety' },
    ],
    favorites: [
      { original_text: 'echar de menos', added_at: expect.stringMatching(/^2026-11-12T/) },
    ],
  });
});

test('the file is indented by two spaces, even when rows come in several pages', async () => {
  const { user, rows } = await buildFullAccount(api.db);
  const reviews = Array.from({ length: 90 }, (_, index) => ({
    ...rows['practice_reviews'],
    id: `review-${index}`,
  }));
  await api.db('practice_reviews').insert(reviews);
  const response = await download(api, user, path);
  const text = await response.text();
  const file = JSON.parse(text) as AccountFile;
  expect(text).toBe(JSON.stringify(file, null, 2));
  const ids = file['practice_reviews']?.map(({ id }) => id);
  expect(ids).toEqual(['review-id', ...reviews.map(({ id }) => id)].toSorted());
});

test('the file contains no secrets', async () => {
  const { user, account } = await buildFullAccount(api.db);
  const text = JSON.stringify((await api.call(path, { headers: await signedIn(api, user) })).body);
  expect(text).not.toContain('secret-');
  expect(text).not.toContain('argon2');
  expect(text).not.toContain(account['password_hash']);
});

test('the file contains nothing of other learners', async () => {
  await buildFullAccount(api.db);
  const user = await buildUser(api.db);
  const { account, ...file } = (await api.call(path, { headers: await signedIn(api, user) }))
    .body as AccountFile;
  expect(account).toMatchObject({ id: user.id, username: 'Ada' });
  const { security_events: events, sessions = [], ...rest } = file;
  expect(sessions).toHaveLength(1);
  // The export itself.
  expect(events).toMatchObject([{ kind: 'exported' }]);
  for (const { name } of learnerTables) expect([name, rest[name] ?? []]).toEqual([name, []]);
});

test.each([
  [
    'Renée O’Neill',
    'topwords-renée-o-neill-2026-11-20.json',
    'topwords-renee-oneill-2026-11-20.json',
  ],
  ['Ольга', 'topwords-ольга-2026-11-20.json', 'topwords-2026-11-20.json'],
  ['Ada', undefined, 'topwords-ada-2026-11-20.json'],
  ['../"x"\\%0A', undefined, 'topwords-x-0a-2026-11-20.json'],
  ['🙂', undefined, 'topwords-2026-11-20.json'],
])('the file of %s has its own name and is not cached', async (username, whole, ascii) => {
  const user = await buildUser(api.db, { username });
  const { headers } = await api.call(path, { headers: await signedIn(api, user) });
  const encoded = whole === undefined ? '' : `; filename*=UTF-8''${encodeURIComponent(whole)}`;
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${ascii}"${encoded}`);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('the date in the name is the learner’s', async () => {
  const user = await buildUser(api.db, { timeZone: 'Pacific/Kiritimati' });
  api.clock.now = Date.parse('2026-11-20T18:00:00Z');
  const { headers } = await api.call(path, { headers: await signedIn(api, user) });
  expect(headers.get('content-disposition')).toContain('2026-11-21');
});

test('the export needs a token', async () => {
  expect(await api.call(path)).toMatchObject({ status: 401, body: { code: 'token_missing' } });
});

test('the export needs a proof of identity, of the last ten minutes', async () => {
  const user = await buildUser(api.db);
  const browser = await signIn(api, user);
  const refused = { status: 403, body: { code: 'proof_required' } };
  expect(await browser.call(path)).toMatchObject(refused);
  const wrong = await browser.call('/api/auth/prove', { json: { password: 'not the one' } });
  expect(wrong).toMatchObject({ status: 403, body: { code: 'password_wrong' } });
  expect(await browser.call(path)).toMatchObject(refused);
  const proven = await prove(api, browser, { password: testPassword });
  expect((await proven.call(path)).status).toBe(200);
  api.clock.now += 10 * 60_000 + 1;
  expect(await proven.call(path)).toMatchObject(refused);
});
