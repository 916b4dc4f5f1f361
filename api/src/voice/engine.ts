import type { TranslatorLanguage } from '@topwords/platform/contracts';
import type { Learner } from '../budget/new-accounts.ts';
import { isKnownError, knownError, type KnownError } from '../errors/known-error.ts';
import type { Owner } from './turns.ts';

/** What to say: the text as a person wrote it, and the language to read it in. */
export interface Utterance {
  text: string;
  language: TranslatorLanguage;
}

/** For whom something is said. */
export interface Listener {
  owner: Owner;
  /** Who pays with an allowance; absent when nobody is signed in. */
  learner?: Learner | undefined;
  /** Aborts when nobody waits for the speech any more. */
  signal?: AbortSignal | undefined;
}

/** An engine that takes what it is asked at once, for whomever. */
export interface DirectEngine extends Omit<VoiceEngine, 'speak'> {
  /**
   * MP3 of the utterance, empty when there is nothing to say.
   * @throws voice_unavailable, too_many_attempts when its budget is spent
   */
  speak(utterance: Utterance, learner?: Learner): Promise<Uint8Array>;
}

/**
 * What turns text into speech. `name` labels whatever the engine made and is part of the cache key,
 * so it changes with the model or the voice; it is printable ASCII.
 */
export interface VoiceEngine {
  readonly name: string;
  /** The languages that it can read aloud. */
  readonly languages: ReadonlySet<TranslatorLanguage>;
  /**
   * MP3 of the utterance, empty when there is nothing to say. When its turn has come, what was `made`
   * meanwhile for another listener is answered instead.
   * @throws voice_unavailable, too_many_attempts, the signal's reason
   */
  speak(
    utterance: Utterance,
    listener: Listener,
    made?: () => Uint8Array | undefined,
  ): Promise<Uint8Array>;
  /** IPA without slashes, or null when the engine knows none. Rejects with `voice_unavailable`. */
  pronounce(utterance: Utterance): Promise<string | null>;
  /** Ends what the engine runs; later calls are refused. */
  close(): Promise<void>;
}

const unavailableDetail = 'The voice is unavailable right now. Please try again.';

interface Circumstances {
  /** For a person, when there is more to say than to try again. */
  detail?: string;
  retryAfterSeconds?: number;
}

/** The engine cannot speak now; `cause` is for the log. */
export function voiceUnavailable(cause: unknown, circumstances: Circumstances = {}): KnownError {
  const { detail = unavailableDetail, retryAfterSeconds } = circumstances;
  const particulars = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return Object.assign(knownError('voice_unavailable', detail, particulars), { cause });
}

/** Whether an error says that the engine cannot speak now. */
export function isVoiceUnavailable(error: unknown): boolean {
  return isKnownError(error) && error.code === 'voice_unavailable';
}
