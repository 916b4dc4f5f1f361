import type { AskedQuestion, AskedWord } from '../engine/engine.ts';
import { createModelEngine, type ModelEngine } from '../model/model-engine.ts';
import type { ModelSettings } from '../model/model-client.ts';
import type { WordEntry } from '../model/word-entry.ts';

/** The Spanish `casa`, asked about by an English speaker. */
export const casa: AskedWord = { text: 'casa', wordId: 21, language: 'es', native: 'en' };

/** A question about it. */
export function buildQuestion(overrides: Partial<AskedQuestion> = {}): AskedQuestion {
  return { ...casa, message: 'Is it feminine?', history: [], ...overrides };
}

/** The bank's entry for it. */
export const entryOfCasa: WordEntry = {
  words: [
    {
      word: 'casa',
      part_of_speech: 'noun',
      level: 'A1',
      labels: [],
      forms: ['casas'],
      meanings: [],
      usage: {},
    },
  ],
};

/** An engine that asks the server at an address. */
export function engineAt(baseUrl: string, overrides: Partial<ModelSettings> = {}): ModelEngine {
  return createModelEngine({
    baseUrl,
    apiKey: 'key-of-the-tutor',
    model: 'tutor-model',
    timeLimitMilliseconds: 10_000,
    outputTokens: 500,
    retryPauseMilliseconds: 1,
    ...overrides,
  });
}

/** A signal that never aborts. */
export const neverAborted = new AbortController().signal;
