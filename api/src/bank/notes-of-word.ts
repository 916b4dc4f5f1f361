import { wordNotes, type WordNotes } from '@topwords/platform/contracts';
import type { CatalogueMeaning, CatalogueWord } from './catalogue.ts';

const otherAspect: Partial<Record<NonNullable<WordNotes['aspect']>, WordNotes['aspect']>> = {
  impf: 'pf',
  pf: 'impf',
};

/**
 * What the bank notes of a word in one of its meanings. Notes are of the first headword; the other
 * verb of a Russian pair has the other aspect, and the first for its pair.
 */
export function notesOfWord(
  { text, language }: CatalogueWord,
  meaning: CatalogueMeaning,
): WordNotes {
  const [first] = meaning.words[language].headwords;
  const notes = wordNotes.parse(meaning.notes[language] ?? {});
  if (text === first) return notes;
  const { aspect, pair } = notes;
  if (first === undefined || aspect === undefined || pair !== text) return {};
  return { aspect: otherAspect[aspect] ?? aspect, pair: first };
}
