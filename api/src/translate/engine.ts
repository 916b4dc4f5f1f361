import type {
  GlossedWord,
  NearSentence,
  TranslationQuality,
  TranslatorLanguage,
} from '@topwords/platform/contracts';
import type { Learner } from '../budget/new-accounts.ts';
import { knownError, type KnownError } from '../errors/known-error.ts';

/** Two different languages: translate `from` into `to`. */
export interface LanguagePair {
  from: TranslatorLanguage;
  to: TranslatorLanguage;
}

/** The text to translate: trimmed, never blank. */
export interface TranslationRequest extends LanguagePair {
  text: string;
}

/** An engine's translation of a text. */
export interface EngineTranslation {
  translation: string;
  /** Other translations, best first. */
  alternatives: string[];
  /** The words of a text that is only glossed, in its order. */
  gloss: GlossedWord[];
  /** The bank's sentences that are nearest to a text that is only glossed. */
  nearest: NearSentence[];
}

/** A translation of a whole text. */
export function inWhole(translation: string, alternatives: string[] = []): EngineTranslation {
  return { translation, alternatives, gloss: [], nearest: [] };
}

/** Each language in `from` can be translated into every other language in `to`. */
export interface LanguageGroup {
  from: readonly TranslatorLanguage[];
  to: readonly TranslatorLanguage[];
}

/** A translation engine. `name` labels its translations. */
export interface TranslationEngine {
  readonly name: string;
  readonly quality: TranslationQuality;
  /** Each text costs money or time: answers are cached, and requests limited per learner and minute. */
  readonly isCostly: boolean;
  /** What it translates now. @throws translation_unavailable when it cannot find out */
  listGroups(): Promise<readonly LanguageGroup[]>;
  /**
   * Null when the engine has no translation of this text.
   * @param learner absent when a partner's page asks
   * @throws translation_unavailable; too_many_attempts when its budget is spent
   */
  translate(
    request: TranslationRequest,
    learner?: Learner | null,
  ): Promise<EngineTranslation | null>;
}

/** Whether one of the groups contains the pair. */
export function hasPair(groups: readonly LanguageGroup[], { from, to }: LanguagePair): boolean {
  return groups.some((group) => group.from.includes(from) && group.to.includes(to));
}

/**
 * The engine cannot translate now. `detail` says what the learner can do; `cause` is for the log.
 */
export function translationUnavailable(
  cause: unknown,
  detail: string,
  retryAfterSeconds?: number,
): KnownError {
  const particulars = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return Object.assign(knownError('translation_unavailable', detail, particulars), { cause });
}
