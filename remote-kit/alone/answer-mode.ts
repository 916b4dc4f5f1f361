import { answerModes, type AnswerMode } from '../fake-api/index.ts';

const key = 'topwords-alone-answers';

/** How the fake API answers in this tab; at once unless something else was chosen. */
export function readAnswerMode(): AnswerMode {
  const stored = sessionStorage.getItem(key);
  return answerModes.find((mode) => mode === stored) ?? 'now';
}

/** Chooses how the fake API answers, and begins anew: nothing that was answered before is kept. */
export function chooseAnswerMode(mode: string): void {
  sessionStorage.setItem(key, mode);
  location.reload();
}
