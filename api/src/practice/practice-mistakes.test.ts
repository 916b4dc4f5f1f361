import { randomUUID } from 'node:crypto';
import type {
  LanguageCode,
  MistakeQuestion,
  PracticeMistake,
  Review,
} from '@topwords/platform/contracts';
import type { User } from '../users/user-repository.ts';
import { buildUser } from '../testing/factories.ts';
import { sharedApi, userOfEach } from '../testing/shared-api.ts';
import { startApi } from '../testing/start-api.ts';
import { cardIdOfWord } from './find-subjects.ts';
import { keptOfCard } from './mistake-repository.ts';
import { loadRealSources, wordCalled } from './testing/real-sources.ts';
import { buildReview, review, storedStateOf, undo } from './testing/reviews.ts';

const sources = loadRealSources();
const { bank, usageOf, teachingOf, paradigms } = sources;
const api = sharedApi(() => startApi({ bank, usageOf, teachingOf, loadTables: paradigms }));
const user = userOfEach(api);

const minute = 60_000;
const day = 24 * 60 * minute;

const cardOf = (text: string, language: LanguageCode = 'es') =>
  cardIdOfWord(wordCalled(sources, language, text).id);

/** A wrong answer to `ser`, with which `estar` was taken. */
function confused(overrides: Partial<Review> = {}): Review {
  return buildReview({
    card_id: cardOf('ser'),
    rating: 'again',
    exercise: 'cloze',
    reviewed_at: new Date(api.clock.now - minute).toISOString(),
    answer: { given: 'está', form: 'es' },
    ...overrides,
  });
}

async function mistakesOf(owner: User, language = 'es'): Promise<PracticeMistake[]> {
  const path = `/api/practice/mistakes?language=${language}`;
  const { status, body } = await api.call(path, { user: owner });
  expect(status).toBe(200);
  return (body as { mistakes: PracticeMistake[] }).mistakes;
}

async function questionsOf(owner: User, language = 'es'): Promise<MistakeQuestion[]> {
  const path = `/api/practice/mistakes/questions?language=${language}`;
  const { status, body } = await api.call(path, { user: owner });
  expect(status).toBe(200);
  return (body as { questions: MistakeQuestion[] }).questions;
}

function answer(owner: User, mistakeId: string, isRight: boolean, id: string = randomUUID()) {
  const answered_at = new Date(api.clock.now).toISOString();
  const json = { id, mistake_id: mistakeId, is_right: isRight, answered_at };
  return api.call('/api/practice/mistakes/answers', { user: owner, json });
}

test('a wrong answer is kept with what was taken instead', async () => {
  const wrong = confused();
  await review(api, user, wrong);
  expect(await mistakesOf(user)).toEqual([
    {
      id: wrong.id,
      kind: 'confused_pair',
      word_id: wordCalled(sources, 'es', 'ser').id,
      wanted: 'ser',
      taken: 'estar',
      taken_word_id: wordCalled(sources, 'es', 'estar').id,
      count: 1,
      right_in_row: 0,
      last_made_at: wrong.reviewed_at,
      can_be_asked: true,
    },
  ]);
  expect(await mistakesOf(user, 'ru')).toEqual([]);
  expect(await mistakesOf(await buildUser(api.db))).toEqual([]);
});

test('a review that is sent twice counts once, and undo removes its mistake permanently', async () => {
  const wrong = confused();
  await review(api, user, wrong);
  await review(api, user, { ...wrong, id: wrong.id.toUpperCase() });
  expect(await mistakesOf(user)).toMatchObject([{ count: 1 }]);
  await undo(api, user, wrong);
  expect(await mistakesOf(user)).toEqual([]);
  await review(api, user, wrong);
  expect(await mistakesOf(user)).toEqual([]);
});

test('a refused batch keeps no mistakes', async () => {
  const reviews = [confused(), confused({ card_id: 'word-999999' })];
  const { status } = await api.call('/api/practice/reviews', { user, json: { reviews } });
  expect(status).toBe(404);
  expect(await mistakesOf(user)).toEqual([]);
});

test('reviews without an answer, of older pages, and of own pairs are no mix-ups', async () => {
  const { answer: _none, ...older } = confused();
  await review(api, user, older);
  const id = randomUUID();
  const pair = { id, text: 'casa', translation: 'house', language_code: 'es', native_code: 'en' };
  await api.call('/api/practice/pairs', { user, json: pair });
  await review(api, user, confused({ card_id: `pair-${id}` }));
  expect(await mistakesOf(user)).toEqual([]);
  const rows = await api.db('practice_mistakes').where({ user_id: user.id });
  expect(rows).toMatchObject([{ kind: 'unknown', wanted: '', taken: '' }]);
});

test('of an answer that is no word of the bank nothing is kept', async () => {
  const secret = 'my password is hunter2';
  await review(api, user, confused({ answer: { given: secret, form: 'es' } }));
  const rows = await api.db('practice_mistakes').where({ user_id: user.id });
  expect(JSON.stringify(rows)).not.toContain('hunter2');
  expect(rows).toMatchObject([{ kind: 'unknown', taken: '' }]);
});

test('a very long answer is no reason to lose the review', async () => {
  const [state] = await review(api, user, confused({ answer: { given: 'x'.repeat(5000) } }));
  expect(state?.review_count).toBe(1);
});

