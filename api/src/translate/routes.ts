import type { Paradigms } from '@topwords/content/paradigms';
import {
  detectLanguage,
  getTranslatorAbilities,
  lookUpWord,
  translate,
  type TranslatorLanguage,
} from '@topwords/platform/contracts';
import { handle, type Route } from '../http/handle.ts';
import type { Catalogue } from '../words/catalogue.ts';
import type { Pronounce } from '../words/get-word-detail.ts';
import { createSentenceIndex, type SentenceIndex } from '../words/sentence-index.ts';
import { createBankEngine } from './bank-engine.ts';
import { createBankPhrases } from './bank-phrases.ts';
import { createDetector } from './detection/detector.ts';
import type { TranslationEngine } from './engine.ts';
import { createFormTables } from './gloss/grammar/form-tables.ts';
import { createGlossEngine } from './gloss-engine.ts';
import { listAbilities } from './list-abilities.ts';
import { lookUpWords } from './look-up-word.ts';
import { createOutsideTranslations } from './outside-translations.ts';
import { translateText, type FindFavoriteId } from './translate-text.ts';

/** What the translator stands on; each is made once, at start. */
export interface TranslateServices {
  catalogue: Catalogue;
  findFavoriteId: FindFavoriteId;
  /** Made anew unless given. */
  sentences?: SentenceIndex;
  /** Reads the tables of the bank's words, when they are first needed; words stay as they are without. */
  loadTables?: () => Paradigms;
  /** Those that are configured, in the order in which they are asked. */
  outsideEngines?: readonly TranslationEngine[];
  /** Languages that can be read aloud. */
  voiced?: Iterable<TranslatorLanguage>;
  pronounce?: Pronounce | undefined;
}

/** The translator: texts from the bank first, then from outside engines, then word by word. */
export function translateRoutes(services: TranslateServices): Route[] {
  const { catalogue, findFavoriteId, pronounce, outsideEngines = [], voiced = [] } = services;
  const { loadTables = withoutTables } = services;
  const phrases = createBankPhrases(catalogue);
  const { sentences = createSentenceIndex(catalogue) } = services;
  const tables = createFormTables(loadTables, phrases);
  const detector = createDetector(phrases);
  const engines = [
    createBankEngine(phrases),
    ...outsideEngines,
    createGlossEngine(phrases, tables),
  ];
  const translateOutside = createOutsideTranslations();
  return [
    handle(translate, ({ body }, context) =>
      translateText({ ...context, engines, detector, translateOutside, findFavoriteId }, body),
    ),
    handle(detectLanguage, async ({ body }) => ({ language: await detector.detect(body.text) })),
    handle(getTranslatorAbilities, () => listAbilities({ engines, voiced })),
    handle(lookUpWord, ({ query }, context) =>
      lookUpWords({ ...context, catalogue, phrases, sentences, pronounce }, query),
    ),
  ];
}

function withoutTables(): Paradigms {
  return { version: '', words: {}, facts: {} };
}
