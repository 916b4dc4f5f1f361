import type { ApiClient } from '@topwords/platform/client';
import { createFakeApi, type FakeApi } from './fake-api.ts';
import { buildFailure } from '../factories/session-factories.ts';
import { answerAccount } from './answer-account.ts';
import { answerPractice } from './answer-practice.ts';
import { answerTranslator } from './answer-translator.ts';
import { answerTutor } from './answer-tutor.ts';
import { answerWords } from './answer-words.ts';
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
  answerAll(api);
  return withMode(api, mode);
}

/** Answers each call that a learner's screens make. */
export function answerAll(api: FakeApi): void {
  const bank = buildBank();
  for (const answer of [
    answerWords,
    answerPractice,
    answerTranslator,
    answerTutor,
    answerAccount,
  ]) {
    answer(api, bank);
  }
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

function withMode(api: FakeApi, mode: AnswerMode): ApiClient {
  return {
    async send(call, ...rest) {
      await applyMode(mode, rest[1]?.signal);
      return api.send(call, ...rest);
    },
  };
}
