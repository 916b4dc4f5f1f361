import type { ApiClient } from '@topwords/platform/client';
import { createFakeApi, type Answers } from './fake-api.ts';
import { buildFailure } from '../factories/session-factories.ts';
import { accountAnswers } from './account-answers.ts';
import { practiceAnswers } from './practice-answers.ts';
import { translatorAnswers } from './translator-answers.ts';
import { tutorAnswers } from './tutor-answers.ts';
import { wordAnswers } from './word-answers.ts';
import { buildBank } from './bank.ts';

/** How the fake API answers: immediately, after a second, never, or with a server error. */
export const answerModes = ['now', 'slow', 'held', 'failed'] as const;

/** One of `answerModes`. */
export type AnswerMode = (typeof answerModes)[number];

/**
 * Creates a client without a server: it answers each call from a small bank of words, by its
 * contract.
 */
export function createFakeAnswers(mode: AnswerMode = 'now'): ApiClient {
  const api = createFakeApi();
  api.answerAll(buildAnswers());
  return {
    async send(call, ...rest) {
      await applyMode(mode, rest[1]?.signal);
      return api.send(call, ...rest);
    },
  };
}

/** Answers to each call that a learner's screens make. */
export function buildAnswers(): Answers {
  const bank = buildBank();
  return {
    ...wordAnswers(bank),
    ...practiceAnswers(bank),
    ...translatorAnswers(bank),
    ...tutorAnswers(bank),
    ...accountAnswers(bank),
  };
}

/** Delays or fails an answer by mode; rejects when the call is aborted meanwhile. */
function applyMode(mode: AnswerMode, signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  if (mode === 'failed') reject(buildFailure('database_unavailable'));
  else if (mode === 'now') resolve();
  else if (mode === 'slow') setTimeout(resolve, 1000);
  return promise;
}
