import { allGloss } from '@topwords/languages/gloss';
import { isLanguageCode, languageCodes, type LanguageCode } from '@topwords/platform/contracts';
import type { BankPhrases, WordMatch } from './phrases/bank-phrases.ts';
import { comparable, splitEdges, restoreEdges } from './phrases/edge-marks.ts';
import type { EngineTranslation, TranslationEngine } from './engine.ts';
import { fitCase } from './phrases/letter-case.ts';

const maxAlternatives = 8;

/**
 * Translates a single word, phrase or sentence of the bank, better than any machine. Ignores
 * capitals, final punctuation and spacing; a word may be inflected.
 */
export function createBankEngine(phrases: BankPhrases): TranslationEngine {
  return {
    name: 'bank',
    quality: 'bank',
    isOutside: false,
    listGroups: async () => [{ from: languageCodes, to: languageCodes }],
    async translate({ text, from, to }) {
      if (!isLanguageCode(from) || !isLanguageCode(to)) return null;
      const matches = findWords(phrases, text, from);
      if (matches.length > 0) return translateWord(matches, text, to);
      const sentences = phrases.findSentences(text, from).map((sentence) => sentence.text[to]);
      return sentences.length === 0 ? null : presentBest(sentences);
    },
  };
}

/** Also finds verbs as dictionaries write them: `to go`. */
function findWords(phrases: BankPhrases, text: string, from: LanguageCode): WordMatch[] {
  const matches = phrases.findWords(text, from);
  if (matches.length > 0) return matches;
  const infinitive = allGloss[from].infinitive?.exec(comparable(text, from))?.groups?.['verb'];
  if (infinitive === undefined) return [];
  return phrases
    .findWords(infinitive, from)
    .filter(({ word }) => word.pos === 'verb' && comparable(word.text, from) === infinitive);
}

function translateWord(
  matches: readonly WordMatch[],
  text: string,
  to: LanguageCode,
): EngineTranslation | null {
  const { middle, after } = splitEdges(text);
  const translations = matches.flatMap(({ word }) =>
    word.translations[to]
      // A translation in brackets is an explanation: the language has no word for it.
      .filter((translation) => !translation.startsWith('('))
      .map((translation) => fitCase(translation, to, { text: middle, headword: word.text }))
      .map((translation) => restoreEdges(translation, after, to)),
  );
  return translations.length === 0 ? null : presentBest(translations);
}

function presentBest(translations: readonly string[]): EngineTranslation {
  const [translation = '', ...others] = new Set(translations);
  return { translation, alternatives: others.slice(0, maxAlternatives), gloss: [] };
}
