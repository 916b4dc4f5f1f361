import { answerModes, type AnswerMode } from '../fake-api/index.ts';

const key = 'topwords-alone-answers';

/** Returns how the fake API answers in this tab; immediately by default. */
export function readAnswerMode(): AnswerMode {
  const stored = sessionStorage.getItem(key);
  return answerModes.find((mode) => mode === stored) ?? 'now';
}

/** Chooses how the fake API answers, and reloads the page to drop earlier answers. */
export function chooseAnswerMode(mode: string): void {
  sessionStorage.setItem(key, mode);
  location.reload();
}
