import type { RowLabel } from '../../paradigms/labels.ts';
import type { ParadigmTable } from '../../paradigms/paradigm-table.ts';
import { nounKeysOf, type NounKeys } from './key-forms.ts';
import { nounPatterns, type NounCell } from './noun-patterns.ts';
import type { StressedWord } from '../../pack/stress.ts';
import type { PlacedForm } from './placed-form.ts';
import { plainOf, samePlace, stressedPlace, vowelFromEnd, vowelPlaces } from './vowel-stress.ts';

/** Endings of two syllables, whose first one is stressed; змею has another ею. */
const longEnding = /(?:[ая]ми|[оеё]ю)$/u;

/** The vowel of a form's ending, or the stem's last one before a zero ending. */
function endingPlace(form: string, row: RowLabel): number | undefined {
  return vowelFromEnd(form, row === 'instrumental' && longEnding.test(form) ? 2 : 1);
}

/** Whether a form ends in a consonant or sign: стран, ночь; -ов and -ей are endings. */
export function isZeroEnding(form: string, { row, isPlural }: NounCell): boolean {
  if (isPlural) return row === 'genitive' && !/(?:[оеё]в|ей)$/u.test(form);
  return row !== 'instrumental' && !/[аеёиоуыэюя]$/u.test(form);
}

/** Whether the stress of a form is on its ending. */
export function isOnEnding(stressed: string, cell: NounCell): boolean {
  const form = plainOf(stressed);
  return !isZeroEnding(form, cell) && stressedPlace(stressed) === endingPlace(form, cell.row);
}

/** The form of a table that a label names. */
export function formAt(table: ParadigmTable, label: RowLabel, column: 'singular' | 'plural') {
  const row = table.rows.find((each) => each.label === label);
  return row?.cells[table.columns.indexOf(column)]?.forms[0];
}

/** The key forms of a noun by its table. */
export function keysOf(word: StressedWord, table: ParadigmTable): NounKeys {
  return nounKeysOf(word, {
    isPluralOnly: !table.columns.includes('singular'),
    accusative: formAt(table, 'accusative', 'singular'),
    nominativePlural: formAt(table, 'nominative', 'plural'),
  });
}

/** The place of a base's stress in a form of the same stem, with ё as the base writes it. */
function onStem(base: string | undefined, form: string): PlacedForm | undefined {
  if (base === undefined) return undefined;
  const place = samePlace(plainOf(base), stressedPlace(base), form);
  if (place === undefined) return undefined;
  const letter = plainOf(base).charAt(place);
  const isRestored = letter === 'ё' && form.charAt(place) === 'е';
  return { place, form: isRestored ? `${form.slice(0, place)}ё${form.slice(place + 1)}` : form };
}

function isSpelledLike(key: string | undefined, form: string): key is string {
  return key !== undefined && plainOf(key).replaceAll('ё', 'е') === form.replaceAll('ё', 'е');
}

/** A case that an accusative equals is stressed like it. */
function rowLike(table: ParadigmTable, form: string, { row, isPlural }: NounCell): RowLabel {
  if (row !== 'accusative') return row;
  const column = isPlural ? 'plural' : 'singular';
  const same = (['nominative', 'genitive'] as const).find(
    (label) => formAt(table, label, column) === form,
  );
  return same ?? row;
}

/** Returns a function that places the stress of a noun's forms by its key forms and its pattern. */
export function createNounPlacer(
  word: StressedWord,
  table: ParadigmTable,
): (form: string, cell: NounCell) => PlacedForm | undefined {
  const keys = keysOf(word, table);
  const pattern = nounPatterns.get(word.accent ?? '');
  const lemma = word.stressed ?? word.text;
  const isPluralOnly = !table.columns.includes('singular');
  const lemmaCell: NounCell = { row: 'nominative', isPlural: isPluralOnly };
  const isLemmaOnEnding = isOnEnding(lemma, lemmaCell);
  // The genitive first: по́лдень, полу́дня, полу́днем.
  const stemBases = [
    ...[keys.genitive, keys.accusative].filter(
      (key) => key !== undefined && !isOnEnding(key, { row: 'genitive', isPlural: false }),
    ),
    ...(isLemmaOnEnding ? [] : [lemma]),
  ];
  const { nominativePlural, genitivePlural } = keys;
  const pluralBase =
    nominativePlural !== undefined &&
    !isOnEnding(nominativePlural, { row: 'nominative', isPlural: true })
      ? nominativePlural
      : undefined;

  const isOtherPlural =
    nominativePlural !== undefined &&
    !isPluralOnly &&
    !isSpelledLike(nominativePlural, formAt(table, 'nominative', 'plural') ?? '');

  function keyOf(row: RowLabel, isPlural: boolean): string | undefined {
    if (isPlural && row === 'nominative') return isPluralOnly ? lemma : nominativePlural;
    if (isPlural) return row === 'genitive' ? genitivePlural : undefined;
    if (row === 'nominative') return lemma;
    if (row === 'genitive') return keys.genitive;
    return row === 'accusative' ? keys.accusative : undefined;
  }

  /** The stem's stress; in the singular of pattern d it is unknown, and not needed. */
  function stem(form: string, isPlural: boolean): PlacedForm | undefined {
    const bases = isPlural ? [pluralBase, ...(nominativePlural ? [] : stemBases)] : stemBases;
    for (const base of bases) {
      const placed = onStem(base, form);
      if (placed) return placed;
    }
    // ребёнок, котёнок: котята.
    if (word.text.endsWith('ёнок') && isPlural) {
      const suffix = /[ая]т(?=(?:а|ам|ами|ах)?$)/u.exec(form)?.index;
      return suffix === undefined ? undefined : { form, place: suffix };
    }
    return undefined;
  }

  return (form, cell) => {
    const row = rowLike(table, form, cell);
    // Another plural, of another sense: листы and листья.
    if (cell.isPlural && isOtherPlural) return undefined;
    const key = keyOf(row, cell.isPlural);
    if (isSpelledLike(key, form)) return { form: plainOf(key), place: stressedPlace(key) };
    if (key !== undefined && row !== 'genitive') return undefined;
    const where = pattern?.({ row, isPlural: cell.isPlural });
    if (where === undefined) return undefined;
    if (where === 'stem' || (row === 'instrumental' && form.endsWith('ью')))
      return stem(form, cell.isPlural);
    const isZero = isZeroEnding(form, { row, isPlural: cell.isPlural });
    // A vowel that the headword lacks may be stressed or not: only a key form says.
    if (isZero && vowelPlaces(form).length >= vowelPlaces(word.text).length) return undefined;
    return { form, place: endingPlace(form, row) };
  };
}
