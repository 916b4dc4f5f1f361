import type { Paradigms } from '@topwords/content/paradigms';
import {
  exampleDash,
  wordAnalysis,
  type LanguageCode,
  type WordAnalysis,
} from '@topwords/platform/contracts';
import type { Catalogue } from '../../../bank/catalogue.ts';
import type { UsageOf } from '../../../bank/usage-loader.ts';
import { memoizeByLanguage } from '../../../bank/memoize-by-language.ts';
import { linesOf } from './lines-of.ts';
import { cellsOf } from '../facts/table-cells.ts';
import { tokensOf } from '../facts/tokens.ts';

/** Lists the faults of an analysis of a word of the bank. */
export type FindFaults = (analysis: WordAnalysis, language: LanguageCode) => string[];

const marked = /\*([^*]+)\*/gu;

/** The bank, its tables and the usages of its words. */
interface CheckedSources {
  catalogue: Catalogue;
  paradigms: Paradigms;
  usageOf: UsageOf;
}

/**
 * Every word that the prose marks as one of the learned language must be a headword, a form in the
 * tables, a word in a sentence of the bank, or one that the word's authors wrote.
 */
export function createFindFaults({ catalogue, paradigms, usageOf }: CheckedSources): FindFaults {
  const formsIn = (id: number) => cellsOf(paradigms.words[id] ?? []).flatMap(({ forms }) => forms);
  const vocabulary = memoizeByLanguage((language) => {
    const words = catalogue.ofLanguage(language);
    const sentences = catalogue.meanings.flatMap((meaning) => meaning.sentences);
    const texts = [
      ...words.flatMap(({ id, text, forms }) => [text, ...forms, ...formsIn(id)]),
      ...sentences.map(({ text }) => text[language]),
    ];
    return new Set(texts.flatMap((text) => tokensOf(text, language).map((token) => token.text)));
  });

  /** What authors wrote of a word. */
  function authored(id: number | null): string {
    const word = id === null ? undefined : catalogue.find(id);
    return (
      JSON.stringify(
        word && [word.senses.map(({ gloss }) => gloss), usageOf(word), paradigms.facts[word.id]],
      ) ?? ''
    );
  }

  /** Whether a word has a sense of another's part of speech, so that it can be translated as such. */
  function areOfKind(id: number | null, other: number | null): boolean {
    const pos = catalogue.find(other ?? 0)?.pos;
    return catalogue.find(id ?? 0)?.senses.some((sense) => sense.pos === pos) === true;
  }

  function unknownIn(text: string, language: LanguageCode): string[] {
    const plain = text.replaceAll('\u0301', '');
    const tokens = [...plain.matchAll(marked)].flatMap(([, piece = '']) =>
      tokensOf(piece, language),
    );
    return tokens
      .map((token) => token.text)
      .filter((token) => token.length > 1 && !vocabulary(language).has(token));
  }

  return (analysis, language) => {
    const { tables, related_words, additional_insights, ...fields } = analysis;
    const lists = ['examples', 'grammar_tips', 'common_phrases', 'usage_contexts'] as const;
    const prose = [
      fields.definition,
      ...fields.grammar_tips,
      ...fields.usage_contexts,
      // Patterns are between two asterisks.
      ...Object.values(additional_insights).map((text) => text.replaceAll('**', '*')),
    ];
    const written = authored(analysis.word_id).toLocaleLowerCase(language).replaceAll('\u0301', '');
    const lines = linesOf(analysis).map(({ text }) => text);
    const cells = tables.flatMap(({ columns, rows }) =>
      rows.map((row) => row.cells.length - columns.length),
    );
    return [
      ...(wordAnalysis.safeParse(analysis).success ? [] : ['does not fit the contract']),
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
      ...lines
        .filter((line, place) => line.includes(' ') && lines.indexOf(line) < place)
        .map((line) => `said twice: ${line}`),
      ...(fields.part_of_speech === '' ? ['part_of_speech is empty'] : []),
      ...prose.flatMap((text) =>
        unknownIn(text, language)
          .filter((one) => !written.includes(one))
          .map((one) => `unknown word ${one}: ${text}`),
      ),
      ...prose
        .filter((text) =>
          /undefined|null|NaN|\(\)|“”|«»|\*\*|: \.(?!\.)|, \.(?!\.)|  |\(\(/u.test(text),
        )
        .map((text) => `malformed text: ${text}`),
      ...(cells.every((difference) => difference === 0) && tables.length <= 4
        ? []
        : ['malformed table']),
      ...related_words
        .filter((one) => one.translation === '' && areOfKind(one.word_id, analysis.word_id))
        .map(({ text }) => `untranslated: ${text}`),
    ];
  };
}
