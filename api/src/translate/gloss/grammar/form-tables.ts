import type { FormPlace } from '@topwords/languages/gloss';
import type { ParadigmTable } from '@topwords/languages/paradigms';
import type { Paradigms } from '@topwords/content/paradigms';
import type { LanguageCode } from '@topwords/platform/contracts';
import { likeness, type BankPhrases } from '../../phrases/bank-phrases.ts';

/** The inflection tables of the bank's words. */
export interface FormTables {
  /** All places of a form, in table order. */
  placesOf(wordId: number, pos: string, form: string): FormPlace[];
  /** The form at the first of these places that the headword has; undefined if it has none. */
  formAt(
    headword: { text: string; language: LanguageCode; pos: string },
    places: readonly FormPlace[],
  ): string | undefined;
}

/** Loads the tables on first use. */
export function createFormTables(load: () => Paradigms, phrases: BankPhrases): FormTables {
  let loaded: Paradigms | undefined;

  function tablesOf(wordId: number, pos: string): ParadigmTable[] {
    loaded ??= load();
    return loaded.words[wordId]?.filter((table) => table.pos === pos) ?? [];
  }

  function tablesOfText(text: string, language: LanguageCode, pos: string): ParadigmTable[] {
    return phrases
      .findWords(text, language)
      .filter((match) => match.likeness === likeness.headword)
      .flatMap(({ word }) => tablesOf(word.id, pos));
  }

  return {
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
    formAt({ text, language, pos }, places) {
      const tables = tablesOfText(text, language, pos);
      for (const place of places) {
        const form = cellAt(tables, place);
        if (form !== undefined) return form;
      }
      return undefined;
    },
  };
}

function cellAt(tables: readonly ParadigmTable[], place: FormPlace): string | undefined {
  const table = tables.find(({ name }) => name === place.table);
  const cells = table?.rows.find(({ label }) => label === place.row)?.cells;
  return cells?.[table?.columns.indexOf(place.column) ?? -1]?.forms[0];
}
