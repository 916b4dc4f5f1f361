import { foldMixUps } from './fold-mix-ups.ts';
import type { LaterReview, StoredMistake } from './mistake-repository.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const now = Date.parse('2026-11-20T09:30:00Z');

let made = 0;

/** A wrong answer some days ago: `ser` was asked and `estar` answered. */
function buildMistake(daysAgo: number, overrides: Partial<StoredMistake> = {}): StoredMistake {
  made += 1;
  return {
    id: String(made),
    cardId: 'word-1',
    languageCode: 'es',
    kind: 'confused_pair',
    wanted: 'ser',
    taken: 'estar',
    takenWordId: 2,
    isRight: false,
    madeAt: now - daysAgo * day,
    ...overrides,
  };
}

function buildReview(daysAgo: number, overrides: Partial<LaterReview> = {}): LaterReview {
  const reviewedAt = now - daysAgo * day;
  return { cardId: 'word-1', rating: 'good', exercise: 'recognise', reviewedAt, ...overrides };
}

function fold(answers: StoredMistake[], reviews: LaterReview[] = []) {
  const inOrder = answers.toSorted((one, other) => one.madeAt - other.madeAt);
  return foldMixUps(inOrder, { now, timeZone: 'Europe/Madrid', reviews });
}

const right = (daysAgo: number, overrides: Partial<StoredMistake> = {}) =>
  buildMistake(daysAgo, { isRight: true, ...overrides });

test('a pair is one mix-up, whichever of the two was asked', () => {
  const back = { cardId: 'word-2', wanted: 'estar', taken: 'es', takenWordId: 1 };
  const [mixUp, ...others] = fold([buildMistake(3), buildMistake(1, back)]);
  expect(others).toEqual([]);
  expect(mixUp?.mistakes).toHaveLength(2);
  expect(mixUp?.last.wanted).toBe('estar');
});

test('two right answers in a row settle it, and one more mistake brings it back', () => {
  expect(fold([buildMistake(3), right(2)])).toMatchObject([{ rightInRow: 1 }]);
  expect(fold([buildMistake(3), right(2), right(1)])).toEqual([]);
  expect(fold([buildMistake(3), right(2), buildMistake(1.5), right(1)])).toMatchObject([
    { rightInRow: 1, mistakes: [{}, {}] },
  ]);
  const again = [buildMistake(3), right(2.5), right(2), buildMistake(1)];
  expect(fold(again)).toMatchObject([{ rightInRow: 0 }]);
});

test('reviews of the word settle a pair from the next day on', () => {
  const mistake = buildMistake(2);
  const sameDay = [0.01, 0.02].map((days) => buildReview(2 - days));
  expect(fold([mistake], sameDay)).toMatchObject([{ rightInRow: 0 }]);
  expect(fold([mistake], [buildReview(1), buildReview(0.1)])).toEqual([]);
  expect(
    fold([mistake], [buildReview(1), buildReview(0.5, { rating: 'again' }), buildReview(0.1)]),
  ).toMatchObject([{ rightInRow: 1 }]);
  expect(fold([mistake], [buildReview(1, { cardId: 'word-9' }), buildReview(0.1)])).toMatchObject([
    { rightInRow: 1 },
  ]);
});

const reviews = (exercise: string) => [
  buildReview(1, { exercise }),
  buildReview(0.5, { exercise }),
];

test('choosing a translation shows no spelling, and no review shows a form', () => {
  const spelling = buildMistake(3, { kind: 'spelling', taken: 'zer', takenWordId: null });
  expect(fold([spelling], reviews('recognise'))).toHaveLength(1);
  expect(fold([spelling], reviews('recall'))).toEqual([]);
  const form = buildMistake(3, {
    kind: 'wrong_form',
    wanted: 'es',
    taken: 'son',
    takenWordId: null,
  });
  expect(fold([form], reviews('cloze'))).toHaveLength(1);
});

const other = (id: number, daysAgo: number) => buildMistake(daysAgo, { takenWordId: id });

test('what happened often and lately comes first', () => {
  const folded = fold([other(3, 40), other(3, 39), other(4, 1), other(5, 2), other(5, 3)]);
  expect(folded.map(({ last }) => last.takenWordId)).toEqual([5, 4, 3]);
});

test('misspellings of one form are one mix-up, forms of a word are several', () => {
  const spelling = { kind: 'spelling', takenWordId: null } as const;
  const form = { kind: 'wrong_form', takenWordId: null } as const;
  expect(
    fold([
      buildMistake(1, { ...spelling, taken: 'zer' }),
      buildMistake(2, { ...spelling, taken: 'serr' }),
      buildMistake(3, { ...form, wanted: 'es', taken: 'son' }),
      buildMistake(4, { ...form, wanted: 'son', taken: 'es' }),
      buildMistake(5, { ...form, wanted: 'era', taken: 'fue' }),
    ]).map(({ kind, mistakes }) => `${kind} ${mistakes.length}`),
  ).toEqual(['spelling 2', 'wrong_form 2', 'wrong_form 1']);
});

test('an answer that tells nothing is no mix-up', () => {
  const unknown = { kind: 'unknown', wanted: '', taken: '', takenWordId: null } as const;
  expect(fold([buildMistake(1, unknown)])).toEqual([]);
});
