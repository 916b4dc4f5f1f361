import { createApiFailure } from '@topwords/platform/client';
import { addPracticePair, logout, type Favorite } from '@topwords/platform/contracts';
import type { EventPayload } from '@topwords/platform/events';
import { buildCardState, buildFavorite, createFakeHost } from '@topwords/remote-kit/testing';
import { keepingTime, offerPair, pairToPractise } from './offer-pair.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const favorite = buildFavorite({ original_text: 'ticket', translated_text: 'billete' });

function prepareHost() {
  const host = createFakeHost();
  const offered: EventPayload<'practice.pair-offered'>[] = [];
  const changed: EventPayload<'practice.changed'>[] = [];
  host.bus.subscribe('practice.pair-offered', (pair) => offered.push(pair));
  host.bus.subscribe('practice.changed', (change) => changed.push(change));
  host.api.answer(addPracticePair, buildCardState({ card_id: `pair-${favorite.id}` }));
  return { host, offered, changed };
}

const learner = {
  native_lang: 'English',
  choosen_lang: '',
  user: { email: '', username: 'Ana', target_langs: ['es', 'ru'] },
} as const;

test.each<[string, Partial<Favorite>, string[] | undefined]>([
  ['into a learned language', {}, ['es', 'billete', 'en']],
  [
    'from a learned language',
    {
      from_lang: 'Spanish',
      to_lang: 'English',
      original_text: 'billete',
      translated_text: 'ticket',
    },
    ['es', 'billete', 'en'],
  ],
  [
    'between a language of the bank and another',
    { from_lang: 'German', to_lang: 'Turkish', original_text: 'Karte', translated_text: 'bilet' },
    ['tr', 'bilet', 'de'],
  ],
  [
    'between one that is learned and one that is not',
    { from_lang: 'Russian', to_lang: 'Turkish', original_text: 'билет', translated_text: 'bilet' },
    ['ru', 'билет', 'tr'],
  ],
  ['from the native language into one that is not in the bank', { to_lang: 'German' }, undefined],
  [
    'between languages that are not of the bank',
    { from_lang: 'German', to_lang: 'French' },
    undefined,
  ],
  ['that is too long for a card', { translated_text: 'a'.repeat(501) }, undefined],
])('a pair %s', (_case, overrides, expected) => {
  const pair = pairToPractise(buildFavorite({ ...favorite, ...overrides }), {
    ...learner,
    user: { ...learner.user, target_langs: [...learner.user.target_langs] },
  });
  expect(pair && [pair.language_code, pair.text, pair.native_code]).toEqual(expected);
});

test('of two learned languages, the current one is practised', () => {
  const both = buildFavorite({ from_lang: 'Russian', to_lang: 'Spanish' });
  const user = { email: '', username: 'Ana', target_langs: ['es' as const, 'ru' as const] };
  const chosen = { native_lang: 'English' as const, choosen_lang: 'ru' as const, user };
  expect(pairToPractise(both, chosen)?.language_code).toBe('ru');
});

test('a pair kept by the words remote is not sent from here', async () => {
  const { host, offered } = prepareHost();
  offerPair(host, favorite);
  expect(offered).toMatchObject([{ id: favorite.id, text: 'billete', translation: 'ticket' }]);
  await jest.advanceTimersByTimeAsync(keepingTime - 1);
  host.bus.emit('practice.pair-kept', { id: favorite.id, is_kept: true });
  await jest.advanceTimersByTimeAsync(keepingTime);
  expect(host.api.sent(addPracticePair)).toEqual([]);
});

test('a pair that no remote keeps is sent, and practice is notified', async () => {
  const { host, offered, changed } = prepareHost();
  offerPair(host, favorite);
  host.bus.emit('practice.pair-kept', {
    id: '01930000-0000-7000-8000-00000000ffff',
    is_kept: true,
  });
  await jest.advanceTimersByTimeAsync(keepingTime - 1);
  expect(host.api.sent(addPracticePair)).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(host.api.sent(addPracticePair)).toEqual([{ body: offered[0] }]);
  expect(changed).toEqual([{ language_code: 'es' }]);
});

test('a failure is not shown', async () => {
  const { host, changed } = prepareHost();
  host.api.refuse(addPracticePair, createApiFailure(500, { code: 'no_response', detail: 'None' }));
  offerPair(host, favorite);
  await jest.advanceTimersByTimeAsync(keepingTime);
  expect(changed).toEqual([]);
  expect(host.banners).toEqual([]);
});

test('a pair is not sent for another learner after sign-out', async () => {
  const { host } = prepareHost();
  host.api.answer(logout, { detail: 'Signed out' });
  offerPair(host, favorite);
  await host.session.logout();
  await jest.advanceTimersByTimeAsync(keepingTime);
  expect(host.api.sent(addPracticePair)).toEqual([]);
});

test('an unsuitable pair is not offered', async () => {
  const { host, offered } = prepareHost();
  offerPair(host, buildFavorite({ to_lang: 'German' }));
  await jest.advanceTimersByTimeAsync(keepingTime);
  expect(offered).toEqual([]);
  expect(host.api.sent(addPracticePair)).toEqual([]);
});
