import { foldText } from '@topwords/languages/text';

/**
 * The words of each inflected form, as one text in UTF-8: a line for each folded form with the ids
 * of its words after a tab, `fue	12,31`; lines sorted by bytes. Turkish has 800,000 forms: as
 * bytes they are read in one go, and take half the memory of a text.
 */
export type FormIndex = Buffer;

interface InflectedWord {
  id: number;
  text: string;
  forms: Iterable<string>;
}

const newline = 10;

/** Builds the index of a language. The words of a form keep the given order. */
export function buildFormIndex(words: Iterable<InflectedWord>): FormIndex {
  const idsByForm = new Map<string, Set<number>>();
  for (const { id, text, forms } of words) {
    const own = foldText(text);
    for (const form of forms) {
      const folded = foldText(form);
      if (folded === own) continue;
      const ids = idsByForm.get(folded) ?? new Set();
      idsByForm.set(folded, ids.add(id));
    }
  }
  const lines = [...idsByForm].map(([form, ids]) => `${form}\t${[...ids].join(',')}`);
  // Code units sort as bytes do, because no form has a character beyond U+FFFF.
  return Buffer.from(lines.toSorted().join('\n'));
}

/** Finds the ids of the words with a form. `folded` is the folded form. */
export function findWordsByForm(index: FormIndex, folded: string): number[] {
  const form = Buffer.from(`${folded}\t`);
  let low = 0;
  let high = index.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = middle === 0 ? 0 : index.lastIndexOf(newline, middle - 1) + 1;
    const next = index.indexOf(newline, middle);
    const end = next === -1 ? index.length : next;
    const order = index.compare(form, 0, form.length, start, Math.min(start + form.length, end));
    if (order === 0) {
      const ids = index.toString('latin1', start + form.length, end);
      return ids.split(',').map(Number);
    }
    if (order < 0) low = end + 1;
    else high = start - 1;
  }
  return [];
}
