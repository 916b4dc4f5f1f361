import type { z } from 'zod/mini';
import {
  cardState,
  practiceCard,
  practiceQueue,
  type Cloze,
  type Exercise,
  type ExerciseKind,
  type PracticeCard,
  type PracticeQueue,
} from '@topwords/platform/contracts';
import { factory } from './factory.ts';

/** “Vivo en una ___ grande.” */
export const clozeOfHouse: Cloze = {
  before: 'Vivo en una ',
  answer: 'casa',
  after: ' grande.',
  translation: 'I live in a big house.',
};

const exercises: Record<ExerciseKind, Omit<Exercise, 'kind'>> = {
  recognise: {
    choices: ['dog', 'house', 'street', 'bread'],
    answers: ['house'],
    cloze: null,
  },
  listen: { choices: ['perro', 'calle', 'casa', 'pan'], answers: ['casa'], cloze: null },
  build: {
    choices: ['grande', 'Vivo', 'casa', 'en', 'una'],
    answers: ['casa'],
    cloze: clozeOfHouse,
  },
  cloze: { choices: [], answers: ['casa'], cloze: clozeOfHouse },
  recall: { choices: [], answers: ['casa'], cloze: null },
  say: { choices: [], answers: ['casa'], cloze: null },
};

/** An exercise for “casa”. */
export function buildExercise(kind: ExerciseKind, overrides: Partial<Exercise> = {}): Exercise {
  return { kind, ...exercises[kind], ...overrides };
}

/** The Spanish word “casa”, due, to be recognised; back in 10 minutes or in 3 days from `now`. */
export function buildPracticeCard({
  now = Date.now(),
  ...overrides
}: Partial<z.input<typeof practiceCard>> & { now?: number } = {}): PracticeCard {
  const later = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  return practiceCard.parse({
    id: 'word-7',
    word_id: 7,
    text: 'casa',
    translation: 'house',
    language_code: 'es',
    native_code: 'en',
    pos: 'noun',
    ipa: 'ˈkasa',
    is_new: false,
    is_starred: false,
    strength: 80,
    exercise: buildExercise('recognise'),
    preview: { again: later(10), good: later(3 * 24 * 60) },
    ...overrides,
  });
}

/** `count` new words to recognise, `palabra<n>` for `word<n>`, with the right choice first. */
export function buildNewCards(count: number): PracticeCard[] {
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    return buildPracticeCard({
      id: `word-${id}`,
      word_id: id,
      text: `palabra${id}`,
      translation: `word${id}`,
      ipa: null,
      is_new: true,
      strength: 0,
      exercise: buildExercise('recognise', {
        choices: [`word${id}`, `other${id}`, `else${id}`, `more${id}`],
        answers: [`word${id}`],
      }),
    });
  });
}

/** A queue of cards that can all be practised now. */
export function buildPracticeQueue(
  cards: readonly PracticeCard[] = [buildPracticeCard()],
  overrides: Partial<z.input<typeof practiceQueue>> = {},
): PracticeQueue {
  const fresh = cards.filter((card) => card.is_new).length;
  return practiceQueue.parse({
    cards,
    due_count: cards.length - fresh,
    new_count: fresh,
    next_due_at: null,
    ...overrides,
  });
}

/** The state of a card after one good answer. */
export const buildCardState = factory(cardState, {
  card_id: 'word-7',
  due_at: '2026-11-23T09:00:00.000Z',
  stability: 3,
  strength: 100,
  review_count: 1,
  is_known: false,
  is_learned: false,
});
