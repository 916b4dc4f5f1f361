import type { Paradigms } from '@topwords/content/paradigms';
import {
  exampleDash,
  wordAnalysis,
  type LanguageCode,
  type WordAnalysis,
} from '@topwords/platform/contracts';
import type { Catalogue } from '../../../bank/catalogue.ts';
import { memoizeByLanguage } from '../../../bank/memoize-by-language.ts';
import { cellsOf } from '../facts/table-cells.ts';
import { tokensOf } from '../facts/tokens.ts';

/** Lists the faults of an analysis of a word of the bank. */
export type FindFaults = (analysis: WordAnalysis, language: LanguageCode) => string[];

const marked = /\*([^*]+)\*/gu;

/**
 * Every word that the prose marks as one of the learned language must be a headword, a form in the
 * tables, or a word in a sentence of the bank.
 */
export function createFindFaults(catalogue: Catalogue, paradigms: Paradigms): FindFaults {
  const formsIn = (id: number) => cellsOf(paradigms.words[id] ?? []).flatMap(({ forms }) => forms);
  const vocabulary = memoizeByLanguage((language) => {
    const words = catalogue.ofLanguage(language);
    const sentences = catalogue.meanings.flatMap((meaning) => meaning.sentences);
    const texts = [
      ...words.flatMap(({ id, text, forms }) => [text, ...forms, ...formsIn(id)]),
      ...sentences.map(({ text }) => text[language]),
      ...catalogue.meanings.flatMap(({ notes }) =>
        Object.values(notes[language] ?? {}).filter((note) => typeof note === 'string'),
      ),
    ];
    return new Set(texts.flatMap((text) => tokensOf(text, language).map((token) => token.text)));
  });

  function unknownIn(text: string, language: LanguageCode): string[] {
    const tokens = [...text.matchAll(marked)].flatMap(([, piece = '']) =>
      tokensOf(piece, language),
    );
    return tokens.map((token) => token.text).filter((token) => !vocabulary(language).has(token));
  }

  /** Whether a tip marks a form of the word itself. */
  function namesOwnForm(tip: string, { word_id }: WordAnalysis, language: LanguageCode): boolean {
    const word = word_id === null ? undefined : catalogue.find(word_id);
    if (word === undefined) return false;
    const own = new Set(
      [word.text, ...word.forms, ...formsIn(word.id)].flatMap((form) =>
        tokensOf(form, language).map((token) => token.text),
      ),
    );
    const shown = [...tip.matchAll(marked)].flatMap(([, piece = '']) => tokensOf(piece, language));
    return shown.some((token) => own.has(token.text));
  }

  return (analysis, language) => {
    const { tables, related_words, additional_insights, ...fields } = analysis;
    const lists = ['examples', 'grammar_tips', 'common_phrases', 'usage_contexts'] as const;
    const prose = [
      fields.definition,
      ...fields.grammar_tips,
      ...fields.usage_contexts,
      ...Object.values(additional_insights),
    ];
    const cells = tables.flatMap(({ columns, rows }) =>
      rows.map((row) => row.cells.length - columns.length),
    );
    return [
      ...(wordAnalysis.safeParse(analysis).success ? [] : ['does not fit the contract']),
      ...lists.filter((name) => fields[name].length === 0).map((name) => `${name} is empty`),
      ...lists
        .filter((name) => new Set(fields[name]).size < fields[name].length)
        .map((name) => `${name} repeats`),
      ...[...fields.examples, ...fields.common_phrases]
        .filter(
          (text) =>
            text.split(exampleDash).some((part) => part.trim() === '') ||
            !text.includes(exampleDash),
        )
        .map((text) => `no dash: ${text}`),
      ...(fields.part_of_speech === '' ? ['part_of_speech is empty'] : []),
      ...(Object.keys(additional_insights).length < 2 ? ['too few insights'] : []),
      ...prose.flatMap((text) =>
        unknownIn(text, language).map((one) => `unknown word ${one}: ${text}`),
      ),
      ...prose
        .filter((text) => /undefined|null|NaN|\(\)|“”|«»|\*\*|: \.|, \.|  |\(\(/u.test(text))
        .map((text) => `malformed text: ${text}`),
      ...fields.grammar_tips
        .filter((tip) => !namesOwnForm(tip, analysis, language))
        .map((tip) => `does not mention the word: ${tip}`),
      ...(cells.every((difference) => difference === 0) && tables.length <= 4
        ? []
        : ['malformed table']),
      ...related_words
        .filter(({ translation }) => translation === '')
        .map(({ text }) => `untranslated: ${text}`),
    ];
  };
}
