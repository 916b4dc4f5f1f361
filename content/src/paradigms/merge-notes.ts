import type { Note } from '../rows/row.ts';

const merged = [
  'gender',
  'indeclinable',
  'plural',
  'past',
  'participle',
  'present',
  'stem',
  'aspect',
  'accusative',
  'aorist',
] as const satisfies (keyof Note)[];

function contradicts(one: Note, other: Note): boolean {
  return merged.some(
    (name) => one[name] !== undefined && other[name] !== undefined && one[name] !== other[name],
  );
}

/**
 * What the rows of a word note of its forms, put together. Notes that contradict each other are of
 * words that only look the same (lie, lay and lie, lied), which have their own tables.
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
