import { readOwnCookie } from '@topwords/platform/client';
import { viewCookieName } from '@topwords/platform/contracts';
import { createFakeHost } from '@topwords/remote-kit/testing';
import { storeViewHint } from './store-view-hint.ts';

const hint = () => readOwnCookie(viewCookieName);

test('the learner’s languages are kept while there is a session', async () => {
  const { session } = createFakeHost({
    session: { native: 'English', target_langs: ['es', 'ru'] },
  });
  storeViewHint({ session });
  expect(hint()).toBe('en.es~ru');
  await session.logout();
  expect(hint()).toBeNull();
});

test('nothing is kept of a learner who has chosen no language, or of a visitor', () => {
  for (const session of [{ target_langs: [] }, { native: '' as const }, null]) {
    storeViewHint({ session: createFakeHost({ session }).session });
    expect(hint()).toBeNull();
  }
});
