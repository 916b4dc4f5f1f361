import { translatorLanguageCodes } from '@topwords/platform/contracts';
import type { APIError, OpenAI } from 'openai';
import type { PaidEngine } from '../../budget/budget.ts';
import { inWhole, type TranslationEngine, type TranslationRequest } from '../engine.ts';
import { attemptTwice, type Outcome } from './attempt-twice.ts';
import { fetchLimited } from '../../http/fetch-limited.ts';
import { paidAttempt } from './paid-attempt.ts';
import { answerFormat, modelAnswer, promptFor } from './openai-prompt.ts';
import { readJson } from './read-json.ts';
import { failureOfStatus } from './attempt-failure.ts';

/** Settings of a server with OpenAI's chat completions API. */
export interface OpenAiTranslationSettings {
  /** Without `/chat/completions`: `https://api.openai.com/v1`. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** Time limit of one attempt, including reading the answer. */
  timeLimitMilliseconds: number;
  retryPauseMilliseconds?: number;
  /** Counts the cost; without it, nothing is counted. */
  paid?: PaidEngine;
}

/** Translates with any server of OpenAI's chat completions API. A model has every pair. */
export function createOpenAiTranslationEngine(
  settings: OpenAiTranslationSettings,
): TranslationEngine {
  const { model, retryPauseMilliseconds, paid } = settings;
  const ask = createAsk(settings);
  const groups = [{ from: translatorLanguageCodes, to: translatorLanguageCodes }];
  return {
    name: model,
    quality: 'machine',
    isCostly: true,
    listGroups: async () => groups,
    async translate(request, learner = null) {
      const billing = { paid, learner, text: request.text };
      const attempt = () => paidAttempt(billing, () => ask(request));
      const translation = await attemptTwice(attempt, retryPauseMilliseconds);
      return inWhole(translation);
    },
  };
}

/** Loads the package lazily: it takes 0.1 seconds, too long for the server's start. */
async function openClient({ baseUrl, apiKey }: OpenAiTranslationSettings): Promise<OpenAI> {
  const { OpenAI: Client } = await import('openai');
  return new Client({
    baseURL: baseUrl.replace(/\/+$/, ''),
    // The package requires a key; without one, no header is sent.
    apiKey: apiKey ?? 'none',
    ...(apiKey === undefined && { defaultHeaders: { Authorization: null } }),
    // Ignores the package's own environment variables, which are not for this server.
    organization: null,
    project: null,
    maxRetries: 0,
    fetch: (address, options) => fetchLimited(address, options),
    logLevel: 'off',
  });
}

/** Makes one attempt. After a server rejects the JSON schema, requests go without it. */
function createAsk(
  settings: OpenAiTranslationSettings,
): (request: TranslationRequest) => Promise<Outcome<string>> {
  const { model, timeLimitMilliseconds } = settings;
  let opened: Promise<OpenAI> | undefined;
  let supportsSchemas = true;

  async function complete(request: TranslationRequest, signal: AbortSignal) {
    opened ??= openClient(settings);
    const client = await opened;
    const body = { model, messages: [...promptFor(request)] };
    if (!supportsSchemas) return client.chat.completions.create(body, { signal });
    try {
      const withSchema = { ...body, response_format: answerFormat };
      return await client.chat.completions.create(withSchema, { signal });
    } catch (error) {
      if (!isAboutSchema(error)) throw error;
      supportsSchemas = false;
      return client.chat.completions.create(body, { signal });
    }
  }

  return async (request) => {
    const limit = AbortSignal.timeout(timeLimitMilliseconds);
    try {
      const completion = await complete(request, limit);
      return readAnswer(completion.choices?.[0]?.message?.content);
    } catch (cause) {
      if (limit.aborted) return { kind: 'slow', cause, isRetryable: false };
      if (isAnswered(cause)) {
        return failureOfStatus(cause.status, cause.headers.get('retry-after'), cause);
      }
      if (cause instanceof SyntaxError) return { kind: 'malformed', cause, isRetryable: true };
      return { kind: 'unavailable', cause, isRetryable: true };
    }
  };
}

function isAboutSchema(error: unknown): boolean {
  if (!isAnswered(error) || (error.status !== 400 && error.status !== 422)) return false;
  return /response_format|json_schema/.test(`${error.param} ${error.message}`);
}

/** Whether an error is the server's answer. Does not need the class of the lazy package. */
function isAnswered(error: unknown): error is APIError<number, Headers> {
  return error instanceof Error && 'status' in error && typeof error.status === 'number';
}

/** Some servers put JSON into a code fence although asked not to. */
function readAnswer(content: string | null | undefined): Outcome<string> {
  return readJson((content ?? '').replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''), modelAnswer);
}
