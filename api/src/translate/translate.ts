import {
  nameOfTranslatorLanguage,
  type TranslationAnswer,
  type TranslatorLanguage,
  type TranslatorLanguageName,
} from '@topwords/platform/contracts';
import { isBudgetSpent } from '../budget/budget-spent.ts';
import type { Learner } from '../budget/new-accounts.ts';
import type { UserContext } from '../users/context.ts';
import type { Database } from '../db/open-database.ts';
import { knownError } from '../errors/known-error.ts';
import type { Detector } from './detection/detector.ts';
import {
  hasPair,
  type EngineTranslation,
  type LanguagePair,
  type TranslationEngine,
  type TranslationRequest,
} from './engine.ts';

import type { TranslateOutside } from './outside-translations.ts';

/** A translated text as stored in favorites: languages by their English names. */
export interface TranslatedPair {
  from_lang: TranslatorLanguageName;
  to_lang: TranslatorLanguageName;
  original_text: string;
  translated_text: string;
}

/** The id of the learner's favorite with this pair; null when there is none. */
export type FindFavoriteId = (
  db: Database,
  userId: string,
  pair: TranslatedPair,
) => Promise<string | null>;

/** The engines and services that translate texts. */
export interface Translating {
  /** The first engine with a translation answers. */
  engines: readonly TranslationEngine[];
  detector: Detector;
  translateOutside: TranslateOutside;
}

interface TranslateContext extends UserContext, Translating {
  findFavoriteId: FindFavoriteId;
}

/** A text and its languages, as in the request. */
export interface Asked {
  text: string;
  from_lang: TranslatorLanguage | 'auto';
  to_lang: TranslatorLanguage;
}

/** A translation without a learner's favorites. */
export type Translation = Omit<TranslationAnswer, 'favorite_id'>;

/**
 * Translates with the first engine that has the pair and a translation of the text.
 * @throws languages_equal, language_undetected, pair_unsupported, too_many_attempts,
 *   translation_unavailable
 */
export async function translate(
  context: TranslateContext,
  asked: Asked,
): Promise<TranslationAnswer> {
  const { db, user, findFavoriteId, detector } = context;
  const pair = await findPair(detector, asked);
  const made = await translatePair(context, { text: asked.text, ...pair }, user);
  const favoriteId = await findFavoriteId(db, user.id, {
    from_lang: nameOfTranslatorLanguage(pair.from),
    to_lang: nameOfTranslatorLanguage(pair.to),
    original_text: asked.text,
    translated_text: made.translation,
  });
  return { ...made, favorite_id: favoriteId };
}

/**
 * The languages of a text and of its translation.
 * @throws languages_equal, language_undetected
 */
export async function findPair(
  detector: Detector,
  { text, from_lang, to_lang: to }: Asked,
): Promise<LanguagePair> {
  const from = from_lang === 'auto' ? await detect(detector, text) : from_lang;
  if (from === to) throw languagesEqual(to, from_lang === 'auto');
  return { from, to };
}

/**
 * Translates with the first engine that has the pair and a translation of the text. Skips engines
 * whose budget is spent.
 * @param learner counts the texts sent to outside engines; null when a partner's page asks
 * @throws pair_unsupported, too_many_attempts, translation_unavailable
 */
export async function translatePair(
  translating: Pick<Translating, 'engines' | 'translateOutside'>,
  request: TranslationRequest,
  learner: Learner | null,
): Promise<Translation> {
  const { engine, made } = await translateFirst(translating, request, learner);
  return {
    ...made,
    from_lang: request.from,
    to_lang: request.to,
    engine: engine.name,
    quality: engine.quality,
  };
}

async function detect(detector: Detector, text: string): Promise<TranslatorLanguage> {
  const language = await detector.detect(text);
  if (language !== null) return language;
  const detail = 'Couldn’t detect the language of the text. Choose it, or write a little more';
  throw knownError('language_undetected', detail);
}

function languagesEqual(language: TranslatorLanguage, isDetected: boolean) {
  const name = nameOfTranslatorLanguage(language);
  const detail = isDetected
    ? `The text is already in ${name}. Choose another language to translate into`
    : `Both languages are ${name}. Choose two different ones`;
  return knownError('languages_equal', detail);
}

async function translateFirst(
  { engines, translateOutside }: Pick<Translating, 'engines' | 'translateOutside'>,
  request: TranslationRequest,
  learner: Learner | null,
): Promise<{ engine: TranslationEngine; made: EngineTranslation }> {
  let spent: Error | undefined;
  for (const engine of engines) {
    if (!hasPair(await engine.listGroups(), request)) continue;
    try {
      const made = await (engine.isCostly
        ? translateOutside(engine, request, learner)
        : engine.translate(request, learner));
      if (made !== null) return { engine, made };
    } catch (error) {
      if (!isBudgetSpent(error)) throw error;
      spent ??= error;
    }
  }
  if (spent !== undefined) throw spent;
  const from = nameOfTranslatorLanguage(request.from);
  const to = nameOfTranslatorLanguage(request.to);
  throw knownError('pair_unsupported', `Translation from ${from} to ${to} isn’t available here`);
}
