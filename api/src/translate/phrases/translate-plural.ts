import type { FormPlace } from '@topwords/languages/gloss';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../bank/catalogue.ts';
import { mainGlossOf, plainEquivalentsIn } from '../../bank/glosses.ts';
import type { FormTables } from '../forms/form-tables.ts';
import { comparable } from './edge-marks.ts';
import { likeness, type BankPhrases } from './bank-phrases.ts';

/** Where the tables have the plural of a noun that stands alone. */
const pluralPlaces: readonly FormPlace[] = [
  { table: 'number', row: 'plural', column: 'form' },
  { table: 'declension', row: 'nominative', column: 'plural' },
];

/** What translating a plural needs. */
export interface PluralSources {
  phrases: BankPhrases;
  tables: FormTables;
}

/**
 * Translations of a noun's plural in its main sense: *children* is *дети*, not *ребёнок*. Empty when the
 * text is no plural of the noun, or the tables lack that of its main equivalent.
 */
export function translatePlural(
  { phrases, tables }: PluralSources,
  { text, noun }: { text: string; noun: CatalogueWord },
  to: LanguageCode,
): string[] {
  const typed = comparable(text, noun.language);
  const isPlural = pluralOf(tables, noun).some((form) => comparable(form, noun.language) === typed);
  if (!isPlural) return [];
  const plurals = plainEquivalentsIn(mainGlossOf(noun, to)).map((equivalent) => {
    const match = phrases
      .findWords(equivalent, to)
      .find((found) => found.word.pos === 'noun' && found.likeness === likeness.headword);
    return match && pluralOf(tables, match.word)[0];
  });
  return plurals[0] === undefined ? [] : plurals.flatMap((plural) => plural ?? []);
}

function pluralOf(tables: FormTables, { id, pos }: CatalogueWord): string[] {
  return pos === 'noun' ? pluralPlaces.flatMap((place) => tables.formAt(id, pos, place) ?? []) : [];
}
