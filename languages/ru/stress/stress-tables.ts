import type { ColumnLabel, RowLabel, TableName } from '../../paradigms/labels.ts';
import type { ParadigmTable } from '../../paradigms/paradigm-table.ts';
import { closedStress } from './closed-stress.ts';
import { placeComparative, placeLongForm, placeShortForm } from './place-adjective.ts';
import { hasThirdPlural, isAdjectivalNoun } from './table-forms.ts';
import { createNounPlacer } from './place-noun.ts';
import { placeImperative } from './place-imperative.ts';
import { placePast } from './place-past.ts';
import { placePerson } from './place-person.ts';
import type { StressedTable, StressedWord } from '../../pack/stress.ts';
import { splitCompound } from './split-compound.ts';
import type { PlacedForm } from './placed-form.ts';
import { stressedPlace, withStressAt } from './vowel-stress.ts';

type Placer = (form: string, row: RowLabel, column: ColumnLabel) => PlacedForm | undefined;

const shortColumns = ['masculine', 'neuter', 'feminine', 'plural'] as const;

function shortColumn(column: ColumnLabel) {
  return shortColumns.find((each) => each === column);
}

/** Places each form of a table where only the form, its row and its column decide. */
function at(
  place: (form: string, row: RowLabel, column: ColumnLabel) => number | undefined,
): Placer {
  return (form, row, column) => ({ form, place: place(form, row, column) });
}

function nounPlacer(word: StressedWord, table: ParadigmTable): Placer {
  if (isAdjectivalNoun(word.text, table)) return at((form) => placeLongForm(word, form));
  const place = createNounPlacer(word, table);
  return (form, row, column) => place(form, { row, isPlural: column === 'plural' });
}

/** Persons of another verb that is spelled alike (заболеет, заболит) are not placed. */
function personPlacer(word: StressedWord, table: ParadigmTable): Placer {
  if (!hasThirdPlural(word, table)) return () => undefined;
  return at((form, row, column) =>
    placePerson(word, form, row === 'first' && column === 'singular'),
  );
}

const placers: Partial<Record<TableName, (word: StressedWord, table: ParadigmTable) => Placer>> = {
  declension: nounPlacer,
  agreement: (word) => at((form) => placeLongForm(word, form)),
  'short-forms': (word) =>
    at((form, _, label) => {
      const column = shortColumn(label);
      return column && placeShortForm(word, form, column);
    }),
  comparison: (word) =>
    at((form, row) =>
      row === 'comparative' ? placeComparative(word, form) : placeLongForm(word, form),
    ),
  present: personPlacer,
  future: personPlacer,
  past: (word) =>
    at((form, _, label) => {
      const column = shortColumn(label);
      return column && placePast(word, form, column);
    }),
  imperative: (word) => at((form) => placeImperative(word, form)),
};

/** A form's stress: of ё and of the only vowel it is certain, otherwise a rule's. */
function stressForm(word: StressedWord, form: string, placed: PlacedForm | undefined) {
  if (stressedPlace(form) !== undefined) return form;
  const closed = closedStress(word.text, form, word.stressed ?? word.text);
  if (closed !== undefined) return closed;
  if (form === word.text) return word.stressed;
  return placed && withStressAt(placed.form, placed.place);
}

/** Parts of speech with tables: of another one (плюс, максимум) the accent is that of its noun. */
const inflected = new Set(['noun', 'verb', 'adjective', 'determiner', 'pronoun', 'numeral']);

/**
 * The stressed forms of a Russian word's tables, by its author's accent pattern and key forms; key
 * forms win. Tables of another part of speech get only what its headword's stress makes certain. Of a
 * compound with a hyphen only the last word is inflected, if its tables show that.
 * @see А. А. Зализняк, Грамматический словарь русского языка
 */
export function stressTables(
  word: StressedWord,
  tables: readonly ParadigmTable[],
): StressedTable[] {
  const compound = splitCompound(word, tables);
  return compound
    ? compound.join(stressWord(compound.last, compound.tables))
    : stressWord(word, tables);
}

function stressWord(word: StressedWord, tables: readonly ParadigmTable[]): StressedTable[] {
  return tables.map((table) => {
    const { text, pos, stressed } = word;
    const isOwn = table.pos === pos || !inflected.has(pos);
    const known = isOwn ? word : { text, pos, ...(stressed !== undefined && { stressed }) };
    const place = placers[table.name]?.(known, table);
    const rows = table.rows.map(({ label, cells }) => ({
      label,
      cells: cells.map((cell, index) => {
        const column = table.columns[index] ?? 'form';
        return (
          cell?.forms.map((form) => stressForm(known, form, place?.(form, label, column))) ?? null
        );
      }),
    }));
    return { name: table.name, pos: table.pos, rows };
  });
}
