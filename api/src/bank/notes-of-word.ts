import type { Usage } from '@topwords/content/usages';
import type { WordNotes } from '@topwords/platform/contracts';
import type { CatalogueMeaning, CatalogueWord } from './catalogue.ts';

/**
 * The bank's notes on a word in one of its meanings, which describe the meaning's first headword. A
 * note that the word's usage gives is left out.
 */
export function notesOfWord(
  { text, language }: CatalogueWord,
  meaning: CatalogueMeaning,
  usage: Usage = {},
): WordNotes {
  const [first] = meaning.words[language].headwords;
  if (text !== first) return {};
  const { accepted: _practiceOnly, ...notes } = meaning.notes[language] ?? {};
  if (usage.aspect !== undefined) delete notes.aspect;
  if (usage.partners !== undefined) delete notes.pair;
  if (usage.gender !== undefined) delete notes.gender;
  if (usage.patterns !== undefined) delete notes.government;
  return notes;
}
