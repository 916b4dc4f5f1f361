import type { OpenAI } from 'openai';
import { setTimeout as pause } from 'node:timers/promises';
import type { AnswerOptions } from '../engine/engine.ts';
import { fieldsOf, newestDialect, olderDialect } from './dialect.ts';
import type { ModelMessage } from './messages.ts';
import { answerCutOff, isApiError, judgeFailure } from './model-failure.ts';
import { estimateTokens, readPieces, type Chunks } from './read-pieces.ts';

/** Settings of a model's server; without `apiKey`, requests have no authorization. */
export interface ModelSettings {
  /** Without `/chat/completions`: `https://api.openai.com/v1`. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** Time limit of an answer, including retries and repair. */
  timeLimitMilliseconds: number;
  outputTokens: number;
  /** Pause before the second attempt, unless the server asks for another. */
  retryPauseMilliseconds?: number;
}

interface ModelRequest {
  messages: readonly ModelMessage[];
  asksForJson: boolean;
}

/** A model's answer to messages, in pieces. */
export type AskModel = (request: ModelRequest, options: AnswerOptions) => AsyncGenerator<string>;

const maxAttempts = 2;
const maxPauseMilliseconds = 2000;
/**
 * Streams answers from any server of OpenAI's `/chat/completions`. Retries once what fails before
 * the first piece, if that may help.
 * @throws tutor_unavailable
 */
export function createModelClient(settings: ModelSettings): AskModel {
  const { retryPauseMilliseconds = 250 } = settings;
  const open = createOpener(settings);

  return async function* ask(request, options) {
    for (let attempt = 1; ; attempt += 1) {
      let hasBegun = false;
      try {
        for await (const piece of readPieces(
          await open(request, options),
          request.messages,
          options,
        )) {
          hasBegun = true;
          yield piece;
        }
        return;
      } catch (error) {
        options.signal.throwIfAborted();
        const failure = judgeFailure(error);
        const { isRetryable, retryAfterSeconds } = failure;
        const wait =
          retryAfterSeconds === undefined ? retryPauseMilliseconds : retryAfterSeconds * 1000;
        if (hasBegun && isRetryable) throw answerCutOff('The connection broke');
        if (!isRetryable || attempt >= maxAttempts || wait > maxPauseMilliseconds) {
          throw failure.error;
        }
        await pause(wait, undefined, { signal: options.signal });
      }
    }
  };
}

/** Opens a stream in the newest dialect that the server accepts, and remembers the dialect. */
function createOpener(settings: ModelSettings) {
  const { model, outputTokens } = settings;
  let client: Promise<OpenAI> | undefined;
  let known = newestDialect;

  return async function open(
    { messages, asksForJson }: ModelRequest,
    { signal, countTokens, beginRequest }: AnswerOptions,
  ): Promise<Chunks> {
    for (let dialect = known; ;) {
      await beginRequest?.();
      try {
        client ??= createClient(settings);
        const { chat } = await client;
        const stream = await chat.completions.create(
          {
            model,
            messages: [...messages],
            stream: true,
            ...fieldsOf(dialect, { outputTokens, asksForJson }),
          },
          { signal },
        );
        known = dialect;
        return stream;
      } catch (error) {
        // The server has read the request, and may still be working on it.
        if (signal.aborted) countTokens?.(estimateTokens(messages));
        const complaint = complaintOf(error);
        const older = complaint && olderDialect(dialect, { complaint, asksForJson });
        if (!older) throw error;
        dialect = older;
      }
    }
  };
}

/** Loads the package lazily: it takes 0.1 seconds, too long for the server's start. */
async function createClient(settings: ModelSettings): Promise<OpenAI> {
  const { baseUrl, apiKey, timeLimitMilliseconds } = settings;
  const { OpenAI: Client } = await import('openai');
  return new Client({
    baseURL: baseUrl.replace(/\/+$/, ''),
    apiKey: apiKey ?? 'none',
    // Ignores the package's own environment variables, which are not for this server.
    organization: null,
    project: null,
    ...(apiKey === undefined && { defaultHeaders: { Authorization: null } }),
    maxRetries: 0,
    // Our own time limit is shorter, and has its own error.
    timeout: 2 * timeLimitMilliseconds,
    logLevel: 'off',
    // A redirect would send the key to a server that is not configured.
    fetchOptions: { redirect: 'error' },
  });
}

/** A server's complaint about an invalid request; undefined for any other failure. */
function complaintOf(error: unknown): string | undefined {
  if (!isApiError(error) || (error.status !== 400 && error.status !== 422)) {
    return undefined;
  }
  const isOfContent = error.code === 'content_filter' || error.code === 'context_length_exceeded';
  return isOfContent ? undefined : `${error.param ?? ''} ${error.message}`;
}
