import { login } from '@topwords/platform/contracts';
import { route } from './route.ts';

const answer = () => Promise.reject(new Error('Never called'));

test('a route whose authentication differs from its contract is not created', () => {
  expect(() => route(login, { auth: 'token' }, answer)).toThrow(
    'login is for none, its route for token',
  );
  expect(route(login, { auth: 'none' }, answer).call).toBe(login);
});
