import type { FormPlace } from '@topwords/languages/gloss';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../bank/catalogue.ts';
import { tokensOf } from '@topwords/languages/text';
import { plainEquivalentsOf } from '../../bank/glosses.ts';
import type { FormTables } from '../forms/form-tables.ts';
import { comparable } from './edge-marks.ts';
import { likeness, type BankPhrases } from './bank-phrases.ts';

/** Where the tables contain the plural of a noun. */
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
 * Translations of a noun's plural by plurals: *children* is *дети*, not *ребёнок*. Of a noun with
 * several senses only plurals that translators of its sentences wrote, the most usual first: *hijos*
 * is *дети* more often than *сыновья*. Of another only plurals that some sentence has, as it has the
 * text: nobody says *adaletler* for *justicias*. Empty when the text is no plural of the noun, could
 * be a form of another noun (*замки*: locks, castles) or a commoner word, or the plural of its main sense is not said.
 */
export function translatePlural(
  { phrases, tables }: PluralSources,
  text: string,
  noun: CatalogueWord,
  to: LanguageCode,
): string[] {
  const typed = comparable(text, noun.language);
  const isPlural = pluralOf(tables, noun).some((form) => comparable(form, noun.language) === typed);
  const isOfAnother = phrases
    .findWords(text, noun.language)
    .some(({ word }) => word.id !== noun.id && (word.pos === 'noun' || word.rank < noun.rank));
  if (!isPlural || isOfAnother) return [];
  const sentences = noun.meanings
    .flatMap((meaning) => meaning.sentences)
    .filter((sentence) => tokensOf(sentence.text[noun.language], noun.language).includes(typed))
    .map((sentence) => tokensOf(sentence.text[to], to));
  const isPlain = noun.senses.length === 1 && phrases.isSaid(typed, noun.language);
  const equivalents = plainEquivalentsOf(noun, to);
  const uses = equivalents.flatMap((equivalent) => {
    const match = phrases
      .findWords(equivalent, to)
      .find((found) => found.word.pos === 'noun' && found.likeness === likeness.headword);
    const plural = match && pluralOf(tables, match.word)[0];
    if (match === undefined || plural === undefined) return [];
    const count = sentences.filter((tokens) =>
      tokens.some((token) => isInPlural(tables, match.word, token)),
    ).length;
    const isSaid = count > 0 || (isPlain && phrases.isSaid(comparable(plural, to), to));
    return isSaid ? [{ equivalent, plural, count }] : [];
  });
  if (uses[0] === undefined || uses[0].equivalent !== equivalents[0]) return [];
  return uses.toSorted((one, other) => other.count - one.count).map(({ plural }) => plural);
}

/** Whether a token is a form of the noun's plural, in any case. */
function isInPlural(tables: FormTables, { id, pos }: CatalogueWord, token: string): boolean {
  return tables
    .placesOf(id, pos, token)
    .some(({ row, column }) => row === 'plural' || column === 'plural');
}

function pluralOf(tables: FormTables, { id, pos }: CatalogueWord): string[] {
  return pos === 'noun' ? pluralPlaces.flatMap((place) => tables.formAt(id, pos, place) ?? []) : [];
}
