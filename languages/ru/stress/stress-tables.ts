import type { ColumnLabel, RowLabel } from '../../paradigms/labels.ts';
import type { ParadigmTable } from '../../paradigms/paradigm-table.ts';
import { closedStress } from './closed-stress.ts';
import { placeComparative, placeLongForm, placeShortForm } from './place-adjective.ts';
import { createNounPlacer } from './place-noun.ts';
import { placeImperative, placePast, placePerson } from './place-verb.ts';
import type { PlacedForm, StressedWord } from './stressed-word.ts';
import { stressedPlace, withStressAt } from './vowel-stress.ts';

/** The stressed forms of a table's cells, in the order of their forms; null where it has no cell. */
export interface StressedTable {
  name: ParadigmTable['name'];
  pos: string;
  /** Undefined where the stress of a form is not certain. */
  rows: { label: RowLabel; cells: ((string | undefined)[] | null)[] }[];
}

type Placer = (form: string, row: RowLabel, column: ColumnLabel) => PlacedForm | undefined;

function isAdjectival(table: ParadigmTable, text: string): boolean {
  const forms = table.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.forms ?? []));
  return (
    /(?:[ыио]й|[ая]я|[ое]е|[ыи]е)$/u.test(text) &&
    forms.some((form) => /(?:[ое]го|[ыи]ми)$/u.test(form))
  );
}

function placerOf(word: StressedWord, table: ParadigmTable): Placer {
  const at = (place: (form: string, column: ColumnLabel, row: RowLabel) => number | undefined) => {
    const placer: Placer = (form, row, column) => ({ form, place: place(form, column, row) });
    return placer;
  };
  switch (table.name) {
    case 'declension': {
      if (isAdjectival(table, word.text)) return at((form) => placeLongForm(word, form));
      const place = createNounPlacer(word, table);
      return (form, row, column) => place(form, { row, isPlural: column === 'plural' });
    }
    case 'agreement':
      return at((form) => placeLongForm(word, form));
    case 'short-forms':
      return at((form, column) =>
        column === 'form' || column === 'singular' ? undefined : placeShortForm(word, form, column),
      );
    case 'comparison':
      return at((form, _, row) =>
        row === 'comparative' ? placeComparative(word, form) : placeLongForm(word, form),
      );
    case 'present':
    case 'future':
      return at((form, column, row) =>
        placePerson(word, form, row === 'first' && column === 'singular'),
      );
    case 'past':
      return at((form, column) =>
        column === 'form' || column === 'singular' ? undefined : placePast(word, form, column),
      );
    case 'imperative':
      return at((form) => placeImperative(word, form));
    default:
      return () => undefined;
  }
}

/** A form's stress: of ё and of the only vowel it is certain, otherwise a rule's. */
function stressForm(word: StressedWord, form: string, placed: PlacedForm | undefined) {
  if (stressedPlace(form) !== undefined) return form;
  const closed = closedStress(word.text, form, word.stressed ?? word.text);
  if (closed !== undefined) return closed;
  if (form === word.text) return word.stressed;
  return placed && withStressAt(placed.form, placed.place);
}

/**
 * The stressed forms of a Russian word's tables, by its author's accent pattern and key forms; key
 * forms win. Tables of another part of speech get only what its headword's stress makes certain.
 * @see А. А. Зализняк, Грамматический словарь русского языка
 */
export function stressTables(
  word: StressedWord,
  tables: readonly ParadigmTable[],
): StressedTable[] {
  return tables.map((table) => {
    const { text, pos, stressed } = word;
    const isOwn = table.pos === pos;
    const known = isOwn ? word : { text, pos, ...(stressed !== undefined && { stressed }) };
    const place = placerOf(known, table);
    const rows = table.rows.map(({ label, cells }) => ({
      label,
      cells: cells.map((cell, index) => {
        const column = table.columns[index] ?? 'form';
        return (
          cell?.forms.map((form) => stressForm(known, form, place(form, label, column))) ?? null
        );
      }),
    }));
    return { name: table.name, pos: table.pos, rows };
  });
}
