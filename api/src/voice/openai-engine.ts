import {
  isLanguageCode,
  nameOfTranslatorLanguage,
  type LanguageCode,
  type TranslatorLanguage,
} from '@topwords/platform/contracts';
import { setTimeout as pause } from 'node:timers/promises';
import type { PaidEngine } from '../budget/budget.ts';
import { voiceUnavailable, type DirectEngine } from './engine.ts';
import { looksLikeMp3 } from './mp3.ts';

/** Where and how to request speech; without `apiKey`, no authorization is sent. */
export interface OpenAiVoiceSettings {
  /** The protocol's base address, without `/audio/speech`: `https://api.openai.com/v1`. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** The languages that the model can read. */
  languages: ReadonlySet<TranslatorLanguage>;
  /** The default voice, and voices for single languages. */
  voice: string;
  voices: Partial<Record<LanguageCode, string>>;
  /** Longest time one attempt may take, including its answer. */
  timeLimitMilliseconds: number;
  /** Pause before the second attempt, unless the server requests a different one. */
  retryPauseMilliseconds?: number;
  sizeLimitBytes?: number;
  /** Counts the cost; without it, nothing is counted. */
  paid?: PaidEngine;
}

const attempts = 2;
const longestPauseMilliseconds = 2000;
const audioTypes = new Set(['audio/mpeg', 'audio/mp3', 'audio/x-mpeg', 'application/octet-stream']);

/** Why an attempt failed, and whether another may succeed. */
interface AttemptFailure {
  cause: unknown;
  canRetry: boolean;
  /** Whether the service made nothing that it would charge for. */
  isFree: boolean;
  retryAfterSeconds?: number;
}

type Outcome = { mp3: Uint8Array } | AttemptFailure;

/** Speech from any server with OpenAI's `/audio/speech`. */
export function createOpenAiEngine(settings: OpenAiVoiceSettings): DirectEngine {
  const { model, languages, retryPauseMilliseconds = 250 } = settings;
  const closing = new AbortController();
  const own = Object.entries(settings.voices).map(([code, voice]) => `+${code}:${voice}`);

  return {
    name: `${model}/${settings.voice}${own.toSorted().join('')}`,
    languages,
    async speak({ text, language }, learner) {
      for (let attempt = 1; ; attempt += 1) {
        const reservation = await settings.paid?.reserve(learner ?? null, text.length);
        const outcome = await attemptSpeech(settings, text, language, closing.signal);
        if ('mp3' in outcome) return outcome.mp3;
        if (outcome.isFree) await reservation?.giveBack();
        const { cause, canRetry, retryAfterSeconds } = outcome;
        const wait =
          retryAfterSeconds === undefined ? retryPauseMilliseconds : retryAfterSeconds * 1000;
        const giveUp = !canRetry || attempt >= attempts || wait > longestPauseMilliseconds;
        if (giveUp || closing.signal.aborted) {
          throw voiceUnavailable(
            cause,
            retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
          );
        }
        await pause(wait);
      }
    },
    async close() {
      closing.abort('Closed');
    },
  };
}

async function attemptSpeech(
  settings: OpenAiVoiceSettings,
  text: string,
  language: TranslatorLanguage,
  closing: AbortSignal,
): Promise<Outcome> {
  const limit = AbortSignal.timeout(settings.timeLimitMilliseconds);
  try {
    const response = await fetch(`${settings.baseUrl.replace(/\/+$/, '')}/audio/speech`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'audio/mpeg',
        ...(settings.apiKey === undefined ? {} : { authorization: `Bearer ${settings.apiKey}` }),
      },
      body: JSON.stringify({
        model: settings.model,
        voice: voiceFor(settings, language),
        input: text,
        response_format: 'mp3',
        instructions: `Read this in ${nameOfTranslatorLanguage(language)}, clearly and unhurriedly.`,
      }),
      // A redirect would send the key to a server that is not configured.
      redirect: 'error',
      signal: AbortSignal.any([limit, closing]),
    });
    const failure = failureOf(response);
    if (failure === undefined) return await readMp3(response, settings.sizeLimitBytes);
    await response.body?.cancel();
    return failure;
  } catch (cause) {
    return { cause, canRetry: !limit.aborted, isFree: !limit.aborted };
  }
}

function voiceFor({ voice, voices }: OpenAiVoiceSettings, language: TranslatorLanguage): string {
  return isLanguageCode(language) ? (voices[language] ?? voice) : voice;
}

/** The failure shown by a response's status or type, if any. */
function failureOf(response: Response): AttemptFailure | undefined {
  const cause = `The voice server answered ${response.status}`;
  if (!response.ok) {
    const canRetry = response.status === 429 || response.status >= 500;
    const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
    const failure = { cause, canRetry, isFree: true };
    return retryAfter >= 0 ? { ...failure, retryAfterSeconds: retryAfter } : failure;
  }
  const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!audioTypes.has(type))
    return { cause: `${cause} with ${type || 'no type'}`, canRetry: false, isFree: false };
  return undefined;
}

async function readMp3(response: Response, sizeLimitBytes = 5_000_000): Promise<Outcome> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body ?? []) {
    length += piece.length;
    if (length > sizeLimitBytes)
      return { cause: 'The voice server sent too much', canRetry: false, isFree: false };
    pieces.push(piece);
  }
  const mp3 = Buffer.concat(pieces);
  return looksLikeMp3(mp3)
    ? { mp3 }
    : { cause: 'The voice server sent no MP3', canRetry: true, isFree: false };
}
