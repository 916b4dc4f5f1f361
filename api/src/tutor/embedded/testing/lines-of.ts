import type { WordAnalysis } from '@topwords/platform/contracts';

/** A line of an analysis, and the field that it is from. */
interface AnalysisLine {
  title: string;
  text: string;
}

function one(title: string, text: string): AnalysisLine[] {
  return text === '' ? [] : text.split('\n').map((part) => ({ title, text: part }));
}

function many(title: string, texts: readonly string[]): AnalysisLine[] {
  return texts.flatMap((text) => one(title, text));
}

/** All lines of an analysis in the order of its screen. */
export function linesOf(analysis: WordAnalysis): AnalysisLine[] {
  const { teaching, tables, related_words: related } = analysis;
  return [
    ...one('IPA', analysis.pronunciation),
    ...one('part of speech', analysis.part_of_speech),
    ...one('definition', analysis.definition),
    ...Object.entries(analysis.additional_insights).flatMap(([name, text]) => one(name, text)),
    ...teaching.false_friends.flatMap(({ look_alike, look_alike_means, means, example, note }) =>
      one(
        'false friend',
        `${means} ≠ ${look_alike} (${look_alike_means}). ${example.text} — ${example.translation} ${note ?? ''}`,
      ),
    ),
    ...many(
      'related',
      related.map(({ text, translation, relation }) => `${text} — ${translation} (${relation})`),
    ),
    ...many('example', analysis.examples),
    ...many('grammar', analysis.grammar_tips),
    ...many(
      'table',
      tables.map(({ title, columns, rows }) => {
        const cells = rows.map(({ label, cells }) => `${label} ${cells.join('/')}`);
        return `${title} (${columns.join('/')}): ${cells.join('; ')}`;
      }),
    ),
    ...many(
      'grammar note',
      teaching.grammar.map(({ title, note }) => `${title}: ${note}`),
    ),
    ...many('usage', analysis.usage_contexts),
    ...many('phrase', analysis.common_phrases),
    ...many(
      'contrast',
      teaching.contrasts.map(({ terms, explanation }) => `${terms.join(' ≠ ')}: ${explanation}`),
    ),
    ...many(
      'mistake',
      teaching.mistakes.map(({ wrong, right, why }) => `✗ ${wrong} ✓ ${right} ${why}`),
    ),
  ];
}
