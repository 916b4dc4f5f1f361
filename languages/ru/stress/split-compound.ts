import type { StressedTable, StressedWord } from '../../pack/stress.ts';
import type { ParadigmTable } from '../../paradigms/paradigm-table.ts';
import { plainOf, stressedPlace } from './vowel-stress.ts';

/** The last word of a compound with its tables, and how to prepend the first word again. */
interface Compound {
  last: StressedWord;
  tables: ParadigmTable[];
  join: (tables: StressedTable[]) => StressedTable[];
}

const acute = '\u0301';

function lastOf(text: string): string {
  return text.slice(text.lastIndexOf('-') + 1);
}

/** A form of one syllable with its mark, as compounds are written: пин-ко́д. */
function marked(form: string): string {
  const place = stressedPlace(form);
  if (place === undefined || form.includes(acute) || form.charAt(place) === 'ё') return form;
  return `${form.slice(0, place + 1)}${acute}${form.slice(place + 1)}`;
}

/**
 * Parts a word such as интернет-магазин, whose last word alone is inflected; undefined for other words,
 * and where the last word has no stress of its own.
 */
export function splitCompound(
  word: StressedWord,
  tables: readonly ParadigmTable[],
): Compound | undefined {
  const { text, stressed = '', keyForms } = word;
  const last = lastOf(stressed);
  const first = stressed.slice(0, stressed.length - last.length);
  const start = plainOf(first);
  const forms = tables.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.forms ?? [])),
  );
  const isCompound = start !== '' && plainOf(last) !== '' && last.includes(acute);
  if (!isCompound || !forms.every((form) => form.startsWith(start))) return undefined;
  return {
    last: {
      ...word,
      text: text.slice(start.length),
      stressed: last,
      ...(keyForms && { keyForms: keyForms.map(lastOf) }),
    },
    tables: tables.map((table) => ({
      ...table,
      rows: table.rows.map((row) => ({
        ...row,
        cells: row.cells.map(
          (cell) => cell && { ...cell, forms: cell.forms.map((form) => form.slice(start.length)) },
        ),
      })),
    })),
    join: (stressedTables) =>
      stressedTables.map((table) => ({
        ...table,
        rows: table.rows.map((row) => ({
          ...row,
          cells: row.cells.map((cell) => cell?.map((form) => form && first + marked(form)) ?? null),
        })),
      })),
  };
}
