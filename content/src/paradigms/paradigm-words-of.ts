import type { LanguageCode } from '@topwords/languages/identity';
import type { ParadigmWord } from '@topwords/languages/paradigms';
import { noteFor, type LexiconEntry } from '../lexicon/lexicon.ts';
import { mergeNotes } from './merge-notes.ts';
import { thirdPersonsOf } from './third-persons-of.ts';

/** A headword as one part of speech, and its language. */
export interface DrawableWord extends ParadigmWord {
  language: LanguageCode;
}

/** A headword once for each of its parts of speech, and again if its rows note different forms. */
export function paradigmWordsOf(entry: LexiconEntry): DrawableWord[] {
  const { language, text, forms } = entry;
  const byPos = Map.groupBy(entry.rows, ({ row }) => row.pos);
  return [...byPos].flatMap(([pos, rows]) =>
    mergeNotes(rows.map((located) => noteFor(located, entry))).map((note) => ({
      language,
      text,
      pos,
      note,
      forms,
      thirdPersons: thirdPersonsOf(entry.lexeme),
    })),
  );
}
