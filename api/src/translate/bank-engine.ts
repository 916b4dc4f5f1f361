import { allGloss } from '@topwords/languages/gloss';
import { isLanguageCode, languageCodes, type LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../bank/catalogue.ts';
import { plainEquivalentsOf } from '../bank/glosses.ts';
import type { BankPhrases } from './phrases/bank-phrases.ts';
import { comparable, splitEdges, restoreEdges } from './phrases/edge-marks.ts';
import { inWhole, type EngineTranslation, type TranslationEngine } from './engine.ts';
import { fitCase } from './phrases/fit-case.ts';

const maxAlternatives = 8;

/**
 * Translates a single word, phrase or sentence of the bank, better than any machine: a headword by
 * its glosses, its main sense first, and what is only a gloss by the words that it glosses. Ignores
 * capitals, final punctuation and spacing; a word may be inflected.
 */
export function createBankEngine(phrases: BankPhrases): TranslationEngine {
  return {
    name: 'bank',
    quality: 'bank',
    isCostly: false,
    listGroups: async () => [{ from: languageCodes, to: languageCodes }],
    async translate({ text, from, to }) {
      if (!isLanguageCode(from) || !isLanguageCode(to)) return null;
      const words = findWords(phrases, text, from);
      if (words.length > 0) return translateWords(words, text, to);
      const sentences = phrases.findSentences(text, from).map((sentence) => sentence.text[to]);
      if (sentences.length > 0) return presentBest(sentences);
      const glossed = phrases.findGlossed(text, from, to).map((word) => word.text);
      return glossed.length === 0 ? null : presentBest(fitTo(text, glossed, to));
    },
  };
}

/** Also finds verbs as dictionaries write them: `to go`. */
function findWords(phrases: BankPhrases, text: string, from: LanguageCode): CatalogueWord[] {
  const matches = phrases.findWords(text, from).map(({ word }) => word);
  if (matches.length > 0) return matches;
  const infinitive = allGloss[from].infinitive?.exec(comparable(text, from))?.groups?.['verb'];
  if (infinitive === undefined) return [];
  return phrases
    .findWords(infinitive, from)
    .map(({ word }) => word)
    .filter((word) => word.pos === 'verb' && comparable(word.text, from) === infinitive);
}

function translateWords(
  words: readonly CatalogueWord[],
  text: string,
  to: LanguageCode,
): EngineTranslation | null {
  const translations = words.flatMap((word) =>
    fitTo(text, plainEquivalentsOf(word, to), to, word.text),
  );
  return translations.length === 0 ? null : presentBest(translations);
}

/** Translations with the capitals of the text, unless its headword has them too, and its marks. */
function fitTo(
  text: string,
  translations: readonly string[],
  to: LanguageCode,
  headword = '',
): string[] {
  const { middle, after } = splitEdges(text);
  return translations
    .map((translation) => fitCase(translation, to, { text: middle, headword }))
    .map((translation) => restoreEdges(translation, after, to));
}

function presentBest(translations: readonly string[]): EngineTranslation {
  const [translation = '', ...others] = new Set(translations);
  return inWhole(translation, others.slice(0, maxAlternatives));
}
