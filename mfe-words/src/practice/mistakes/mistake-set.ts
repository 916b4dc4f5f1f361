import { judgeAnswer } from '@topwords/languages/typing';
import type { LanguageCode, MistakeQuestion } from '@topwords/platform/contracts';

/** The answer to the current question. */
export interface GivenToQuestion {
  /** What was chosen or typed; '' if the learner did not know. */
  given: string;
  isRight: boolean;
}

/** Questions about mistakes that are being answered. */
export interface MistakeSet {
  /** How many questions there are, each counted once. */
  total: number;
  /** The remaining questions; the first is the current one. */
  queue: readonly MistakeQuestion[];
  /** Null until the current question is answered. */
  answer: GivenToQuestion | null;
  /** Questions that were answered wrong, each once. */
  missed: readonly MistakeQuestion[];
  /** Whether the question just answered is asked once more. */
  comesAgain: boolean;
  /** How many answers were given, so that each time a question is asked can be told apart. */
  answered: number;
}

/** How many other questions come before one that was answered wrong is asked once more. */
const againDistance = 3;

/** A set before its first question. */
export function startSet(questions: readonly MistakeQuestion[]): MistakeSet {
  const total = questions.length;
  return { total, queue: questions, answer: null, missed: [], comesAgain: false, answered: 0 };
}

/**
 * Judges an answer. What is typed must be spelled right: a slip is what is repeated here. Accents that
 * change no word are forgiven as everywhere.
 */
export function isRightAnswer(
  { options, answer }: MistakeQuestion,
  given: string,
  language: LanguageCode,
): boolean {
  if (options.length > 0) return given === answer;
  return judgeAnswer(given, { answers: [answer], language, pos: null }).verdict === 'right';
}

/** The set after the current question is answered. */
export function answerCurrent(set: MistakeSet, answer: GivenToQuestion): MistakeSet {
  const [current] = set.queue;
  if (!current || set.answer) return set;
  const comesAgain = !answer.isRight && !set.missed.includes(current);
  const missed = comesAgain ? [...set.missed, current] : set.missed;
  return { ...set, answer, missed, comesAgain, answered: set.answered + 1 };
}

/** The set at its next question. One that was answered wrong the first time comes once more. */
export function goOn(set: MistakeSet): MistakeSet {
  const [current, ...rest] = set.queue;
  if (!current || !set.answer) return set;
  const queue = set.comesAgain ? rest.toSpliced(againDistance, 0, current) : rest;
  return { ...set, queue, answer: null, comesAgain: false };
}
