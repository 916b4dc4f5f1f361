import type { Paradigms } from '@topwords/content/paradigms';
import type { PartOfSpeech } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../bank/catalogue.ts';

/** A form of a word, as a sentence has it. */
interface Inflected {
  word: CatalogueWord;
  form: string;
  pos: PartOfSpeech;
}

/**
 * The forms of another word where a word has this form: `hogares` for `casas`. None if it lacks such
 * forms; undefined if the tables do not say.
 */
export function formsLike(
  { words }: Paradigms,
  { word, form, pos }: Inflected,
  other: CatalogueWord,
): string[] | undefined {
  const { language } = word;
  const spellings = new Set([form, form.toLocaleLowerCase(language)]);
  const tablesOf = ({ id }: CatalogueWord) => words[id]?.filter((table) => table.pos === pos) ?? [];
  const otherTables = tablesOf(other);
  const places = tablesOf(word).flatMap(({ name, rows }) =>
    rows.flatMap(({ label, cells }) =>
      cells.flatMap((cell, column) =>
        cell?.forms.some((one) => spellings.has(one)) ? [{ name, label, column }] : [],
      ),
    ),
  );
  if (places.length === 0 || otherTables.length === 0) {
    return spellings.has(word.text) ? [other.text] : undefined;
  }
  const found = places.flatMap(({ name, label, column }) => {
    const table = otherTables.find((one) => one.name === name);
    return table?.rows.find((row) => row.label === label)?.cells[column]?.forms ?? [];
  });
  return [...new Set(found)];
}
