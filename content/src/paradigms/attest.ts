import type { Cell, Drawn, ParadigmTable, ParadigmWord } from '@topwords/languages/paradigms';

/** Whether a language's dictionary knows a form. */
type IsKnown = (form: string) => boolean;

/** A table that loses a larger part of its cells was drawn by rules that do not fit the word. */
const bearableLoss = 1 / 4;

function attestCell(cell: Cell | null, isAttested: IsKnown): Cell | null {
  const forms = cell?.forms.filter(isAttested) ?? [];
  return cell && forms.length > 0 ? { ...cell, forms } : null;
}

function cellCount(rows: ParadigmTable['rows']): number {
  return rows.flatMap(({ cells }) => cells).filter((cell) => cell !== null).length;
}

/**
 * Drops every cell that is neither the headword, nor one of its forms, nor in the dictionary; and
 * tables that would lose too many cells, or have only the headword left.
 */
export function attest({ tables }: Drawn, word: ParadigmWord, isKnown: IsKnown): ParadigmTable[] {
  const isAttested: IsKnown = (form) =>
    form === word.text || word.forms.has(form) || form.split(' ').every(isKnown);
  return tables.flatMap((table) => {
    const rows = table.rows.map(({ label, cells }) => ({
      label,
      cells: cells.map((cell) => attestCell(cell, isAttested)),
    }));
    const drawn = cellCount(table.rows);
    const left = cellCount(rows);
    const showsMore = rows.some(({ cells }) =>
      cells.some((cell) => cell && cell.forms[0] !== word.text),
    );
    if (!showsMore || left < drawn * (1 - bearableLoss)) return [];
    return [{ ...table, pos: word.pos, rows }];
  });
}
