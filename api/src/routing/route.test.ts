import { login } from '@topwords/platform/contracts';
import { route } from './route.ts';

const answer = () => Promise.reject(new Error('Nobody asks'));

test('a route that lets others call than its contract says is not made', () => {
  expect(() => route(login, { auth: 'token' }, answer)).toThrow(
    'login is for none, its route for token',
  );
  expect(route(login, { auth: 'none' }, answer).call).toBe(login);
});
