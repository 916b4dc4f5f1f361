import type {
  GlossedWord,
  TranslationQuality,
  TranslatorLanguage,
} from '@topwords/platform/contracts';
import type { Learner } from '../budget/new-accounts.ts';
import { knownError, type KnownError } from '../errors/known-error.ts';

/** From one language into another; they differ. */
export interface LanguagePair {
  from: TranslatorLanguage;
  to: TranslatorLanguage;
}

/** What to translate: a trimmed text, never blank. */
export interface TranslationRequest extends LanguagePair {
  text: string;
}

/** What an engine made of a text. */
export interface EngineTranslation {
  translation: string;
  /** Other translations, best first. */
  alternatives: string[];
  /** The pieces of an approximate translation, in the order of the text. */
  gloss: GlossedWord[];
}

/** Languages of which every one on the left can be translated into every other on the right. */
export interface LanguageGroup {
  from: readonly TranslatorLanguage[];
  to: readonly TranslatorLanguage[];
}

/** What translates. `name` labels whatever the engine made. */
export interface TranslationEngine {
  readonly name: string;
  readonly quality: TranslationQuality;
  /** Its texts leave this server: answers are kept, and a learner may ask for so many in a minute. */
  readonly isOutside: boolean;
  /** What it translates now. Rejects with `translation_unavailable` when that cannot be told. */
  listGroups(): Promise<readonly LanguageGroup[]>;
  /**
   * Null when it has nothing for this text. Rejects with `translation_unavailable`, and with
   * `too_many_attempts` when its budget is spent. @param learner absent when a partner's page asks
   */
  translate(
    request: TranslationRequest,
    learner?: Learner | null,
  ): Promise<EngineTranslation | null>;
}

/** Whether one of the groups has a pair. */
export function hasPair(groups: readonly LanguageGroup[], { from, to }: LanguagePair): boolean {
  return groups.some((group) => group.from.includes(from) && group.to.includes(to));
}

/** The engine cannot translate now. `detail` tells a person what to do; `cause` is for the log. */
export function translationUnavailable(
  cause: unknown,
  detail: string,
  retryAfterSeconds?: number,
): KnownError {
  const particulars = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return Object.assign(knownError('translation_unavailable', detail, particulars), { cause });
}
