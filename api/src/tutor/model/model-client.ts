import type { OpenAI } from 'openai';
import { setTimeout as pause } from 'node:timers/promises';
import type { AnswerOptions } from '../engine/engine.ts';
import { fieldsOf, newestDialect, olderDialect } from './dialect.ts';
import type { ModelMessage } from './messages.ts';
import { answerCutOff, isApiError, judgeFailure } from './model-failure.ts';
import { estimateTokens, readPieces, type Chunks } from './read-pieces.ts';

/** Where and how to ask a model; without `apiKey`, nothing is sent to prove who asks. */
export interface ModelSettings {
  /** Where the protocol is spoken, without `/chat/completions`: `https://api.openai.com/v1`. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** Longest an answer may take, attempts and repair included. */
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

const attemptsAtMost = 2;
const longestPause = 2000;
/**
 * Asks any server of OpenAI's `/chat/completions`, streaming. What fails before the first piece is
 * tried once more where that may help.
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
        const setback = judgeFailure(error);
        const { again, retryAfterSeconds } = setback;
        const wait =
          retryAfterSeconds === undefined ? retryPauseMilliseconds : retryAfterSeconds * 1000;
        if (hasBegun && again) throw answerCutOff('The connection broke');
        if (!again || attempt >= attemptsAtMost || wait > longestPause) throw setback.error;
        await pause(wait, undefined, { signal: options.signal });
      }
    }
  };
}

/** Opens a stream in the newest dialect that the server takes, and remembers it. */
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
        // The server may be at work all the same, and has certainly read the request.
        if (signal.aborted) countTokens?.(estimateTokens(messages));
        const complaint = complaintOf(error);
        const older = complaint && olderDialect(dialect, { complaint, asksForJson });
        if (!older) throw error;
        dialect = older;
      }
    }
  };
}

/** The package takes a tenth of a second to load: not while the server starts. */
async function createClient(settings: ModelSettings): Promise<OpenAI> {
  const { baseUrl, apiKey, timeLimitMilliseconds } = settings;
  const { OpenAI: Client } = await import('openai');
  return new Client({
    baseURL: baseUrl.replace(/\/+$/, ''),
    apiKey: apiKey ?? 'none',
    // What the environment may say to the package besides is not for this server.
    organization: null,
    project: null,
    ...(apiKey === undefined && { defaultHeaders: { Authorization: null } }),
    maxRetries: 0,
    // Our own time limit comes first, and says so.
    timeout: 2 * timeLimitMilliseconds,
    logLevel: 'off',
    // A redirect would carry the key to a server nobody configured.
    fetchOptions: { redirect: 'error' },
  });
}

/** What a server says of a request that it does not take; undefined of any other failure. */
function complaintOf(error: unknown): string | undefined {
  if (!isApiError(error) || (error.status !== 400 && error.status !== 422)) {
    return undefined;
  }
  const isOfContent = error.code === 'content_filter' || error.code === 'context_length_exceeded';
  return isOfContent ? undefined : `${error.param ?? ''} ${error.message}`;
}
