import type { ColumnLabel, RowLabel, TableName } from '../paradigms/labels.ts';
import type { TutorLabels } from './tutor-labels.ts';

/** What an abbreviation in the patterns of a language stands for. */
type Abbreviated = RowLabel | ColumnLabel | TableName | keyof TutorLabels['pos'];

/** Abbreviations of the patterns of a language, with their dots. */
export type AbbreviationTable = Readonly<Record<string, Abbreviated>>;

const letter = /\p{L}$/u;

/** Explains the abbreviations in a text in the native language: `тв.: instrumental`. */
export function explainAbbreviations(
  text: string,
  table: AbbreviationTable,
  labels: TutorLabels,
): string[] {
  const plain = text.replaceAll(/\*[^*]*\*/g, ' ');
  const names = new Map<string, string>(
    [labels.tables, labels.pos, labels.places].flatMap((each) => Object.entries(each)),
  );
  return Object.entries(table).flatMap(([short, label]) => {
    const pieces = plain.split(short).slice(0, -1);
    const isUsed = pieces.some((before) => !letter.test(before));
    return isUsed ? [`${short}: ${names.get(label) ?? ''}`] : [];
  });
}
