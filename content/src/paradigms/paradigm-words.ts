import { noteFor, type LexiconEntry } from '../lexicon.ts';
import type { ParadigmWord } from './drawing.ts';
import { mergeNotes } from './merged-notes.ts';

/** A headword once for each part of speech it has, and again where its rows note different forms. */
export function paradigmWordsOf(entry: LexiconEntry): ParadigmWord[] {
  const { language, text, forms } = entry;
  const byPos = Map.groupBy(entry.rows, ({ row }) => row.pos);
  return [...byPos].flatMap(([pos, rows]) =>
    mergeNotes(rows.flatMap((located) => noteFor(located, entry) ?? [])).map((note) => ({
      language,
      text,
      pos,
      note,
      forms,
    })),
  );
}