test('only the latest mistakes of a card are kept, in whatever order they arrive', async () => {
  const times = Array.from({ length: keptOfCard + 5 }, (_none, index) => index);
  const reviews = times.map((index) =>
    confused({ reviewed_at: new Date(api.clock.now - (index + 1) * minute).toISOString() }),
  );
  await review(api, user, ...reviews);
  const rows = await api.db('practice_mistakes').where({ user_id: user.id }).orderBy('made_at');
  expect(rows).toHaveLength(keptOfCard);
  expect(rows[0].made_at).toBe(api.clock.now - keptOfCard * minute);
});

test('questions are about the mistakes, one about each before the second ones', async () => {
  await review(
    api,
    user,
    confused(),
    confused({ card_id: cardOf('por'), exercise: 'recall', answer: { given: 'para' } }),
    confused({
      card_id: cardOf('mesa'),
      exercise: 'recall',
      answer: { given: 'el mesa' },
      rating: 'good',
    }),
    confused({
      card_id: cardOf('ventana'),
      exercise: 'recall',
      answer: { given: 'bentana' },
      rating: 'good',
    }),
  );
  const questions = await questionsOf(user);
  expect(
    questions
      .slice(0, 4)
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['confused_pair', 'confused_pair', 'gender', 'spelling']);
  expect(new Set(questions.slice(0, 4).map(({ mistake_id: id }) => id)).size).toBe(4);
  expect(questions).toHaveLength(8);
  const chosen = questions.filter(({ options }) => options.length > 0);
  expect(chosen.every(({ options, answer: right }) => options.includes(right))).toBe(true);
  expect(await questionsOf(user)).toEqual(questions);
});

test('there are at most twelve questions', async () => {
  const words = sources.catalogue.ofPartOfSpeech('es', 'noun').slice(0, 30);
  const wrong = words.map(({ id, text }) =>
    confused({
      card_id: cardIdOfWord(id),
      exercise: 'recall',
      answer: { given: `${text}x` },
      rating: 'good',
    }),
  );
  await review(api, user, ...wrong);
  expect(await questionsOf(user)).toHaveLength(12);
});

test('two right answers in a row settle a mistake, a wrong one counts, and cards stay', async () => {
  const wrong = confused();
  await review(api, user, wrong);
  const before = await storedStateOf(api, user);
  const first = randomUUID();
  expect((await answer(user, wrong.id, true, first)).body).toEqual({ is_settled: false });
  // Sent again, it counts once.
  expect((await answer(user, wrong.id, true, first.toUpperCase())).body).toEqual({
    is_settled: false,
  });
  api.clock.now += minute;
  await answer(user, wrong.id, false);
  expect(await mistakesOf(user)).toMatchObject([{ count: 2, right_in_row: 0 }]);
  api.clock.now += minute;
  await answer(user, wrong.id, true);
  api.clock.now += minute;
  expect((await answer(user, wrong.id, true)).body).toEqual({ is_settled: true });
  expect(await mistakesOf(user)).toEqual([]);
  expect(await questionsOf(user)).toEqual([]);
  expect(await storedStateOf(api, user)).toEqual(before);
  const { count } =
    (await api.db('practice_reviews').where({ user_id: user.id }).count({ count: '*' }).first()) ??
    {};
  expect(Number(count)).toBe(1);
});

test('an answer in the future counts as now, and others’ mistakes are not found', async () => {
  const wrong = confused();
  await review(api, user, wrong);
  const other = await buildUser(api.db);
  expect((await answer(other, wrong.id, false)).body).toEqual({ is_settled: true });
  expect(await api.db('practice_mistakes').where({ user_id: other.id })).toEqual([]);
  const json = {
    id: randomUUID(),
    mistake_id: wrong.id,
    is_right: false,
    answered_at: '2999-01-01T00:00:00Z',
  };
  await api.call('/api/practice/mistakes/answers', { user, json });
  expect((await mistakesOf(user))[0]?.last_made_at).toBe(new Date(api.clock.now).toISOString());
});

test('being right in practice on later days settles it too', async () => {
  await review(api, user, confused());
  for (const days of [1, 2]) {
    api.clock.now += day;
    expect(await mistakesOf(user)).toMatchObject([{ right_in_row: days - 1 }]);
    const reviewed_at = new Date(api.clock.now).toISOString();
    await review(api, user, { card_id: cardOf('ser'), exercise: 'recognise', reviewed_at });
  }
  expect(await mistakesOf(user)).toEqual([]);
});

test('a mistake is forgotten after ninety days', async () => {
  await review(api, user, confused());
  api.clock.now += 91 * day;
  expect(await mistakesOf(user)).toEqual([]);
});

test('the languages are refused as practice refuses them', async () => {
  const native = await buildUser(api.db, { native: 'es' });
  const none = await buildUser(api.db, { native: null });
  for (const path of ['mistakes', 'mistakes/questions']) {
    const url = `/api/practice/${path}?language=es`;
    expect((await api.call(url, { user: native })).body).toMatchObject({
      code: 'language_is_native',
    });
    expect((await api.call(url, { user: none })).body).toMatchObject({ code: 'native_missing' });
  }
});
