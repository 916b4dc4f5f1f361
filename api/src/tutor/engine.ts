import {
  nameOfTranslatorLanguage,
  type ChatMessage,
  type LanguageCode,
  type TranslatorLanguage,
  type WordAnalysis,
} from '@topwords/platform/contracts';
import { knownError, type KnownError } from '../errors/known-error.ts';

/** What an answer is about, and for whom. */
export interface AskedWord {
  /** A word or text as the learner wrote it, trimmed. */
  text: string;
  /** The word of the bank that is meant: of this language and text; null when nobody said. */
  wordId: number | null;
  /** The language of the text. */
  language: TranslatorLanguage;
  /** The language of the answer; never that of the text. */
  native: LanguageCode;
}

/** A question about a word. */
export interface AskedQuestion extends AskedWord {
  /** What the learner asks, trimmed. */
  message: string;
  /** Earlier messages, the oldest first, as the client sent them. */
  history: readonly ChatMessage[];
}

/** How an answer is made. */
export interface AnswerOptions {
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Hears what an answer cost, in tokens, perhaps in several parts; engines that cost nothing are silent. */
  countTokens?: (tokens: number) => void;
  /** Awaited before each request to a server that costs money; rejects when the budget is spent. */
  beginRequest?: () => Promise<void>;
}

/** What knows words. `name` labels whatever it made. */
export interface TutorEngine {
  readonly name: string;
  /**
   * Everything it knows of a word or text.
   * @throws language_untaught, text_unknown, tutor_unavailable
   */
  analyse(asked: AskedWord, options: AnswerOptions): Promise<WordAnalysis>;
  /**
   * A reply, in pieces that put together are the whole; an engine that does not stream yields one.
   * @throws language_untaught, tutor_unavailable
   */
  chat(asked: AskedQuestion, options: AnswerOptions): AsyncIterable<string>;
}

const unavailableDetail = 'The tutor is unavailable right now. Please try again.';

interface Circumstances {
  /** For a person, when there is more to say than to try again. */
  detail?: string;
  retryAfterSeconds?: number;
}

/** The engine cannot answer now; `cause` is for the log. */
export function tutorUnavailable(cause: unknown, circumstances: Circumstances = {}): KnownError {
  const { detail = unavailableDetail, retryAfterSeconds } = circumstances;
  const particulars = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return Object.assign(knownError('tutor_unavailable', detail, particulars), { cause });
}

/** The engine knows no words of a language. */
export function languageUntaught(language: TranslatorLanguage): KnownError {
  const name = nameOfTranslatorLanguage(language);
  return knownError(
    'language_untaught',
    `The built-in tutor knows English, Spanish, Russian and Turkish, not ${name}. ` +
      'The operator can connect a language model that does',
  );
}
