import { allGrammar, type StressedTable } from '@topwords/languages/grammar';
import type { Cell, ParadigmTable } from '@topwords/languages/paradigms';
import type { LexiconEntry } from '../lexicon/lexicon.ts';

/** A headword as the rules of stress take it. */
export function stressedWordOf({ text, lexeme: { pos, stress, accent } }: LexiconEntry) {
  return {
    text,
    pos,
    ...(stress !== undefined && { stressed: stress }),
    ...(accent && { accent: accent.pattern }),
    ...(accent?.forms && { keyForms: accent.forms }),
  };
}

function stressCell(cell: Cell | null, stressed: (string | undefined)[] | null | undefined) {
  if (!cell || !stressed) return cell;
  const forms = cell.forms.map((form, index) => stressed[index] ?? form);
  const isMarked = forms.some((form, index) => form !== cell.forms[index]);
  return isMarked ? { ...cell, stressed: forms } : cell;
}

/** Whether the stress of none of its forms is known: then it is another word's table. */
function isOfAnotherWord({ rows }: StressedTable): boolean {
  const forms = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell ?? []));
  return forms.every((form) => form === undefined);
}

/**
 * The same tables with stressed forms, in a language whose spelling does not show stress; without
 * those of a verb that is spelled alike (заболеть: заболею, заболит).
 */
export function stressTables(entry: LexiconEntry, tables: ParadigmTable[]): ParadigmTable[] {
  const { stress } = allGrammar[entry.language];
  if (!stress) return tables;
  const stressed = stress.tablesOf(stressedWordOf(entry), tables);
  return tables.flatMap((table, index) => {
    const marked = stressed[index];
    if (marked === undefined || isOfAnotherWord(marked)) return [];
    const rows = table.rows.map((row, place) => ({
      ...row,
      cells: row.cells.map((cell, column) => stressCell(cell, marked.rows[place]?.cells[column])),
    }));
    return [{ ...table, rows }];
  });
}
