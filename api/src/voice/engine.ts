import type { TranslatorLanguage } from '@topwords/platform/contracts';
import type { Learner } from '../budget/new-accounts.ts';
import { knownError, type KnownError } from '../errors/known-error.ts';
import type { Owner } from './turns.ts';

/** What to say: the text as written, and its language. */
export interface Utterance {
  text: string;
  language: TranslatorLanguage;
  /** The variety of a language of the bank, such as `en-GB`; the default one if absent. */
  variety?: string | undefined;
  /**
   * What the embedded engine reads instead of the text: escaped text with words as `[[mnemonics]]` of
   * eSpeak NG. Never from a request.
   */
  phonemes?: string | undefined;
}

/** The person or partner for whom something is said. */
export interface Listener {
  owner: Owner;
  /** The learner whose daily allowance is used; undefined when nobody is signed in. */
  learner?: Learner | undefined;
  /** Aborts when the speech is no longer needed. */
  signal?: AbortSignal | undefined;
}

/** An engine without a queue. */
export interface DirectEngine extends Omit<VoiceEngine, 'speak'> {
  /**
   * MP3 of the utterance, empty when there is nothing to say.
   * @throws voice_unavailable, too_many_attempts when its budget is spent
   */
  speak(utterance: Utterance, learner?: Learner): Promise<Uint8Array>;
}

/**
 * Turns text into speech. `name` labels the engine's output and is part of the cache key, so it changes
 * with the model or the voice; it is printable ASCII.
 */
export interface VoiceEngine {
  readonly name: string;
  /** The name for an utterance, if it has several; `name` is then that of its default. */
  nameFor?: (utterance: Utterance) => string;
  /** Whether a voice that an operator installed, and that works, reads a variety of a language. */
  hasInstalledVoice?: (language: TranslatorLanguage, variety?: string) => boolean;
  /** Changes when the names for utterances do; an engine without it keeps its names. */
  edition?: () => string;
  /** Whether it reads phonemes, and varieties; otherwise they do not count for its recordings. */
  readonly readsPhonemes?: true;
  /** The languages that it can read aloud. */
  readonly languages: ReadonlySet<TranslatorLanguage>;
  /**
   * MP3 of the utterance, empty when there is nothing to say. When its turn comes, the result of
   * `made`, if any, is returned instead: speech made for another listener meanwhile.
   * @throws voice_unavailable, too_many_attempts, the signal's reason
   */
  speak(
    utterance: Utterance,
    listener: Listener,
    made?: () => Uint8Array | undefined,
  ): Promise<Uint8Array>;
  /** Stops the engine; later calls are refused. */
  close(): Promise<void>;
}

const unavailableDetail = 'The voice is unavailable right now. Please try again.';

interface UnavailableOptions {
  /** For the reader, when the default text does not fit. */
  detail?: string;
  retryAfterSeconds?: number;
}

/** The error for an engine that cannot speak now; `cause` is for the log. */
export function voiceUnavailable(cause: unknown, options: UnavailableOptions = {}): KnownError {
  const { detail = unavailableDetail, ...fields } = options;
  return knownError('voice_unavailable', detail, { ...fields, cause });
}
