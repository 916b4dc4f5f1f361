import { setImmediate } from 'node:timers/promises';
import { buildBank, buildUser } from '../testing/factories.ts';
import { startApi } from '../testing/start-api.ts';
import { createCatalogue } from '../bank/catalogue.ts';
import { createReadyIpa } from './ready-ipa.ts';
import { queueOf } from './testing/queue.ts';

const words = createCatalogue(buildBank()).ofLanguage('es');

test('missing IPA is made in the background, one word at a time, for later calls', async () => {
  const begun: string[] = [];
  const { promise: first, resolve } = Promise.withResolvers<string>();
  const readyIpa = createReadyIpa({
    pronounce({ text }) {
      begun.push(text);
      return begun.length === 1 ? first : Promise.resolve(`ipa of ${text}`);
    },
  });
  expect(words.map(readyIpa)).toEqual(words.map(() => null));
  expect(words.map(readyIpa)).toEqual(words.map(() => null));
  expect(begun).toEqual(['luz']);
  resolve('luθ');
  await setImmediate();
  expect(words.map(readyIpa)).toEqual(['luθ', ...begun.slice(1).map((text) => `ipa of ${text}`)]);
  expect(begun).toEqual(words.map(({ text }) => text));
});

test('IPA from the build is available without the engine', () => {
  const pronounce = jest.fn();
  const readyIpa = createReadyIpa({ findIpa: ({ text }) => `known ${text}`, pronounce });
  expect(words.map(readyIpa)).toEqual(words.map(({ text }) => `known ${text}`));
  expect(pronounce).not.toHaveBeenCalled();
});

test('an unavailable voice is asked again later', async () => {
  let isAway = true;
  const readyIpa = createReadyIpa({
    pronounce: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve('ipa')),
  });
  const ask = () => words.slice(0, 1).map(readyIpa);
  expect(ask()).toEqual([null]);
  await setImmediate();
  isAway = false;
  expect(ask()).toEqual([null]);
  await setImmediate();
  expect(ask()).toEqual(['ipa']);
});

test('a queue never waits for the voice, and has the IPA next time', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const api = await startApi({ pronounce: () => promise });
  const user = await buildUser(api.db);
  const ipaOf = async () => (await queueOf(api, user, '&limit=1')).cards.map(({ ipa }) => ipa);
  expect(await ipaOf()).toEqual([null]);
  resolve('luθ');
  await setImmediate();
  expect(await ipaOf()).toEqual(['luθ']);
  await api.stop();
});
