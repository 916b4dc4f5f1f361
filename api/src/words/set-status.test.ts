import { buildUser } from '../testing/factories.ts';
import type { User } from '../users/user-repository.ts';
import { sharedApi, userOfEach } from '../testing/shared-api.ts';

const api = sharedApi();
const user = userOfEach(api);

function mark(json: unknown) {
  return api.call('/api/words/setstatus', { user, json });
}

function marksOf({ id }: User) {
  return api.db('word_marks').where({ user_id: id });
}

// @spec E22 ST15 C11
test('an action toggles its own mark only', async () => {
  const star = { word_id: 21, action: 'star' };
  const learned = { word_id: 21, action: 'learned' };
  expect((await mark(star)).body).toEqual({ is_starred: true, is_learned: false });
  expect((await mark(learned)).body).toEqual({ is_starred: true, is_learned: true });
  expect((await mark(star)).body).toEqual({ is_starred: false, is_learned: true });
  expect((await mark(learned)).body).toEqual({ is_starred: false, is_learned: false });
});

test('a value sets the mark however often it is sent', async () => {
  const star = { word_id: 21, action: 'star' };
  for (let time = 0; time < 2; time += 1) {
    expect((await mark({ ...star, value: true })).body).toMatchObject({ is_starred: true });
  }
  for (let time = 0; time < 2; time += 1) {
    expect((await mark({ ...star, value: false })).body).toMatchObject({ is_starred: false });
  }
  expect((await mark({ word_id: 22, action: 'star', value: false })).body).toEqual({
    is_starred: false,
    is_learned: false,
  });
});

test('of two acts the later one counts, whichever arrives last', async () => {
  for (const action of ['star', 'learned']) {
    // Removed an hour ago, but set half an hour ago by another device.
    await mark({ word_id: 21, action, value: true, age_ms: 1_800_000 });
    await mark({ word_id: 21, action, value: false, age_ms: 3_600_000 });
  }
  const star = { word_id: 21, action: 'star' };
  const late = await mark({ ...star, value: false, age_ms: 1_800_001 });
  expect(late.body).toEqual({ is_starred: true, is_learned: true });
  expect(await marksOf(user)).toMatchObject([
    { starred_at: api.clock.now - 1_800_000, learned_by: 'learner' },
  ]);
  const last = await mark({ ...star, value: false, age_ms: 1_799_999 });
  expect(last.body).toEqual({ is_starred: false, is_learned: true });
});

test('a late removal does not undo a mark, nor a late mark a removal', async () => {
  const star = { word_id: 21, action: 'star' };
  await mark({ ...star, value: false });
  const late = await mark({ ...star, value: true, age_ms: 1 });
  expect(late.body).toEqual({ is_starred: false, is_learned: false });
});

test('marking a word as learned again does not change when it was learned', async () => {
  const learned = { word_id: 21, action: 'learned', value: true };
  const first = api.clock.now;
  await mark(learned);
  api.clock.now += 5000;
  await mark(learned);
  expect(await marksOf(user)).toMatchObject([{ learned_at: first }]);
});

test('a learned mark records that the learner set it, and a star does not', async () => {
  await mark({ word_id: 21, action: 'learned' });
  await mark({ word_id: 22, action: 'star' });
  expect(await marksOf(user)).toMatchObject([
    { word_id: 21, learned_by: 'learner' },
    { word_id: 22, learned_by: null },
  ]);
});

test('parallel toggles are all counted and leave one row', async () => {
  const star = { word_id: 21, action: 'star' };
  const odd = await Promise.all(Array.from({ length: 11 }, () => mark(star)));
  expect(odd.map((answer) => answer.status)).toEqual(Array.from({ length: 11 }, () => 200));
  const rows = await marksOf(user);
  expect(rows).toHaveLength(1);
  expect(rows[0].starred_at).not.toBeNull();
});

test('both marks set in parallel are kept', async () => {
  await Promise.all([
    mark({ word_id: 21, action: 'star', value: true }),
    mark({ word_id: 21, action: 'learned', value: true }),
    mark({ word_id: 22, action: 'learned', value: true }),
  ]);
  const answer = await mark({ word_id: 21, action: 'star', value: true });
  expect(answer.body).toEqual({ is_starred: true, is_learned: true });
  expect(await marksOf(user)).toHaveLength(2);
});

test('a mark belongs to the learner who set it', async () => {
  await mark({ word_id: 21, action: 'star' });
  const other = await buildUser(api.db);
  const answer = await api.call('/api/words/setstatus', {
    user: other,
    json: { word_id: 21, action: 'learned' },
  });
  expect(answer.body).toEqual({ is_starred: false, is_learned: true });
});

test.each([0, -1, 9999, 4_294_967_296, Number.MAX_SAFE_INTEGER])(
  'word %d does not exist',
  async (id) => {
    const answer = await mark({ word_id: id, action: 'star' });
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: 'word_unknown' });
    expect(await marksOf(user)).toEqual([]);
  },
);

test.each([
  [{}, ['word_id', 'action']],
  [{ word_id: '21', action: 'star' }, ['word_id']],
  [{ word_id: 21.5, action: 'star' }, ['word_id']],
  [{ word_id: 1e300, action: 'star' }, ['word_id']],
  [{ word_id: null, action: 'STAR' }, ['word_id', 'action']],
  [{ word_id: 21, action: 'forget' }, ['action']],
  [{ word_id: 21, action: 'star', value: 'true' }, ['value']],
  [{ word_id: 21, action: 'star', value: null }, ['value']],
])('%j is refused, and no word is marked', async (json, fields) => {
  const answer = await mark(json);
  expect(answer.status).toBe(400);
  const { faults } = answer.body as { faults: { field: string }[] };
  expect(faults.map((fault) => fault.field)).toEqual(fields);
  expect(await marksOf(user)).toEqual([]);
});

test('marking a word needs a signed-in learner', async () => {
  const answer = await api.call('/api/words/setstatus', { json: { word_id: 21, action: 'star' } });
  expect(answer.body).toMatchObject({ code: 'token_missing' });
});
