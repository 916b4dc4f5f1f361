import { type LanguageCode, languageCodes } from '@topwords/languages/identity';
import { levels } from '@topwords/platform/contracts';
import {
  completeDepth,
  coverageOf,
  formsByRule,
  learnedForms,
  missingForms,
  shownForms,
  unaccountedForms,
} from './ranks/coverage.ts';
import type { Frequencies } from './ranks/frequency.ts';
import { leftOutOf, type LeftOut } from './checks/left-out.ts';
import { neverTaught, type OutsideVocabulary } from './checks/outside-vocabulary.ts';
import type { Lexicon, LexiconEntry } from './lexicon/lexicon.ts';
import type { LocatedRow } from './rows/read-rows.ts';
import { sizesOf } from './teaching/sizes-of.ts';
import type { Teaching } from './teaching/teaching.ts';
import { coverProse } from './vocabulary/prose-coverage.ts';
import { resolveForms } from './vocabulary/resolve-forms.ts';
import { formatTable, percent } from './table.ts';

const shownMissing = 40;

/** What a language has at some levels: headwords, their senses, and the sentences of these. */
function describe(entries: readonly LexiconEntry[]) {
  const rows = new Set(entries.flatMap((entry) => entry.rows.map(({ row }) => row)));
  const senses = entries.reduce((sum, { lexeme }) => sum + lexeme.senses.length, 0);
  const sentences = [...rows].reduce((sum, row) => sum + row.sentences.length, 0);
  return [entries.length, senses, rows.size, sentences].map(String);
}

/** The size of the bank by language and level, as a table. A headword has its main sense's level. */
export function sizeReport(lexicon: Lexicon): string {
  const table = [['', 'level', 'headwords', 'senses', 'meanings', 'sentences']];
  for (const language of languageCodes) {
    const entries = [...lexicon[language].values()];
    const byLevel = Map.groupBy(entries, ({ lexeme }) => lexeme.level);
    table.push([language, 'all', ...describe(entries)]);
    for (const level of levels) table.push(['', level, ...describe(byLevel.get(level) ?? [])]);
  }
  return `${formatTable(table)}\n`;
}

/** How many cards, notes, mistakes and texts each language has, as a table. */
export function teachingReport(teaching: Teaching): string {
  const sizes = languageCodes.map((code) => [code, sizesOf(teaching, code)] as const);
  const kinds = Object.keys(sizes[0]?.[1] ?? {});
  const rows = sizes.map(([code, size]) => [code, ...kinds.map((kind) => String(size[kind]))]);
  return `${formatTable([['', ...kinds], ...rows])}\n`;
}

/** The forms of a language that are a headword's, listed or by a rule. */
function learnedIn(
  lexicon: Lexicon,
  frequencies: Frequencies,
  language: LanguageCode,
): ReadonlySet<string> {
  const entries = [...lexicon[language].values()];
  const byRule = formsByRule(entries, frequencies[language].keys(), language);
  return new Set([...learnedForms(entries), ...byRule]);
}

/** How much of real text the bank covers, as a table, and the most frequent forms that it lacks. */
export function coverageReport(
  rows: readonly LocatedRow[],
  lexicon: Lexicon,
  frequencies: Frequencies,
): string {
  const table = [['', 'top forms', 'headword or form', 'or in a sentence', 'running text']];
  const missing: string[] = [];
  for (const language of languageCodes) {
    const learned = learnedIn(lexicon, frequencies, language);
    const shown = shownForms(rows, language);
    const counts = frequencies[language];
    for (const { depth, ...parts } of coverageOf(counts, learned, shown)) {
      const shares = [parts.learned, parts.shown, parts.runningText].map(percent);
      table.push([language, String(depth), ...shares]);
    }
    missing.push(`${language}: ${missingForms(counts, learned, shown, shownMissing).join(' ')}`);
  }
  return `${formatTable(table)}\n\nmost frequent forms that are missing\n${missing.join('\n')}\n`;
}

/** How much of everyday texts a learner of all headwords knows. */
export function proseReport(
  texts: Record<LanguageCode, readonly string[]>,
  lexicon: Lexicon,
  outside: OutsideVocabulary,
): string {
  const table = [['', 'everyday texts', 'running words', 'known']];
  for (const language of languageCodes) {
    const entries = [...lexicon[language].values()];
    const resolve = resolveForms(entries, language);
    const { words, unknown } = coverProse(texts[language], resolve, {
      language,
      outside: neverTaught(outside, language),
    });
    const byRule = formsByRule(entries, new Set(unknown), language);
    const missing = unknown.filter((token) => !byRule.has(token));
    const known = percent(1 - missing.length / words);
    table.push([language, String(texts[language].length), String(words), known]);
  }
  // The texts are an exam: which of their words are missing is printed nowhere, so that none is chosen by it.
  return `${formatTable(table)}\n`;
}

/**
 * Lists the most frequent forms of every language that are neither headwords nor left out with a
 * reason.
 */
export function completenessReport(
  lexicon: Lexicon,
  frequencies: Frequencies,
  leftOut: LeftOut,
): { text: string; isComplete: boolean } {
  const found = languageCodes.map((language) => {
    const learned = learnedIn(lexicon, frequencies, language);
    const left = leftOutOf(leftOut, language);
    const missing = unaccountedForms(frequencies[language], learned, left);
    return {
      line: `${language}: ${missing.join(' ') || 'none'}`,
      isComplete: missing.length === 0,
    };
  });
  const title = `of the ${completeDepth} most frequent forms, neither a headword's nor left out`;
  return {
    text: `${[title, ...found.map(({ line }) => line)].join('\n')}\n`,
    isComplete: found.every(({ isComplete }) => isComplete),
  };
}
