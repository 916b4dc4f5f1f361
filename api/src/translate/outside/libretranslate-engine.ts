import { z } from 'zod';
import type { PaidEngine } from '../../budget/budget.ts';
import type { TranslationEngine } from '../engine.ts';
import { attemptTwice, type Outcome } from './attempt-twice.ts';
import { fetchLimited } from './fetch-limited.ts';
import {
  groupLanguages,
  languagesAnswer,
  type LibreTranslateLanguages,
} from './libretranslate-languages.ts';
import { paidAttempt, type Paying } from './paid-attempt.ts';
import { setbackOfStatus } from './setbacks.ts';

/** Where a LibreTranslate is, and how long it may take. */
export interface LibreTranslateSettings {
  /** Without `/translate`: `http://localhost:5000`. */
  url: string;
  apiKey: string | undefined;
  /** Longest one attempt may take, its answer included. */
  timeLimitMilliseconds: number;
  retryPauseMilliseconds?: number;
  /** How long its list of languages holds good. */
  languagesHoldMilliseconds?: number;
  /** Counts what it costs; nothing does unless given. */
  paid?: PaidEngine;
  now?: () => number;
}

const translateAnswer = z.object({ translatedText: z.string().min(1) });

/**
 * A LibreTranslate server. Its languages are fetched when they are first needed, and again after a
 * while; should that fail, the list that was last seen stays.
 */
export function createLibreTranslateEngine(settings: LibreTranslateSettings): TranslationEngine {
  const { languagesHoldMilliseconds = 600_000, now = Date.now } = settings;
  const ask = createAsk(settings);
  let known: { languages: LibreTranslateLanguages; until: number } | undefined;
  let fetching: Promise<LibreTranslateLanguages> | undefined;

  async function fetchLanguages(): Promise<LibreTranslateLanguages> {
    try {
      const languages = groupLanguages(await ask('/languages', undefined, languagesAnswer));
      known = { languages, until: now() + languagesHoldMilliseconds };
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
    isOutside: true,
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
      const paying = { paid: settings.paid, learner, text };
      const { translatedText } = await ask('/translate', body, translateAnswer, paying);
      return { translation: translatedText, alternatives: [], gloss: [] };
    },
  };
}

type Ask = <Answer>(
  path: string,
  body: object | undefined,
  shape: z.ZodType<Answer>,
  /** Absent for what costs nothing. */
  paying?: Paying,
) => Promise<Answer>;

/** Sends a request, with one more attempt. Rejects with translation_unavailable. */
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
        return setbackOfStatus(response.status, response.headers.get('retry-after'), cause);
      }
      return readAnswer(text, shape);
    } catch (cause) {
      if (limit.aborted) return { kind: 'slow', cause, again: false };
      return { kind: 'away', cause, again: true };
    }
  }

  return (path, body, shape, paying) => {
    const ask = () => attempt(path, body, shape);
    return attemptTwice(
      () => (paying === undefined ? ask() : paidAttempt(paying, ask)),
      retryPauseMilliseconds,
    );
  };
}

function readAnswer<Answer>(text: string, shape: z.ZodType<Answer>): Outcome<Answer> {
  try {
    const reading = shape.safeParse(JSON.parse(text));
    if (reading.success) return { made: reading.data };
    return { kind: 'malformed', cause: reading.error, again: true };
  } catch (cause) {
    return { kind: 'malformed', cause, again: true };
  }
}
