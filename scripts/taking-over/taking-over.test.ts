import { setImmediate as nextTurn } from 'node:timers/promises';
import { createMemoryStorage } from '@topwords/remote-kit/testing';
import { startApi, type TestApi } from '../../api/src/testing/start-api.ts';
import { testPassword } from '../../api/src/testing/factories.ts';
import { createGuest } from '../../shell/src/guest/create-guest.ts';
import { readGuestReviews } from '../../shell/src/guest/guest-review.ts';
import { createStreams, type RandomStream } from '../simulation/random.ts';
import { createBrowser, type ProductPage } from './browser.ts';
import { createCutNetwork } from './cut-network.ts';

/** Interruptions that all guests together must survive. */
const wanted = 100;
/** Words of the small bank: Spanish from 21, Russian from 31. */
const taught = { es: [21, 22, 23, 24], ru: [31, 32, 33] } as const;
const nextStream = createStreams(20_261_121);

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

const person = (name: string) => ({
  native: 'English' as const,
  username: name,
  email: `${name}@example.org`,
  password: testPassword,
});

/** A guest's answers, in one language or two. */
function learn(storage: Storage, random: RandomStream): string[] {
  let time = Date.now() - 60_000;
  const guest = createGuest(storage, () => (time += 1000));
  for (const target of random.uniform() < 0.5 ? (['es'] as const) : (['es', 'ru'] as const)) {
    for (const id of taught[target]) {
      const rating = random.uniform() < 0.7 ? 'good' : 'again';
      guest.answer({ native: 'en', target }, { word: { id }, rating }, { round: 0, step: id });
    }
  }
  return readGuestReviews(storage).map(({ id }) => id);
}

async function subOf(email: string): Promise<string> {
  return (await api.db('users').where({ email }).first('id')).id;
}

async function storedIds(email: string): Promise<string[]> {
  const rows = await api.db('practice_reviews').where({ user_id: await subOf(email) });
  return rows.map(({ id }: { id: string }) => id);
}

/** Waits until a page has nothing more to do, or is closed. */
async function settle(page: ProductPage, isBusy: () => boolean): Promise<void> {
  for (let idle = 0; idle < 20 && !page.isClosed(); idle += 1) {
    await nextTurn();
    if (isBusy()) idle = 0;
  }
}

/** One guest learns, then registers and becomes a learner on a bad network. */
async function liveThrough(name: string) {
  const random = nextStream();
  const storage = createMemoryStorage();
  const ids = learn(storage, random);
  const network = createCutNetwork(random, 0.4);
  let running = 0;
  const counted = {
    ...network,
    async fetch(...request: Parameters<typeof network.fetch>) {
      running += 1;
      return network.fetch(...request).finally(() => (running -= 1));
    },
  };
  const openPage = createBrowser(counted, storage);
  const open = () => openPage(`${api.origin}/api`);
  const isDone = () => readGuestReviews(storage).length === 0;
  let page = open();
  let visits = 0;

  while (!isDone() || !page.session.state.value.is_auth) {
    visits += 1;
    if (visits > 300) throw new Error(`${name} never arrives`);
    if (page.isClosed()) page = open();
    const { session } = page;
    const chance = random.uniform();
    if (!session.state.value.is_auth) {
      // A second press works whether or not the first one did.
      void page.run(() => session.register(person(name)));
    } else if (chance < 0.1) {
      void page.run(() => session.logout());
    } else if (chance < 0.2) {
      page.close();
    } else if (chance < 0.3) {
      // Another tab.
      const other = open();
      await settle(other, () => running > 0);
      other.close();
    }
    await settle(page, () => running > 0);
    page.fire('online');
    await settle(page, () => running > 0);
  }
  page.close();
  return { ids, interruptions: network.interruptions() };
}

test('after 100 random interruptions every account has every answer exactly once', async () => {
  let interruptions = 0;
  for (let guest = 0; interruptions < wanted; guest += 1) {
    const lived = await liveThrough(`guest${guest}`);
    interruptions += lived.interruptions;
    const stored = await storedIds(`guest${guest}@example.org`);
    expect(stored.toSorted()).toEqual(lived.ids.toSorted());
  }
  expect(interruptions).toBeGreaterThanOrEqual(wanted);
});

/** A guest in a browser whose network works until it is cut. */
function startGuest() {
  const random = nextStream();
  const storage = createMemoryStorage();
  const ids = learn(storage, random);
  const network = createCutNetwork(random, 0);
  const openPage = createBrowser(network, storage);
  return { ids, storage, network, open: () => openPage(`${api.origin}/api`) };
}

async function signIn(page: ProductPage, name: string): Promise<void> {
  expect(await page.run(() => page.session.register(person(name)))).toBe(true);
}

/** Waits for the answers to leave the browser. */
async function waitUntilTaken(storage: Storage): Promise<void> {
  while (readGuestReviews(storage).length > 0) await nextTurn();
}

test('answers that an account has begun to take never go to another', async () => {
  const { ids, storage, network, open } = startGuest();
  const page = open();
  await signIn(page, 'first');
  network.plug(false);
  await page.run(() => page.session.logout());
  page.close();
  network.plug(true);
  const stranger = open();
  await signIn(stranger, 'second');
  stranger.fire('online');
  await settle(stranger, () => false);
  await stranger.run(() => stranger.session.logout());
  stranger.close();
  const later = open();
  await signIn(later, 'first');
  await waitUntilTaken(storage);
  later.close();
  expect((await storedIds('first@example.org')).toSorted()).toEqual(ids.toSorted());
  expect(await storedIds('second@example.org')).toEqual([]);
});

test('the account learns the languages, and the page follows', async () => {
  const { storage, open } = startGuest();
  const page = open();
  await signIn(page, 'follows');
  await waitUntilTaken(storage);
  while (page.session.state.value.choosen_lang === '') await nextTurn();
  const { user, choosen_lang } = page.session.state.value;
  expect(user.target_langs).toContain('es');
  expect(user.target_langs).toContain(choosen_lang);
  page.close();
});

test('answers about the native language of the account are given up', async () => {
  const { storage, open } = startGuest();
  const page = open();
  const native = { ...person('spaniard'), native: 'Spanish' as const };
  await page.run(() => page.session.register(native));
  await waitUntilTaken(storage);
  const rows = await api.db('practice_reviews').where({ user_id: await subOf(native.email) });
  expect(rows.filter(({ card_id: id }) => String(id).startsWith('word-2'))).toEqual([]);
  page.close();
});

test('an account without a native language gets the guest’s', async () => {
  const { storage, network, open } = startGuest();
  const page = open();
  await page.run(async () => {
    const registering = page.session.register(person('google'));
    await registering;
    network.plug(false);
  });
  await api.db('users').where({ email: 'google@example.org' }).update({ native_language: null });
  network.plug(true);
  page.fire('online');
  await waitUntilTaken(storage);
  const account = await api
    .db('users')
    .where({ email: 'google@example.org' })
    .first('native_language');
  expect(account.native_language).toBe('en');
  page.close();
});
