import { buildUser } from '../testing/factories.ts';
import { sharedApi, userOfEach } from '../testing/shared-api.ts';

const api = sharedApi();
const user = userOfEach(api);

const defaults = {
  new_words_a_day: 10,
  daily_goal: 20,
  goal_kind: 'words',
  starred_first: false,
  plays_audio: true,
  session_length: 20,
  english_variety: 'en-US',
  spanish_variety: 'es-MX',
  shows_stress: true,
};

function change(json: unknown) {
  return api.call('/api/practice/settings', { user, json });
}

test('a learner without settings has the defaults', async () => {
  expect(await api.call('/api/practice/settings', { user })).toMatchObject({
    status: 200,
    body: defaults,
  });
});

test('given settings change, the rest stay', async () => {
  const first = { new_words_a_day: 0, plays_audio: false };
  expect((await change(first)).body).toEqual({ ...defaults, ...first });
  const second = {
    starred_first: true,
    session_length: 30,
    english_variety: 'en-GB',
    spanish_variety: 'es-ES',
    shows_stress: false,
  };
  expect((await change(second)).body).toEqual({ ...defaults, ...first, ...second });
  expect((await change({ plays_audio: true })).body).toEqual({
    ...defaults,
    ...first,
    ...second,
    plays_audio: true,
  });
  expect((await api.call('/api/practice/settings', { user })).body).toMatchObject(second);
});

test('settings that the former release stored have the defaults of the later ones', async () => {
  const stored = { new_words_a_day: 5, session_length: 10 };
  const row = { user_id: user.id, starred_first: 0, plays_audio: 1, ...stored };
  await api.db('practice_settings').insert(row);
  const { body } = await api.call('/api/practice/settings', { user });
  expect(body).toEqual({ ...defaults, ...stored });
});

test('with a new daily goal as many new words are offered, unless a number is given too', async () => {
  expect((await change({ daily_goal: 30 })).body).toMatchObject({ new_words_a_day: 30 });
  const both = { daily_goal: 5, new_words_a_day: 8 };
  expect((await change(both)).body).toMatchObject(both);
  const streak = await api.call('/api/words/user/daily_streak', { user });
  expect(streak.body).toMatchObject({ daily_goal: 5 });
});

test.each([
  [5, 2, 10],
  [10, 3, 30],
  [20, 7, 30],
  [30, 10, 30],
])(
  'with a goal of %i minutes come %i new words a day, and sessions of %i cards',
  async (...row) => {
    const [daily_goal, new_words_a_day, session_length] = row;
    const { body } = await change({ goal_kind: 'minutes', daily_goal });
    expect(body).toEqual({
      ...defaults,
      goal_kind: 'minutes',
      daily_goal,
      new_words_a_day,
      session_length,
    });
  },
);

test('back to a goal in words, the session length stays', async () => {
  await change({ goal_kind: 'minutes', daily_goal: 5 });
  const { body } = await change({ goal_kind: 'words' });
  expect(body).toMatchObject({ daily_goal: 5, new_words_a_day: 5, session_length: 10 });
});

test('goals that are chosen at the same moment leave one former goal', async () => {
  await Promise.all([
    change({ goal_kind: 'minutes', daily_goal: 10 }),
    change({ goal_kind: 'minutes', daily_goal: 30 }),
  ]);
  expect(await api.db('practice_former_goals').where({ user_id: user.id })).toEqual([
    { user_id: user.id, before_date: '2026-11-20', kind: 'words', amount: 20 },
  ]);
});

test('an empty change changes nothing', async () => {
  expect((await change({})).body).toEqual(defaults);
  expect(await api.db('practice_settings').where({ user_id: user.id })).toEqual([]);
});

test('settings changed in parallel are all kept', async () => {
  await Promise.all([
    change({ new_words_a_day: 5 }),
    change({ starred_first: true }),
    change({ plays_audio: false }),
    change({ session_length: 10 }),
  ]);
  expect((await change({})).body).toEqual({
    ...defaults,
    new_words_a_day: 5,
    starred_first: true,
    plays_audio: false,
    session_length: 10,
    english_variety: 'en-US',
    spanish_variety: 'es-MX',
    shows_stress: true,
  });
});

test.each([
  [{ new_words_a_day: 101 }, 'new_words_a_day'],
  [{ new_words_a_day: -1 }, 'new_words_a_day'],
  [{ new_words_a_day: 1.5 }, 'new_words_a_day'],
  [{ new_words_a_day: null }, 'new_words_a_day'],
  [{ daily_goal: 7 }, 'daily_goal'],
  [{ goal_kind: 'hours' }, 'goal_kind'],
  [{ session_length: 15 }, 'session_length'],
  [{ starred_first: 1 }, 'starred_first'],
  [{ plays_audio: 'true' }, 'plays_audio'],
  [{ english_variety: 'en-AU' }, 'english_variety'],
  [{ spanish_variety: 'en-GB' }, 'spanish_variety'],
  [{ shows_stress: null }, 'shows_stress'],
])('%j is refused', async (json, field) => {
  const answer = await change(json);
  expect(answer).toMatchObject({ status: 400, body: { faults: [{ field }] } });
});

test('a number out of range is refused, and the error names the range', async () => {
  const { body } = await change({ new_words_a_day: 101 });
  expect(body).toMatchObject({ detail: 'Must be a whole number from 0 to 100' });
});

test('settings belong to one learner', async () => {
  await change({ session_length: 30 });
  const other = await buildUser(api.db);
  const answer = await api.call('/api/practice/settings', { user: other });
  expect(answer.body).toEqual(defaults);
});
