import { isDuplicate } from '../db/failures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { findKey, insertKey } from '../partners/key-repository.ts';
import { runPartnersCommand } from './partners-command.ts';
import { addUsage } from '../partners/usage-repository.ts';
import { buildKey } from '../partners/testing/start-partners.ts';

const now = Date.parse('2026-11-20T09:30:00Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.remove());

function run(...args: string[]) {
  return runPartnersCommand({ db: database.db, now }, args);
}

async function runJson(...args: string[]): Promise<unknown> {
  const { lines } = await run(...args, '--json');
  return JSON.parse(lines.join('\n'));
}

const acmeArgs = ['create', '--name', 'Acme', '--origin', 'https://acme.example'];

test('a key is created, saved, and printed with what to paste', async () => {
  const { isDone, lines } = await run(
    ...acmeArgs,
    '--origin',
    'http://localhost:8080',
    '--languages',
    'en, es',
    '--expires',
    '2027-01-01',
    '--per-day',
    '500',
    '--per-minute',
    '20',
    '--site',
    'https://words.example.org/',
  );
  expect(isDone).toBe(true);
  const text = lines[1] ?? '';
  expect(text).toMatch(/^pk_[0-9A-Za-z]{24}$/);
  expect(lines.slice(-2)).toEqual([
    '<script src="https://words.example.org/embed/v1.js" async></script>',
    `<topwords-translator key="${text}" from="en" to="es" style="display:block;min-height:540px"></topwords-translator>`,
  ]);
  expect(await findKey(database.db, text)).toMatchObject({
    name: 'Acme',
    origins: ['https://acme.example', 'http://localhost:8080'],
    languages: ['en', 'es'],
    requestsPerDay: 500,
    requestsPerMinute: 20,
    expiresAt: Date.parse('2027-01-01T00:00:00Z'),
    revokedAt: null,
    createdAt: now,
  });
});

test('a dry run shows a key and saves none', async () => {
  const made = (await runJson(...acmeArgs, '--dry-run')) as { key: string };
  expect(made).toMatchObject({ saved: false, languages: null, requests_per_day: 10_000 });
  expect(await findKey(database.db, made.key)).toBeUndefined();
});

test('all faults of a new key are reported together, one per line', async () => {
  const { isDone, lines } = await run(
    'create',
    '--origin',
    'https://acme.example/',
    '--origin',
    'https://*.acme.example',
    '--per-day',
    '0',
    '--per-minute',
    '1.5',
    '--languages',
    'en,xx',
    '--expires',
    '2026-11-20',
  );
  expect(isDone).toBe(false);
  expect(lines).toEqual([
    '--name is required, such as --name "Acme"',
    '--origin https://acme.example/: must be only an origin, without a path: https://acme.example',
    '--origin https://*.acme.example: origins are exact, there are no wildcards; give each by --origin',
    '--languages: xx is not a language code of the translator',
    '--per-day must be a whole number above 0',
    '--per-minute must be a whole number above 0',
    '--expires 2026-11-20 has passed',
  ]);
});

test.each([
  ['http://acme.example', /must be https/],
  ['acme.example', /must be scheme, host and port/],
  ['null', /must be scheme, host and port/],
  ['file:///srv/page.html', /must be scheme, host and port/],
  ['https://ACME.example', /must be only an origin.*https:\/\/acme\.example$/],
  ['https://acme.example:443', /must be only an origin/],
  ['https://acme.example;script-src', /characters that no host name has/],
  ['https://user@acme.example', /must be only an origin/],
  ['https://münchen.example', /xn--mnchen-3ya\.example$/],
  ['javascript:alert(1)', /must be scheme, host and port/],
  ['http://localhost.acme.example', /must be https/],
])('%s is not a valid origin of a key', async (origin, fault) => {
  const { isDone, lines } = await run('create', '--name', 'Acme', '--origin', origin);
  expect({ isDone, lines }).toEqual({
    isDone: false,
    lines: [expect.stringMatching(fault)],
  });
});

test.each([['2027-02-30'], ['tomorrow'], ['2027-1-1'], ['']])(
  '%j is not a valid expiry',
  async (expires) => {
    const { lines } = await run(...acmeArgs, '--expires', expires);
    expect(lines).toEqual([expect.stringMatching(/^--expires must be a day/)]);
  },
);

test('a key is revoked by its text or its id, once', async () => {
  const [first, second] = [await buildKey(database.db), await buildKey(database.db)];
  expect((await run('revoke', first.key, '--dry-run')).lines[0]).toMatch(/would be revoked$/);
  expect((await findKey(database.db, first.key))?.revokedAt).toBeNull();
  expect((await run('revoke', first.key)).isDone).toBe(true);
  expect((await run('revoke', first.key)).lines[0]).toMatch(/revoked already$/);
  expect(await runJson('revoke', second.id)).toMatchObject({ id: second.id, state: 'revoked' });
  expect((await findKey(database.db, second.key))?.revokedAt).toBe(now);
  expect(await run('revoke', 'pk_nobody')).toEqual({
    isDone: false,
    lines: ['There is no key pk_nobody'],
  });
  expect((await run('revoke', 'pk_playground')).isDone).toBe(false);
});

test('keys are listed with their state', async () => {
  const expired = await buildKey(database.db, { expiresAt: now });
  const keys = (await runJson('list')) as { id: string; state: string }[];
  expect(keys.find(({ id }) => id === expired.id)).toMatchObject({ state: 'expired' });
  const { lines } = await run('list');
  expect(lines[0]).toMatch(/^key +name +state +limits +languages +origins$/);
  expect(lines).toHaveLength(keys.length + 1);
});

test('usage is listed by day and key, for the requested days', async () => {
  const key = await buildKey(database.db);
  const counts = { requests: 2, characters: 30, refused: 1 };
  for (const utcDay of ['2026-11-20', '2026-11-19', '2026-11-10']) {
    await addUsage(database.db, { keyId: key.id, utcDay, ...counts });
  }
  await addUsage(database.db, { keyId: key.id, utcDay: '2026-11-19', ...counts });
  expect(await runJson('usage', key.key, '--days', '2')).toEqual([
    { day: '2026-11-20', key: key.key, name: 'Acme', ...counts },
    { day: '2026-11-19', key: key.key, name: 'Acme', requests: 4, characters: 60, refused: 2 },
  ]);
  expect((await run('usage', key.id)).lines).toHaveLength(4);
  expect((await run('usage', 'pk_playground')).lines[0]).toMatch(/^No key was used/);
  expect((await run('usage', '--days', '0')).isDone).toBe(false);
});

test.each([
  [[]],
  [['list', 'more']],
  [['create', 'Acme']],
  [['revoke']],
  [['delete', 'x']],
  [['list', '--no-such']],
])('%j prints the usage', async (args) => {
  const { isDone, lines } = await run(...args);
  expect(isDone).toBe(false);
  expect(lines.join('\n')).toContain('Usage: npm run partners');
});

test('two keys cannot have the same text', async () => {
  const key = await buildKey(database.db);
  const other = { ...key, id: '01a1f90f-35a9-7119-ba33-230193dbfd11' };
  const fault: unknown = await insertKey(database.db, other).catch((error: unknown) => error);
  expect(isDuplicate(fault)).toBe(true);
});

test.each(['0', '101', '2.5', 'half'])(
  'the share of an address cannot be %s percent',
  async (share) => {
    const { isDone, lines } = await run(...acmeArgs, '--address-share', share);
    expect({ isDone, lines }).toEqual({
      isDone: false,
      lines: ['--address-share must be a whole number of percent, from 1 to 100'],
    });
  },
);

test('the share of an address is saved with a key and listed', async () => {
  const args = ['--per-day', '1000', '--address-share', '20'];
  const { key } = (await runJson(...acmeArgs, ...args)) as { key: string };
  expect(await findKey(database.db, key)).toMatchObject({ addressShare: 20 });
  const listed = (await run('list')).lines.find((line) => line.startsWith(key));
  expect(listed).toContain('1000 a day (one address 200), 300 a minute');
});
