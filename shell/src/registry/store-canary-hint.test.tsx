import { readCookie } from '@topwords/platform/client';
import { canariesCookieName } from '@topwords/platform/contracts';
import { storeCanaryHint } from './store-canary-hint.ts';

test('the hint contains the learner’s canaries, and is deleted when there are none', () => {
  storeCanaryHint(['words@1.4.0', 'ai@2.0.0-rc.1']);
  expect(readCookie(canariesCookieName)).toBe('words@1.4.0~ai@2.0.0-rc.1');
  storeCanaryHint([]);
  expect(readCookie(canariesCookieName)).toBeNull();
});
