import { allGloss } from '@topwords/languages/gloss';
import { isLanguageCode, languageCodes } from '@topwords/platform/contracts';
import type { Catalogue } from '../bank/catalogue.ts';
import type { UsageOf } from '../bank/usage-loader.ts';
import type { TranslationEngine } from './engine.ts';
import { chooseReadings } from './gloss/choose-readings.ts';
import { composeGloss } from './gloss/compose-gloss.ts';
import type { Expressions } from './gloss/expressions.ts';
import { findUnits } from './gloss/units/find-units.ts';
import { toClauses } from './gloss/grammar/clause-unit.ts';
import type { FormTables } from './forms/form-tables.ts';
import { spelledWords } from './gloss/spelled-words.ts';
import { readWords, type SourceWord } from './gloss/reading/source-word.ts';
import { tokenize, type Token } from './gloss/reading/token.ts';
import { createCollocations } from './gloss/collocations.ts';
import type { HeldPhrases } from './phrases/held-phrases.ts';
import type { NearestSentences } from './nearest/nearest-sentences.ts';
import { likeness, type BankPhrases, type WordMatch } from './phrases/bank-phrases.ts';
import { withoutStress } from './phrases/edge-marks.ts';

/** What the gloss engine reads texts with. */
export interface GlossSources {
  catalogue: Catalogue;
  phrases: BankPhrases;
  tables: FormTables;
  nearest: NearestSentences;
  /** How words are used: their collocations and patterns. */
  usageOf: UsageOf;
  held: HeldPhrases;
  expressions: Expressions;
}

/**
 * Translates no sentence: explains each word of a text with the bank, its likeliest meaning in its
 * context first, and adds the bank's sentences that are nearest to it. `translation` lists those
 * meanings in the order of the text, and the words that the bank lacks.
 */
export function createGlossEngine({
  catalogue,
  phrases,
  tables,
  nearest,
  usageOf,
  held,
  expressions,
}: GlossSources): TranslationEngine {
  const collocations = createCollocations(catalogue, usageOf);
  return {
    name: 'gloss',
    quality: 'gloss',
    isCostly: false,
    listGroups: async () => [{ from: languageCodes, to: languageCodes }],
    async translate({ text, from, to }) {
      if (!isLanguageCode(from) || !isLanguageCode(to)) return null;
      const tokens = tokenize(withoutStress(text));
      const sources = { phrases: spelledWords({ phrases, tables }, text, from), tables };
      const isSplit = (word: string, verb: string, before: readonly string[]) => {
        const whole = sources.phrases.findWords(word, from);
        const alone = sources.phrases
          .findWords(verb, from)
          .filter((one) => one.word.pos === 'verb');
        // A headword with its own pronoun stays whole: *acordarme* is of *acordarse*.
        // Pronouns are attached to infinitives, gerunds and orders: *contestaste* is a past.
        const takes = (one: WordMatch) =>
          allGloss[from].takesPronouns?.(verb, (form) =>
            tables.placesOf(one.word.id, 'verb', form).some(({ table }) => table === 'imperative'),
          ) !== false;
        // *Quedarme* is of *quedarse* where that is a headword.
        const isReflexive =
          allGloss[from].isOwnPronoun?.(word, before) === true &&
          alone.some(({ word: own }) =>
            sources.phrases
              .findWords(`${own.text}se`, from)
              .some((one) => one.likeness === likeness.headword && one.word.pos === 'verb'),
          );
        return (
          !isReflexive &&
          alone.some(takes) &&
          whole.every((one) => one.word.pos === 'verb') &&
          alone.some(({ word: own }) => own === whole[0]?.word)
        );
      };
      const isKnown = (word: string) => sources.phrases.findWords(word, from).length > 0;
      const isRespelled = (word: string, spelling: string) => {
        const same = new Set(sources.phrases.findWords(spelling, from).map((one) => one.word));
        return sources.phrases
          .findWords(word, from)
          .every((one) => one.likeness === likeness.foldedForm && same.has(one.word));
      };
      const meaningsOfClause = (words: readonly SourceWord[]) =>
        held.find(clauseText(tokens, words), { from, to })[0]?.wordings ?? [];
      const units = findUnits(
        { ...sources, collocations, expressions, meaningsOfClause },
        readWords(tokens, from, { isKnown, isRespelled, isSplit }),
        { from, to },
      );
      const choices = chooseReadings(units, from);
      const clauses = toClauses(sources, units, choices, from);
      const gloss = composeGloss({ ...sources, usageOf }, { tokens, clauses, from, to });
      const meanings = gloss.map((word) => word.translation ?? word.text);
      return {
        translation: meanings.length === 0 ? text : meanings.join(' · '),
        alternatives: [],
        gloss,
        nearest: nearest.find(
          {
            text,
            words: units.flatMap(({ parts }, place) =>
              (parts?.map((part) => part.readings[0]) ?? [choices[place]?.reading]).flatMap(
                (one) => one?.word ?? [],
              ),
            ),
          },
          { from, to },
        ),
      };
    },
  };
}

/** The text of words with the mark after them: only a mark tells some questions from statements. */
function clauseText(tokens: readonly Token[], words: readonly SourceWord[]): string {
  const last = words.at(-1)?.token ?? 0;
  return tokens
    .slice(words[0]?.token ?? 0, last + 2)
    .map(({ text }) => text)
    .join('');
}
