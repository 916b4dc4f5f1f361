import { readCookie } from '@topwords/platform/client';
import { canariesCookieName } from '@topwords/platform/contracts';
import { keepCanaryHint } from './keep-canary-hint.ts';

test('the hint contains the learner’s canaries, and is deleted when there are none', () => {
  keepCanaryHint(['words@1.4.0', 'ai@2.0.0-rc.1']);
  expect(readCookie(canariesCookieName)).toBe('words@1.4.0~ai@2.0.0-rc.1');
  keepCanaryHint([]);
  expect(readCookie(canariesCookieName)).toBeNull();
});
