import { chooseLanguage, login, logout, setNative } from '../contracts/index.ts';
import { type EventBus } from '../events/index.ts';
import { buildFailure, buildStoredSession } from '@topwords/remote-kit/testing';
import { storeSession } from './session-storage.ts';
import { authAnswer, buildSession, credentials } from './testing/session-fixture.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function chosenOn(bus: EventBus) {
  const chosen: (string | null)[] = [];
  bus.subscribe('target-language.chosen', ({ language_code }) => chosen.push(language_code));
  return chosen;
}

// @spec H10 E1 ST12 ST13 K12
test('choosing a target language adds it and shows a notice for 1.5 s', async () => {
  const { api, bus, session, storage } = buildSession({});
  const banners = jest.fn();
  bus.subscribe('banner.asked', banners);
  api.answer(chooseLanguage, { target_language_code: 'tr', msg: 'Turkish added' });
  expect(await session.chooseTarget('tr')).toBe(true);
  expect(storage.getItem('target_langs')).toBe('["es","ru","tr"]');
  expect(session.state.value.new_target_lang).toEqual({
    is_cond: true,
    msg: 'Turkish added',
    res: 'tr',
  });
  expect(banners).toHaveBeenCalledWith({
    kind: 'success',
    message: 'Turkish added',
    duration: 1500,
  });
  jest.advanceTimersByTime(1500);
  expect(session.state.value.new_target_lang.is_cond).toBe(false);
});

// @spec ST12 ER5
test('a language is not added twice, and a failure is only logged', async () => {
  const { api, log, session } = buildSession({});
  api.answer(chooseLanguage, { target_language_code: 'es', msg: 'Spanish added' });
  await session.chooseTarget('es');
  expect(session.state.value.user.target_langs).toEqual(['es', 'ru']);
  api.refuse(chooseLanguage, buildFailure());
  expect(await session.chooseTarget('tr')).toBe(false);
  expect(log).toHaveBeenCalledTimes(1);
});

test('a new native language is removed from the target languages', async () => {
  const { api, announced, session, storage } = buildSession({});
  api.answer(setNative, { native: 'Spanish' });
  expect(await session.setNative('Spanish')).toBe(true);
  expect([storage.getItem('native'), storage.getItem('target_langs')]).toEqual([
    'Spanish',
    '["ru"]',
  ]);
  expect(announced.at(-1)).toMatchObject({ native: 'Spanish', target_langs: ['ru'] });
});

// @spec ER6
test('a native language that cannot be set is ignored', async () => {
  const { api, log, session } = buildSession({});
  api.refuse(setNative, buildFailure());
  expect(await session.setNative('Spanish')).toBe(false);
  expect(session.state.value.native_lang).toBe('English');
  expect(log).not.toHaveBeenCalled();
});

test('selecting a language emits one event', () => {
  const { bus, session } = buildSession({});
  const chosen = chosenOn(bus);
  session.turnTo('ru');
  session.turnTo('ru');
  expect(session.state.value.choosen_lang).toBe('ru');
  expect(chosen).toEqual(['ru']);
});

test('the next account to sign in, here or in another tab, has no chosen language', async () => {
  const { api, bus, session, storage } = buildSession({});
  session.turnTo('ru');
  api.answer(logout, { detail: 'Signed out' });
  await session.logout();
  expect(chosenOn(bus)).toEqual([null]);
  api.answer(login, authAnswer);
  await session.login(credentials);
  session.turnTo('en');
  storeSession(storage, buildStoredSession());
  session.adoptStorage();
  expect(chosenOn(bus)).toEqual([null]);
  expect(session.state.value.choosen_lang).toBe('');
});

test('a language that is no longer a target is no longer chosen', async () => {
  const { api, bus, session } = buildSession({});
  session.turnTo('es');
  api.answer(setNative, { native: 'Spanish' });
  await session.setNative('Spanish');
  expect(chosenOn(bus)).toEqual([null]);
});

test('language responses after signing out change nothing', async () => {
  const { api, announced, bus, session, storage } = buildSession({});
  const banners = jest.fn();
  bus.subscribe('banner.asked', banners);
  const [target, native] = [
    Promise.withResolvers<{ target_language_code: 'tr'; msg: string }>(),
    Promise.withResolvers<{ native: 'Spanish' }>(),
  ];
  api.answer(chooseLanguage, () => target.promise);
  api.answer(setNative, () => native.promise);
  api.answer(logout, { detail: 'Signed out' });
  const setting = Promise.all([session.chooseTarget('tr'), session.setNative('Spanish')]);
  await session.logout();
  target.resolve({ target_language_code: 'tr', msg: 'Turkish added' });
  native.resolve({ native: 'Spanish' });
  expect(await setting).toEqual([true, true]);
  expect(storage.length).toBe(0);
  expect(announced).toHaveLength(2);
  expect(banners).not.toHaveBeenCalled();
});
