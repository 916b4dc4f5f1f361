import { foldText } from '@topwords/languages/text';

/**
 * The words of each inflected form, as one text: a line for each folded form with the ids of its
 * words after a tab, `fue	12,31`; lines sorted by code units. A language has up to 200,000 forms:
 * as one text they are read in one go and take a tenth of the memory.
 */
export type FormIndex = string;

interface InflectedWord {
  id: number;
  text: string;
  forms: Iterable<string>;
}

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
  return lines.toSorted().join('\n');
}

/** Finds the ids of the words with a form. `folded` is the folded form. */
export function findWordsByForm(index: FormIndex, folded: string): number[] {
  let low = 0;
  let high = index.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = index.lastIndexOf('\n', middle - 1) + 1;
    const next = index.indexOf('\n', middle);
    const end = next === -1 ? index.length : next;
    const [form = '', ids = ''] = index.slice(start, end).split('\t');
    if (form === folded) return ids.split(',').map(Number);
    if (form < folded) low = end + 1;
    else high = start - 1;
  }
  return [];
}
