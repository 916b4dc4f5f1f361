import { randomUUID } from 'node:crypto';
import { review } from '../practice/testing/reviews.ts';
import { buildCategory, buildFavorite, buildMark, buildUser } from '../testing/factories.ts';
import { startFavorites } from '../favorites/testing/favorite-calls.ts';
import { sharedApi, userOfEach } from '../testing/shared-api.ts';
import { signIn } from '../testing/signed-in-browser.ts';
import type { User } from '../users/user-repository.ts';
import { runAccountsCommand } from './accounts-command.ts';

const api = sharedApi(startFavorites);
/** The account that stays. */
const user = userOfEach(api);
let other: User;

beforeEach(async () => {
  other = await buildUser(api.db, { username: 'Ada’s old account' });
});

function merge(...options: string[]) {
  const context = { db: api.db, now: api.clock.now };
  return runAccountsCommand(context, ['merge', other.email, user.email, ...options]);
}

async function rowsOf<Row extends object>(table: string, owner = user): Promise<Row[]> {
  return (await api.db(table).where({ user_id: owner.id })) as Row[];
}

test('words that were learned or starred in either are so in the one that stays', async () => {
  const [early, late] = [Date.parse('2026-11-02'), Date.parse('2026-11-05')];
  await buildMark(api.db, user, { wordId: 21, at: late });
  await buildMark(api.db, other, { wordId: 21, at: early });
  await buildMark(api.db, other, { wordId: 21, action: 'star', at: late });
  await buildMark(api.db, other, { wordId: 22, at: early });
  expect((await merge('--yes')).isDone).toBe(true);
  const marks = await rowsOf<{ word_id: number }>('word_marks');
  expect(marks.toSorted((one, next) => one.word_id - next.word_id)).toMatchObject([
    { word_id: 21, learned_at: early, starred_at: late },
    { word_id: 22, learned_at: early, starred_at: null },
  ]);
});

test('a card in both accounts gets the memory of all its reviews together', async () => {
  const times = ['2026-11-10', '2026-11-11', '2026-11-13', '2026-11-16'];
  const [first, second, third, fourth] = times.map((day) => `${day}T09:30:00.000Z`);
  const whole = await buildUser(api.db);
  await review(api, whole, ...times.map((day) => ({ reviewed_at: `${day}T09:30:00.000Z` })));
  await review(api, other, { reviewed_at: first ?? '' }, { reviewed_at: third ?? '' });
  await review(api, user, { reviewed_at: second ?? '' }, { reviewed_at: fourth ?? '' });
  await review(api, other, { card_id: 'word-22' });
  await merge('--yes');
  const cards = await rowsOf<{ id: string }>('practice_cards');
  const card = cards.find(({ id }) => id === 'word-21');
  const [same] = await rowsOf<{ stability: number }>('practice_cards', whole);
  expect({ ...card, user_id: '' }).toEqual({ ...same, user_id: '' });
  expect(await rowsOf('practice_reviews')).toHaveLength(5);
  expect(cards).toHaveLength(2);
  // The log goes on as if there had been one account.
  const [next] = await review(api, user, {});
  const [nextOfWhole] = await review(api, whole, {});
  expect(next).toEqual(nextOfWhole);
});

test('what was mixed up in either account is mixed up in the one that stays', async () => {
  const wrong = { rating: 'again', exercise: 'recall', answer: { given: 'casas' } } as const;
  const [mine, theirs] = [randomUUID(), randomUUID()];
  await review(api, user, { ...wrong, id: mine });
  await review(api, other, { ...wrong, id: theirs });
  await merge('--yes');
  const kept = await rowsOf<{ id: string; kind: string }>('practice_mistakes');
  expect(kept.map(({ id }) => id).toSorted()).toEqual([mine, theirs].toSorted());
  expect(kept).toMatchObject([{ kind: 'wrong_form' }, { kind: 'wrong_form' }]);
});

test('favourites come with their categories; same names and same pairs become one', async () => {
  const mine = await buildCategory(api.db, user, { name: 'Travel' });
  const theirs = await buildCategory(api.db, other, { name: 'travel' });
  const food = await buildCategory(api.db, other, { name: 'Food' });
  const pair = { original_text: 'hola', translated_text: 'hello' };
  await buildFavorite(api.db, user, pair);
  await buildFavorite(api.db, other, pair);
  await buildFavorite(api.db, other, { original_text: 'tren', category_id: theirs.id });
  await buildFavorite(api.db, other, { original_text: 'pan', category_id: food.id });
  const search = () => api.call('/api/words/favorites/search?query=tren', { user });
  expect(JSON.stringify((await search()).body)).not.toContain('tren');
  await merge('--yes');
  const favorites = await rowsOf<{ original_text: string; category_id: string }>('favorites');
  const places = new Map(favorites.map((one) => [one.original_text, one.category_id]));
  expect([...places.keys()].toSorted()).toEqual(['hola', 'pan', 'tren']);
  expect(places.get('tren')).toBe(mine.id);
  expect(places.get('pan')).toBe(food.id);
  // What this instance has in memory follows.
  expect(JSON.stringify((await search()).body)).toContain('tren');
});

test('a category without favourites comes too', async () => {
  await buildCategory(api.db, other, { name: 'Food' });
  await merge('--yes');
  expect(await rowsOf('favorite_categories')).toMatchObject([{ name: 'Food' }]);
});

test('languages are added, the other account ends, and the owner sees it in the history', async () => {
  const browser = await signIn(api, other);
  await api.call('/api/auth/choose_lang', { user: other, json: { target_language_code: 'tr' } });
  await merge('--yes');
  expect((await browser.call('/api/words/es')).status).toBe(401);
  expect(await api.db('users').where({ id: other.id })).toEqual([]);
  expect(await rowsOf('user_targets')).toMatchObject([{ language_code: 'tr' }]);
  expect(await rowsOf('security_events')).toMatchObject([{ kind: 'merged', done_by: 'operator' }]);
});

test('nothing happens unless one is sure, or to one account alone', async () => {
  await buildMark(api.db, other);
  expect((await merge()).isDone).toBe(false);
  expect(await rowsOf('word_marks', other)).toHaveLength(1);
  const context = { db: api.db, now: api.clock.now };
  const same = await runAccountsCommand(context, ['merge', user.email, user.email, '--yes']);
  expect(same).toEqual({ isDone: false, lines: ['Name two different accounts'] });
  const unknown = await runAccountsCommand(context, ['merge', 'x@example.org', user.email]);
  expect(unknown.lines).toEqual(['There is no account with the e-mail x@example.org']);
});
