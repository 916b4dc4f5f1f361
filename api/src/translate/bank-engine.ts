import { allGloss } from '@topwords/languages/gloss';
import { allText, foldText } from '@topwords/languages/text';
import { isLanguageCode, languageCodes, type LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../bank/catalogue.ts';
import { plainEquivalentsOf } from '../bank/glosses.ts';
import { likeness, type BankPhrases, type WordMatch } from './phrases/bank-phrases.ts';
import type { HeldPhrases } from './phrases/held-phrases.ts';
import { comparable, splitEdges, restoreEdges } from './phrases/edge-marks.ts';
import { inWhole, type EngineTranslation, type TranslationEngine } from './engine.ts';
import { fitCase } from './phrases/fit-case.ts';
import { sayPhrases } from './phrases/say-phrases.ts';
import { translatePlural, type PluralSources } from './phrases/translate-plural.ts';

const maxAlternatives = 8;

/** What the bank knows by heart. */
export interface BankSources extends PluralSources {
  held: HeldPhrases;
}

/**
 * Translates a single word, phrase or sentence of the bank, better than any machine: a headword by
 * its glosses, its main sense first; a noun's plural by plurals; a phrase by what people say there;
 * and what is only a gloss by the words that it glosses. Ignores capitals, punctuation and spacing.
 * Other forms of words say more than their headword (*gelmiyorum*: "not", "I") and have no
 * translation here.
 */
export function createBankEngine(sources: BankSources): TranslationEngine {
  const { phrases, held } = sources;
  return {
    name: 'bank',
    quality: 'bank',
    isCostly: false,
    listGroups: async () => [{ from: languageCodes, to: languageCodes }],
    async translate({ text, from, to }) {
      if (!isLanguageCode(from) || !isLanguageCode(to)) return null;
      const said = sayPhrases(held, text, { from, to });
      // What is said with a mark is no entry of a dictionary: *Look!* is no infinitive.
      if (said.length > 0 && splitEdges(text).after !== '') return presentBest(said);
      const matches = phrases.findWords(text, from);
      const words = findHeadwords(phrases, matches, { text, from });
      if (words.length > 0) return translateWords(words, text, to);
      if (said.length > 0) return presentBest(said);
      const sentences = phrases.findSentences(text, from).map((sentence) => sentence.text[to]);
      if (sentences.length > 0) return presentBest(sentences);
      const noun = matches[0]?.word;
      const plurals = noun === undefined ? [] : translatePlural(sources, { text, noun }, to);
      const written =
        noun?.text === noun?.text.toLocaleLowerCase(from) ? '' : splitEdges(text).middle;
      if (plurals.length > 0) return presentBest(fitTo(text, plurals, to, written));
      const glossed = phrases.findGlossed(text, from, to).map((word) => word.text);
      return glossed.length === 0 ? null : presentBest(fitTo(text, glossed, to));
    },
  };
}

/**
 * The words that are written like the text; without one, and if it is no form of a word either,
 * those that are but for accents. Also finds verbs as dictionaries write them: `to go`.
 */
function findHeadwords(
  phrases: BankPhrases,
  matches: readonly WordMatch[],
  { text, from }: { text: string; from: LanguageCode },
): CatalogueWord[] {
  const nearest = matches[0]?.likeness;
  if (nearest !== undefined) {
    const isHeadword = nearest === likeness.headword || nearest === likeness.foldedHeadword;
    const named = matches.filter((match) => match.likeness === nearest).map(({ word }) => word);
    // й is a letter of its own, no и with a mark.
    const { script, withoutMarks } = allText[from];
    const simplify = script === 'cyrillic' && withoutMarks ? withoutMarks : foldText;
    const plain = (word: string) => simplify(comparable(word, from));
    return isHeadword ? named.filter((word) => plain(word.text) === plain(text)) : [];
  }
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
