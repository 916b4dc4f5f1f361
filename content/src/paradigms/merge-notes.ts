import { wordNotes } from '@topwords/platform/contracts';
import type { Note } from '../bank/bank.ts';

/** Notes that are not about forms but about the words that go with it. */
const { pair: _pair, government: _government, ...formNotes } = wordNotes.shape;
const merged = Object.keys(formNotes) as (keyof typeof formNotes)[];

function contradicts(one: Note, other: Note): boolean {
  return merged.some(
    (name) => one[name] !== undefined && other[name] !== undefined && one[name] !== other[name],
  );
}

/**
 * Merges the notes of a word's rows about its forms. Notes that contradict each other belong to
 * words that only look the same (lie, lay and lie, lied), which have separate tables.
 */
export function mergeNotes(notes: readonly Note[]): Note[] {
  const found: Note[] = [];
  for (const note of notes) {
    const place = found.findIndex((other) => !contradicts(note, other));
    if (place === -1) found.push({ ...note });
    else found[place] = { ...note, ...found[place] };
  }
  return found.length > 0 ? found : [{}];
}
