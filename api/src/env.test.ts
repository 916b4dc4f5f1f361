import { readEnvironment } from './env.ts';

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

test('every fault is told, a line for each', () => {
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
