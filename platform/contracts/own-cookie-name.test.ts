import { ownCookieName } from './own-cookie-name.ts';

test('on https a cookie of ours has the prefix that binds it to its host', () => {
  expect(ownCookieName('topwords-language', true)).toBe('__Host-topwords-language');
  expect(ownCookieName('topwords-language', false)).toBe('topwords-language');
});
