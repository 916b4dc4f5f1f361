import type { Paradigms } from '@topwords/content/paradigms';
import type { FormPlace } from '@topwords/languages/gloss';
import type { ParadigmTable } from '@topwords/languages/paradigms';

/** The inflection tables of the bank's words. */
export interface FormTables {
  /** All forms of a word. */
  formsOf(wordId: number): string[];
  /** All places of a form, in table order. */
  placesOf(wordId: number, pos: string, form: string): FormPlace[];
  /** The form at a place; undefined if there is none. */
  formAt(wordId: number, pos: string, place: FormPlace): string | undefined;
}

/** Loads the tables on first use. */
export function createFormTables(load: () => Paradigms): FormTables {
  let loaded: Paradigms | undefined;

  function tablesOf(wordId: number, pos: string): ParadigmTable[] {
    loaded ??= load();
    return loaded.words[wordId]?.filter((table) => table.pos === pos) ?? [];
  }

  return {
    formsOf(wordId) {
      loaded ??= load();
      const tables = loaded.words[wordId] ?? [];
      return tables.flatMap(({ rows }) =>
        rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.forms ?? [])),
      );
    },
    placesOf: (wordId, pos, form) =>
      tablesOf(wordId, pos).flatMap(({ name, columns, rows }) =>
        rows.flatMap(({ label, cells }) =>
          cells.flatMap((cell, index) => {
            const column = columns[index];
            const isHere = cell?.forms.includes(form) === true && column !== undefined;
            return isHere ? [{ table: name, row: label, column }] : [];
          }),
        ),
      ),
    formAt(wordId, pos, place) {
      const table = tablesOf(wordId, pos).find(({ name }) => name === place.table);
      const cells = table?.rows.find(({ label }) => label === place.row)?.cells;
      return cells?.[table?.columns.indexOf(place.column) ?? -1]?.forms[0];
    },
  };
}
