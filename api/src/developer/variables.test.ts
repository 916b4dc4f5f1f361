import { readEnvironment } from '../environment/read-environment.ts';

test('remotes may come from https origins and from this machine', () => {
  const OVERRIDE_ORIGINS =
    'http://localhost:3001, http://127.0.0.1:3001,http://[::1]:3001,https://dev.example.org';
  expect(readEnvironment({ OVERRIDE_ORIGINS }).settings?.OVERRIDE_ORIGINS).toEqual([
    'http://localhost:3001',
    'http://127.0.0.1:3001',
    'http://[::1]:3001',
    'https://dev.example.org',
  ]);
});

test('they come from nowhere by default', () => {
  expect(readEnvironment({}).settings?.OVERRIDE_ORIGINS).toEqual([]);
});

test.each([
  'http://dev.example.org',
  'https://dev.example.org/',
  'https://*.example.org',
  'https://example.org;script-src',
  'http://localhost.example.org',
  '*',
  'null',
  'localhost:3001',
])('"%s" is not such an origin', (OVERRIDE_ORIGINS) => {
  expect(readEnvironment({ OVERRIDE_ORIGINS }).faults?.join('\n')).toMatch(
    /^OVERRIDE_ORIGINS: must be https origins/,
  );
});
