import type { WordNotes } from '@topwords/platform/contracts';
import type { CatalogueMeaning, CatalogueWord } from './catalogue.ts';

const otherAspect: Partial<Record<NonNullable<WordNotes['aspect']>, WordNotes['aspect']>> = {
  impf: 'pf',
  pf: 'impf',
};

/**
 * The bank's notes on a word in one of its meanings. Notes describe the first headword; the other
 * verb of a Russian pair has the other aspect, and the first verb as its pair.
 */
export function notesOfWord(
  { text, language }: CatalogueWord,
  meaning: CatalogueMeaning,
): WordNotes {
  const [first] = meaning.words[language].headwords;
  const { accepted: _practiceOnly, ...notes } = meaning.notes[language] ?? {};
  if (text === first) return notes;
  const { aspect, pair } = notes;
  if (first === undefined || aspect === undefined || pair !== text) return {};
  return { aspect: otherAspect[aspect] ?? aspect, pair: first };
}
