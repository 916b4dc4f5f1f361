import { z } from 'zod';
import type { PaidEngine } from '../../budget/budget.ts';
import { inWhole, type TranslationEngine } from '../engine.ts';
import { attemptTwice, type Outcome } from './attempt-twice.ts';
import { fetchLimited } from '../../http/fetch-limited.ts';
import {
  groupLanguages,
  languagesAnswer,
  type LibreTranslateLanguages,
} from './libretranslate-languages.ts';
import { paidAttempt, type Billing } from './paid-attempt.ts';
import { readJson } from './read-json.ts';
import { failureOfStatus } from './attempt-failure.ts';

/** Settings of a LibreTranslate server. */
export interface LibreTranslateSettings {
  /** Without `/translate`: `http://localhost:5000`. */
  url: string;
  apiKey: string | undefined;
  /** Time limit of one attempt, including reading the answer. */
  timeLimitMilliseconds: number;
  retryPauseMilliseconds?: number;
  /** How long the list of languages is valid. */
  languagesTtlMilliseconds?: number;
  /** Counts the cost; without it, nothing is counted. */
  paid?: PaidEngine;
  now?: () => number;
}

const translateAnswer = z.object({ translatedText: z.string().min(1) });

/**
 * Translates with a LibreTranslate server. Fetches its languages when first needed, and again when
 * they expire; if that fails, the old list stays in use.
 */
export function createLibreTranslateEngine(settings: LibreTranslateSettings): TranslationEngine {
  const { languagesTtlMilliseconds = 600_000, now = Date.now } = settings;
  const ask = createAsk(settings);
  let known: { languages: LibreTranslateLanguages; until: number } | undefined;
  let fetching: Promise<LibreTranslateLanguages> | undefined;

  async function fetchLanguages(): Promise<LibreTranslateLanguages> {
    try {
      const languages = groupLanguages(await ask('/languages', undefined, languagesAnswer));
      known = { languages, until: now() + languagesTtlMilliseconds };
      return languages;
    } catch (error) {
      if (known === undefined) throw error;
      return known.languages;
    } finally {
      fetching = undefined;
    }
  }

  async function languagesNow(): Promise<LibreTranslateLanguages> {
    if (known !== undefined && now() < known.until) return known.languages;
    fetching ??= fetchLanguages();
    return fetching;
  }

  return {
    name: 'libretranslate',
    quality: 'machine',
    isCostly: true,
    listGroups: async () => (await languagesNow()).groups,
    async translate({ text, from, to }, learner = null) {
      const { codes } = await languagesNow();
      const body = {
        q: text,
        source: codes.get(from) ?? from,
        target: codes.get(to) ?? to,
        format: 'text',
        ...(settings.apiKey !== undefined && { api_key: settings.apiKey }),
      };
      const billing = { paid: settings.paid, learner, text };
      const { translatedText } = await ask('/translate', body, translateAnswer, billing);
      return inWhole(translatedText);
    },
  };
}

type Ask = <Answer>(
  path: string,
  body: object | undefined,
  shape: z.ZodType<Answer>,
  /** Absent for free requests. */
  billing?: Billing,
) => Promise<Answer>;

/** Sends a request, and retries it once. @throws translation_unavailable */
function createAsk(settings: LibreTranslateSettings): Ask {
  const { url, timeLimitMilliseconds, retryPauseMilliseconds } = settings;
  const root = url.replace(/\/+$/, '');

  async function attempt<Answer>(
    path: string,
    body: object | undefined,
    shape: z.ZodType<Answer>,
  ): Promise<Outcome<Answer>> {
    const limit = AbortSignal.timeout(timeLimitMilliseconds);
    try {
      const response = await fetchLimited(root + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
        signal: limit,
      });
      const text = await response.text();
      if (!response.ok) {
        const cause = `LibreTranslate answered ${response.status}: ${text.slice(0, 500)}`;
        return failureOfStatus(response.status, response.headers.get('retry-after'), cause);
      }
      return readJson(text, shape);
    } catch (cause) {
      if (limit.aborted) return { kind: 'slow', cause, isRetryable: false };
      return { kind: 'unavailable', cause, isRetryable: true };
    }
  }

  return (path, body, shape, billing) => {
    const ask = () => attempt(path, body, shape);
    return attemptTwice(
      () => (billing === undefined ? ask() : paidAttempt(billing, ask)),
      retryPauseMilliseconds,
    );
  };
}
