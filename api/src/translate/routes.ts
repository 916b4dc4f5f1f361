import { loadPhrases, type BuiltPhrases } from '@topwords/content/phrases';
import type { Paradigms } from '@topwords/content/paradigms';
import * as calls from '@topwords/platform/contracts';
import { route, type Route } from '../routing/route.ts';
import type { LimitStore } from '../limits/limit-store.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import type { NameRecording } from '../bank/presenter.ts';
import { noUsages, type UsageOf } from '../bank/usage-loader.ts';
import { createSentenceIndex, type SentenceIndex } from '../bank/sentence-index.ts';
import { createBankEngine } from './bank-engine.ts';
import { createBankPhrases, type BankPhrases } from './phrases/bank-phrases.ts';
import { createHeldPhrases } from './phrases/held-phrases.ts';
import { detectLanguage } from './detect-language.ts';
import { createDetector } from './detection/detector.ts';
import type { TranslationEngine } from './engine.ts';
import { createFormTables } from './forms/form-tables.ts';
import { noTables } from '../bank/table-loader.ts';
import { createGlossEngine } from './gloss-engine.ts';
import { createNearestSentences } from './nearest/nearest-sentences.ts';
import { getTranslatorAbilities } from './get-translator-abilities.ts';
import { lookUpWord } from './look-up-word.ts';
import { createOutsideTranslations } from './outside-translations.ts';
import { translate, type FindFavoriteId, type Translating } from './translate.ts';

/** The translator's dependencies; each is created once, at start. */
export interface TranslateServices {
  catalogue: Catalogue;
  findFavoriteId: FindFavoriteId;
  /** Created if absent. */
  sentences?: SentenceIndex;
  /** Finds how words are used; without it dictionary entries do not say. */
  usageOf?: UsageOf | undefined;
  /** Loads the tables of the bank's words on first use; without it, words are not inflected. */
  loadTables?: () => Paradigms;
  /** Loads the phrases that are held for certain on first use; the build's own if absent. */
  loadPhrases?: () => BuiltPhrases;
  /** The engine whose models the operator has installed on this machine. */
  installedEngine?: TranslationEngine;
  /** The configured engines, in the order they are asked. */
  outsideEngines?: readonly TranslationEngine[];
  /** Languages that can be read aloud. */
  voiced?: Iterable<calls.TranslatorLanguage>;
  /** Where texts that leave this server are counted. */
  limits?: Pick<LimitStore, 'limiter'>;
  recordingOf?: NameRecording | undefined;
}

/** The translator's parts, shared by every call that translates. */
export interface Translator extends Translating {
  phrases: BankPhrases;
  voiced: Iterable<calls.TranslatorLanguage>;
}

/**
 * Creates the translator: it asks the bank first, then the installed engine, outside ones, and at
 * last the gloss.
 */
export function createTranslator({
  catalogue,
  loadTables = () => noTables,
  loadPhrases: load = loadPhrases,
  usageOf = noUsages,
  installedEngine,
  outsideEngines = [],
  voiced = [],
  limits,
}: Omit<TranslateServices, 'findFavoriteId'>): Translator {
  const phrases = createBankPhrases(catalogue);
  const held = createHeldPhrases(load);
  const tables = createFormTables(loadTables);
  const gloss = createGlossEngine({
    catalogue,
    phrases,
    tables,
    nearest: createNearestSentences(catalogue),
    usageOf,
    held,
  });
  return {
    phrases,
    voiced,
    detector: createDetector(phrases),
    engines: [
      createBankEngine({ phrases, tables, held }),
      ...(installedEngine === undefined ? [] : [installedEngine]),
      ...outsideEngines,
      gloss,
    ],
    translateOutside: createOutsideTranslations({ ...(limits && { limits }) }),
  };
}

/** The routes of learners' translation calls. */
export function translateRoutes(
  services: TranslateServices,
  translator = createTranslator(services),
): Route[] {
  const { catalogue, findFavoriteId, recordingOf } = services;
  const { sentences = createSentenceIndex(catalogue), usageOf = noUsages } = services;
  const { loadTables = () => noTables } = services;
  const { phrases, detector, engines, voiced } = translator;
  const entries = { catalogue, phrases, sentences, usageOf, loadTables, recordingOf };
  return [
    route(calls.translate, { auth: 'token' }, (context, { body }) =>
      translate({ ...context, ...translator, findFavoriteId }, body),
    ),
    route(calls.detectLanguage, { auth: 'token' }, (_context, { body }) =>
      detectLanguage(detector, body),
    ),
    route(calls.getTranslatorAbilities, { auth: 'token' }, () =>
      getTranslatorAbilities({ engines, voiced }),
    ),
    route(calls.lookUpWord, { auth: 'token' }, (context, { query }) =>
      lookUpWord({ ...context, ...entries }, query),
    ),
  ];
}
