import type { ExerciseKind, PracticeCard } from '@topwords/platform/contracts';
import { judgeAnswer, type Judgement } from '../answer/judge-answer.ts';

/** How a card is asked: as its exercise says, or by turning it over if the exercise lacks data. */
export type AskMode = ExerciseKind | 'turn-over';

/** The right one among a card's choices; undefined if it has none. */
export function rightChoiceOf({ exercise, text, translation }: PracticeCard): string | undefined {
  const { kind, choices, answers } = exercise;
  const right = [kind === 'listen' ? text : translation, ...answers];
  return right.find((candidate) => choices.includes(candidate));
}

/** Decides how a card is asked. */
export function askModeOf(card: PracticeCard): AskMode {
  const { kind, choices, cloze } = card.exercise;
  if (kind === 'cloze') return cloze ? kind : 'recall';
  if (kind === 'recall') return kind;
  return choices.length > 1 && rightChoiceOf(card) !== undefined ? kind : 'turn-over';
}

/** Whether the answer is typed. */
export function isTyped(mode: AskMode): boolean {
  return mode === 'cloze' || mode === 'recall';
}

function answersOf({ exercise, text }: PracticeCard): readonly string[] {
  if (exercise.answers.length > 0) return exercise.answers;
  return [exercise.kind === 'cloze' && exercise.cloze ? exercise.cloze.answer : text];
}

/** Judges the typed text; words on the session's other cards do not count as slips of this one. */
export function judgeTyped(
  card: PracticeCard,
  given: string,
  cards: readonly PracticeCard[],
): Judgement {
  const isForm = askModeOf(card) === 'cloze';
  // Where another form is asked for, the dictionary form is wrong.
  const others = cards.filter(({ id }) => isForm || id !== card.id).map(({ text }) => text);
  return judgeAnswer(given, {
    answers: answersOf(card),
    language: card.language_code,
    pos: card.pos,
    isForm,
    others: isForm ? [card.text, ...others] : others,
  });
}
