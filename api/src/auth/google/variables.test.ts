import { readEnvironment } from '../../environment/read-environment.ts';
import { googleFromEnvironment } from './google-from-environment.ts';

const client = { GOOGLE_CLIENT_ID: 'topwords.apps.example', GOOGLE_CLIENT_SECRET: 'a-secret' };

function read(variables: Record<string, string>) {
  const { settings, faults } = readEnvironment(variables);
  return { client: settings && googleFromEnvironment(settings), faults };
}

test('without a client nobody can sign in with Google', () => {
  expect(read({})).toEqual({ client: undefined, faults: undefined });
});

test('a client uses Google’s own addresses', () => {
  expect(read(client).client?.clientId).toBe('topwords.apps.example');
  expect(readEnvironment(client).settings).toMatchObject({
    GOOGLE_TOKEN_URL: 'https://oauth2.googleapis.com/token',
    GOOGLE_USERINFO_URL: 'https://openidconnect.googleapis.com/v1/userinfo',
  });
});

test.each(Object.entries(client))('%s without the other is a fault', (name, value) => {
  expect(read({ [name]: value }).faults).toEqual([
    'GOOGLE_CLIENT_ID: must be set together with GOOGLE_CLIENT_SECRET, or neither of them',
  ]);
});

test.each([
  ['GOOGLE_TOKEN_URL', 'http://google.example/token', 'must be an https address'],
  ['GOOGLE_TOKEN_URL', 'http://127.0.0.1.evil.example/token', 'must be an https address'],
  ['GOOGLE_TOKEN_URL', 'token', 'must be an https address'],
  ['GOOGLE_USERINFO_URL', 'https://google.example/people', 'must end in /userinfo'],
  ['GOOGLE_USERINFO_URL', 'people', 'must be an https address'],
])('%s cannot be %s', (name, value, fault) => {
  expect(read({ ...client, [name]: value }).faults?.join()).toContain(`${name}: ${fault}`);
});

test('a server on this machine may replace Google', () => {
  const GOOGLE_TOKEN_URL = 'http://127.0.0.1:4321/token';
  expect(read({ ...client, GOOGLE_TOKEN_URL }).faults).toBeUndefined();
});
