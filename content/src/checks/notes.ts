import { allGrammar } from '@topwords/languages/grammar';
import { languageCodes } from '@topwords/languages/identity';
import { entryOfRow, noteFor } from '../lexicon/lexicon.ts';
import { headwordsOf } from '../rows/row.ts';
import { faultOf, type Check } from './check.ts';

/** A row must note what a learner cannot guess about the first headword of each column. */
export const checkNotes: Check = ({ rows, lexicon }) =>
  rows.flatMap((located) =>
    languageCodes.flatMap((language) => {
      const { row } = located;
      const [text] = headwordsOf(row, language);
      if (!text) return [];
      const entry = entryOfRow(lexicon, language, { row, text });
      if (!entry) return [];
      const { forms } = entry;
      const note = noteFor(located, entry);
      const wanted = allGrammar[language].missingNote({ text, pos: row.pos, note, forms });
      if (!wanted) return [];
      const detail = `"${text}" needs the note ${wanted}`;
      return [faultOf(located, 'notes', { language, text, detail })];
    }),
  );
