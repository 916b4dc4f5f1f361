import { translatorLanguageCodes } from '@topwords/platform/contracts';
import type { APIError, OpenAI } from 'openai';
import type { PaidEngine } from '../../budget/budget.ts';
import type { TranslationEngine, TranslationRequest } from '../engine.ts';
import { attemptTwice, type Outcome } from './attempt-twice.ts';
import { fetchLimited } from './fetch-limited.ts';
import { paidAttempt } from './paid-attempt.ts';
import { answerFormat, modelAnswer, promptFor } from './openai-prompt.ts';
import { setbackOfStatus } from './setbacks.ts';

/** Where OpenAI's chat completions are spoken, and the model that translates. */
export interface OpenAiTranslationSettings {
  /** Without `/chat/completions`: `https://api.openai.com/v1`. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** Longest one attempt may take, its answer included. */
  timeLimitMilliseconds: number;
  retryPauseMilliseconds?: number;
  /** Counts what it costs; nothing does unless given. */
  paid?: PaidEngine;
}

/** Any server that speaks OpenAI's chat completions. A language model has every pair. */
export function createOpenAiTranslationEngine(
  settings: OpenAiTranslationSettings,
): TranslationEngine {
  const { model, retryPauseMilliseconds, paid } = settings;
  const ask = createAsk(settings);
  const groups = [{ from: translatorLanguageCodes, to: translatorLanguageCodes }];
  return {
    name: model,
    quality: 'machine',
    isOutside: true,
    listGroups: async () => groups,
    async translate(request, learner = null) {
      const paying = { paid, learner, text: request.text };
      const attempt = () => paidAttempt(paying, () => ask(request));
      const translation = await attemptTwice(attempt, retryPauseMilliseconds);
      return { translation, alternatives: [], gloss: [] };
    },
  };
}

/** The package takes a tenth of a second to load: not while the server starts. */
async function openClient({ baseUrl, apiKey }: OpenAiTranslationSettings): Promise<OpenAI> {
  const { OpenAI: Client } = await import('openai');
  return new Client({
    baseURL: baseUrl.replace(/\/+$/, ''),
    // The package insists on a key; without one nothing is sent.
    apiKey: apiKey ?? 'none',
    ...(apiKey === undefined && { defaultHeaders: { Authorization: null } }),
    // What the environment may say to the package besides is not for this server.
    organization: null,
    project: null,
    maxRetries: 0,
    fetch: fetchLimited,
    logLevel: 'off',
  });
}

/** One attempt; a server that knows no JSON schemas is asked without one from then on. */
function createAsk(
  settings: OpenAiTranslationSettings,
): (request: TranslationRequest) => Promise<Outcome<string>> {
  const { model, timeLimitMilliseconds } = settings;
  let opened: Promise<OpenAI> | undefined;
  let knowsSchemas = true;

  async function complete(request: TranslationRequest, signal: AbortSignal) {
    opened ??= openClient(settings);
    const client = await opened;
    const body = { model, messages: [...promptFor(request)] };
    if (!knowsSchemas) return client.chat.completions.create(body, { signal });
    try {
      const withSchema = { ...body, response_format: answerFormat };
      return await client.chat.completions.create(withSchema, { signal });
    } catch (error) {
      if (!isAboutSchema(error)) throw error;
      knowsSchemas = false;
      return client.chat.completions.create(body, { signal });
    }
  }

  return async (request) => {
    const limit = AbortSignal.timeout(timeLimitMilliseconds);
    try {
      const completion = await complete(request, limit);
      return readAnswer(completion.choices?.[0]?.message?.content);
    } catch (cause) {
      if (limit.aborted) return { kind: 'slow', cause, again: false };
      if (isAnswered(cause)) {
        return setbackOfStatus(cause.status, cause.headers.get('retry-after'), cause);
      }
      if (cause instanceof SyntaxError) return { kind: 'malformed', cause, again: true };
      return { kind: 'away', cause, again: true };
    }
  };
}

function isAboutSchema(error: unknown): boolean {
  if (!isAnswered(error) || (error.status !== 400 && error.status !== 422)) return false;
  return /response_format|json_schema/.test(`${error.param} ${error.message}`);
}

/** Whether an error is an answer that the server gave, told without the class of a lazy package. */
function isAnswered(error: unknown): error is APIError<number, Headers> {
  return error instanceof Error && 'status' in error && typeof error.status === 'number';
}

/** Some servers put JSON into a fence though they are asked not to. */
function readAnswer(content: string | null | undefined): Outcome<string> {
  const plain = (content ?? '').replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, '');
  try {
    const reading = modelAnswer.safeParse(JSON.parse(plain));
    if (reading.success) return { made: reading.data.translation };
    return { kind: 'malformed', cause: reading.error, again: true };
  } catch (cause) {
    return { kind: 'malformed', cause, again: true };
  }
}
