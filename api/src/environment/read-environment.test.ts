import { readEnvironment } from './read-environment.ts';

const secret = 'a secret that is long enough for tests';

test('nothing needs to be configured', () => {
  const { settings } = readEnvironment({});
  expect(settings).toMatchObject({
    NODE_ENV: 'development',
    PORT: 3000,
    DATABASE_URL: 'sqlite:./data/topwords.db',
    ALLOWED_ORIGINS: [],
    TRUST_PROXY: 0,
  });
});

test('an empty variable counts as absent', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '' }).settings?.PORT).toBe(3000);
});

test('what is configured is read', () => {
  const { settings } = readEnvironment({
    PORT: '8080',
    DATABASE_URL: 'mysql://user:password@db.example.org/topwords',
    TOKEN_SECRET: secret,
    ALLOWED_ORIGINS: 'https://app.example.org, http://localhost:8081',
  });
  expect(settings).toMatchObject({
    PORT: 8080,
    ALLOWED_ORIGINS: ['https://app.example.org', 'http://localhost:8081'],
  });
});

test('every fault is reported, one per line', () => {
  const { faults } = readEnvironment({
    PORT: '70000',
    DATABASE_URL: 'postgres://localhost/x',
    TOKEN_SECRET: 'short',
    ALLOWED_ORIGINS: 'https://app.example.org/path',
    TRUST_PROXY: 'yes',
    LOG_LEVEL: 'loud',
  });
  expect(faults?.map((fault) => fault.split(':')[0]).toSorted()).toEqual([
    'ALLOWED_ORIGINS',
    'DATABASE_URL',
    'LOG_LEVEL',
    'PORT',
    'TOKEN_SECRET',
    'TRUST_PROXY',
  ]);
});

test.each(['redis://cache:6379', 'rediss://user:password@cache.example.org:6380/0'])(
  'limits may be counted in %s',
  (address) => {
    expect(readEnvironment({ REDIS_URL: address }).settings?.REDIS_URL).toBe(address);
  },
);

test.each(['cache:6379', 'redis://', 'http://cache', 'redis:cache'])(
  '%s is not a valid Redis address, and is not printed because it may hold a password',
  (address) => {
    expect(readEnvironment({ REDIS_URL: address }).faults).toEqual([
      'REDIS_URL: must be redis://<host>:<port> or rediss://…, with user and password where needed',
    ]);
  },
);

test('a password in the address of the registry is refused and not printed', () => {
  const { faults } = readEnvironment({ REGISTRY_URL: 'https://ada:secret@files.example.org/' });
  expect(faults).toEqual([
    'REGISTRY_URL: must be an address without a password, such as https://example.org/registry',
  ]);
});

test.each([
  'TUTOR_BUDGET_REQUESTS',
  'VOICE_BUDGET_CHARACTERS',
  'NEW_ACCOUNT_PERCENT',
  'DATABASE_POOL_SIZE',
])('%s must be a number above 0', (name) => {
  for (const value of ['0', '-1', 'many', '1.5']) {
    expect(readEnvironment({ [name]: value }).faults).toEqual([expect.stringContaining(name)]);
  }
});

test('no account counts as new when that is switched off, and no share exceeds the whole', () => {
  expect(readEnvironment({ NEW_ACCOUNT_HOURS: '0' }).settings?.NEW_ACCOUNT_HOURS).toBe(0);
  expect(readEnvironment({ NEW_ACCOUNTS_BUDGET_PERCENT: '101' }).faults).toHaveLength(1);
});

test.each([
  [{ FRAME_ORIGIN: 'https://frame.example.org' }, 'set together with SITE_ORIGIN'],
  [{ SITE_ORIGIN: 'https://words.example.org' }, 'set together with SITE_ORIGIN'],
  [
    { FRAME_ORIGIN: 'https://words.example.org', SITE_ORIGIN: 'https://words.example.org' },
    'another host',
  ],
  [
    {
      FRAME_ORIGIN: 'https://frame.example.org',
      SITE_ORIGIN: 'https://words.example.org',
      ALLOWED_ORIGINS: 'https://frame.example.org',
    },
    'one of ALLOWED_ORIGINS',
  ],
  [{ FRAME_ORIGIN: 'https://a.example/b', SITE_ORIGIN: 'https://b.example' }, 'must be an origin'],
  [{ FRAME_ORIGIN: 'ftp://a.example', SITE_ORIGIN: 'https://b.example' }, 'must be an origin'],
])('a frame origin that would isolate nothing is refused: %j', (variables, fault) => {
  expect(readEnvironment(variables).faults).toEqual([
    expect.stringMatching(new RegExp(`^FRAME_ORIGIN: .*${fault}`)),
  ]);
});

test('an origin for frames is accepted together with the product’s', () => {
  const variables = { FRAME_ORIGIN: 'https://f.example.org', SITE_ORIGIN: 'https://example.org' };
  expect(readEnvironment(variables).settings).toMatchObject(variables);
});
