import { judgeAnswer, plainText, type Judgement, type Verdict } from '@topwords/languages/typing';
import type { ExerciseKind, PracticeCard } from '@topwords/platform/contracts';
import { isSaid } from '../answer/is-said.ts';

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
  if (kind === 'cloze' || kind === 'build') return cloze ? kind : 'recall';
  if (kind === 'recall' || kind === 'say') return kind;
  return choices.length > 1 && rightChoiceOf(card) !== undefined ? kind : 'turn-over';
}

/** Whether the answer is typed. */
export function isTyped(mode: AskMode): boolean {
  return mode === 'cloze' || mode === 'recall';
}

/** Whether the answer is in the learner's own words, not one of a few choices. */
export function isInOwnWords(mode: AskMode): boolean {
  return isTyped(mode) || mode === 'build' || mode === 'say';
}

/** Whether a form is asked for, as a sentence needs it. */
function asksForm(card: PracticeCard): boolean {
  const mode = askModeOf(card);
  return mode !== 'recall' && mode !== 'say';
}

function answersOf({ exercise, text }: PracticeCard): readonly string[] {
  if (exercise.answers.length > 0) return exercise.answers;
  return [exercise.kind !== 'recall' && exercise.cloze ? exercise.cloze.answer : text];
}

/** Judges a sentence that was put together: only the one that was heard is right. */
export function judgeBuilt(
  { exercise, language_code: language }: PracticeCard,
  given: string,
): Verdict {
  const { before, answer, after } = exercise.cloze ?? { before: '', answer: '', after: '' };
  const heard = plainText(`${before}${answer}${after}`, language);
  return plainText(given, language) === heard ? 'right' : 'wrong';
}

/** What counts among the alternatives that were heard: one with the word, or with its form in the sentence. */
export function findSaid(card: PracticeCard, alternatives: readonly string[]): string | undefined {
  const { exercise, text, example, language_code: language, pos } = card;
  const answers = [text, ...exercise.answers, ...(example ? [example.answer] : [])];
  return alternatives.find((heard) => isSaid(heard, { answers, language, pos }));
}

/** Judges the typed text; words on the session's other cards do not count as slips of this one. */
export function judgeTyped(
  card: PracticeCard,
  given: string,
  cards: readonly PracticeCard[],
): Judgement {
  const isForm = asksForm(card);
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
