import type { BankLanguage } from './bank.ts';
import { coverageOf, learnedForms, missingForms, shownForms } from './coverage.ts';
import type { Frequencies } from './frequency.ts';
import { buildLexicon } from './lexicon.ts';
import type { LocatedRow } from './read-rows.ts';
import { headwordsOf, languages } from './row.ts';
import { formatTable, percent } from './table.ts';

const shownMissing = 40;

function describe(rows: readonly LocatedRow[], language: BankLanguage) {
  const own = rows.filter(({ row }) => headwordsOf(row, language).length > 0);
  return {
    meanings: own.length,
    sentences: own.reduce((sum, { row }) => sum + row.sentences.length, 0),
  };
}

/** What the bank holds of each language, as a table. */
export function sizeReport(rows: readonly LocatedRow[]): string {
  const lexicon = buildLexicon(rows);
  const table = [['', 'headwords', 'meanings', 'sentences']];
  for (const language of languages) {
    const { meanings, sentences } = describe(rows, language);
    table.push([language, ...[lexicon[language].size, meanings, sentences].map(String)]);
  }
  return `${formatTable(table)}\n`;
}

/** How much of real text the bank is, as a table, and the most frequent forms that it lacks. */
export function coverageReport(rows: readonly LocatedRow[], frequencies: Frequencies): string {
  const lexicon = buildLexicon(rows);
  const table = [['', 'top forms', 'headword or form', 'or in a sentence', 'running text']];
  const missing: string[] = [];
  for (const language of languages) {
    const learned = learnedForms(lexicon[language].values());
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
