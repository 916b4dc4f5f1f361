import { allGrammar } from '@topwords/languages/grammar';
import type { LanguageCode } from '@topwords/languages/identity';
import type { ParadigmWord } from '@topwords/languages/paradigms';
import { noteFor, type LexiconEntry } from '../lexicon/lexicon.ts';
import { mergeNotes } from './merge-notes.ts';

/** A headword as one part of speech, and its language. */
export interface DrawableWord extends ParadigmWord {
  language: LanguageCode;
}

/** The author's accent pattern and key forms, of the part of speech that the lexeme describes. */
function accentOf({ lexeme: { word, pos, accent } }: LexiconEntry, of: string) {
  if (pos !== of || word.includes(' ')) return {};
  return { keyForms: accent?.forms, accent: accent?.pattern };
}

/** A headword once for each of its parts of speech, and again if its rows note different forms. */
export function paradigmWordsOf(entry: LexiconEntry): DrawableWord[] {
  const { language, text, forms } = entry;
  const byPos = Map.groupBy(entry.rows, ({ row }) => row.pos);
  return [...byPos].flatMap(([pos, rows]) => {
    const accent = accentOf(entry, pos);
    const ofKeys = allGrammar[language].formsOfKeys?.({ text, pos, ...accent }) ?? [];
    const known = ofKeys.length > 0 ? new Set([...forms, ...ofKeys]) : forms;
    return mergeNotes(rows.map((located) => noteFor(located, entry))).map((note) => ({
      language,
      text,
      pos,
      note,
      forms: known,
      ...accent,
    }));
  });
}
