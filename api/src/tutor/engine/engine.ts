import {
  languageCodes,
  nameOfLanguage,
  nameOfTranslatorLanguage,
  type ChatMessage,
  type LanguageCode,
  type TranslatorLanguage,
  type WordAnalysis,
} from '@topwords/platform/contracts';
import type { Pronunciation } from '../../bank/pronunciation.ts';
import { knownError, type KnownError } from '../../errors/known-error.ts';

/** The word that an answer is about, and the language of the answer. */
export interface AskedWord {
  /** A word or text as the learner wrote it, trimmed. */
  text: string;
  /** The bank's word with this language and text; null if the request has no id. */
  wordId: number | null;
  /** The language of the text. */
  language: TranslatorLanguage;
  /** The language of the answer; never that of the text. */
  native: LanguageCode;
  /** The default one if absent. */
  pronunciation?: Pronunciation | undefined;
}

/** A question about a word. */
export interface AskedQuestion extends AskedWord {
  /** What the learner asks, trimmed. */
  message: string;
  /** Earlier messages, the oldest first, as the client sent them. */
  history: readonly ChatMessage[];
}

/** Options for an answer. */
export interface AnswerOptions {
  /** Aborts when no client waits for the answer. */
  signal: AbortSignal;
  /** Called with the tokens an answer used, perhaps several times; never by free engines. */
  countTokens?: (tokens: number) => void;
  /** Awaited before each paid request; rejects when the budget is spent. */
  beginRequest?: () => Promise<void>;
}

/** The built-in tutor. `name` labels its answers. */
export interface EmbeddedTutor {
  readonly name: string;
  /**
   * Explains a word or text.
   * @throws language_untaught, text_unknown
   */
  analyse(asked: AskedWord): Promise<WordAnalysis>;
  /** @throws language_untaught */
  chat(asked: AskedQuestion): Promise<string>;
}

const unavailableDetail = 'The tutor is unavailable right now. Please try again.';

interface FailureOptions {
  /** For the learner, if there is more to say than to try again. */
  detail?: string;
  retryAfterSeconds?: number;
}

/** The engine cannot answer now; `cause` is for the log. */
export function tutorUnavailable(cause: unknown, options: FailureOptions = {}): KnownError {
  const { detail = unavailableDetail, ...fields } = options;
  return knownError('tutor_unavailable', detail, { ...fields, cause });
}

/** The engine does not know a language. */
export function languageUntaught(language: TranslatorLanguage): KnownError {
  const name = nameOfTranslatorLanguage(language);
  const known = languageCodes
    .map(nameOfLanguage)
    .join(', ')
    .replace(/, (?=\w+$)/, ' and ');
  return knownError(
    'language_untaught',
    `The built-in tutor knows ${known}, not ${name}. ` +
      'The operator can connect a language model that does',
  );
}
