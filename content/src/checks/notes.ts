import type { Lexicon } from '../lexicon.ts';
import { languageCodes, type LanguageCode } from '@topwords/platform/contracts';
import type { Note } from '../bank.ts';
import { headwordsOf, type Row } from '../row.ts';
import { faultOf, type Check } from './check.ts';

type Missing = (headword: string, note: Note, row: Row, lexicon: Lexicon) => string | false;

function formsOf(lexicon: Lexicon, language: LanguageCode, headword: string): Set<string> {
  return lexicon[language].get(headword)?.forms ?? new Set();
}

function isPhrase(headword: string): boolean {
  return headword.includes(' ');
}

/** English verbs without a past in -ed are irregular; the modal ones have no participle. */
const needsEnglish: Missing = (headword, note, { pos }, lexicon) => {
  if (pos !== 'verb' || isPhrase(headword) || note.past) return false;
  const forms = [...formsOf(lexicon, 'en', headword)];
  const isModal = !forms.some((form) => form.endsWith('ing'));
  return !isModal && !forms.some((form) => form.endsWith('ed')) && 'past and participle';
};

/** Spanish verbs whose first person is not the stem and -o are irregular or change their stem. */
const needsSpanish: Missing = (headword, note, { pos }, lexicon) => {
  if (pos === 'noun') return !note.gender && 'gender';
  if (pos !== 'verb' || isPhrase(headword) || note.present || note.stem) return false;
  const regular = headword.replace(/[aeií]r(?:se)?$/u, 'o');
  return !formsOf(lexicon, 'es', headword).has(regular) && 'present or stem';
};

const needsRussian: Missing = (_, note, { pos }) => {
  if (pos === 'noun') return !note.gender && 'gender';
  return pos === 'verb' && !note.aspect && 'aspect';
};

const needsTurkish: Missing = (_, note, { pos }) =>
  pos === 'noun' && !note.accusative && 'accusative';

const missing: Record<LanguageCode, Missing> = {
  en: needsEnglish,
  es: needsSpanish,
  ru: needsRussian,
  tr: needsTurkish,
};

/** A row notes of the first headword of each column what a learner cannot guess. */
export const checkNotes: Check = ({ rows, lexicon }) =>
  rows.flatMap((located) =>
    languageCodes.flatMap((language) => {
      const { row } = located;
      const [text] = headwordsOf(row, language);
      const wanted = text && missing[language](text, row.notes?.[language] ?? {}, row, lexicon);
      if (!text || !wanted) return [];
      const detail = `"${text}" lacks the note ${wanted}`;
      return [faultOf(located, 'notes', { language, text, detail })];
    }),
  );
