import type { NounCase } from '@topwords/languages/gloss';
import type { RowLabel, TableName } from '@topwords/languages/paradigms';
import type { LanguageCode } from '@topwords/platform/contracts';
import { withoutBrackets } from '../../bank/glosses.ts';
import type { FormSources } from './grammar/read-features.ts';

const tables: readonly TableName[] = ['declension', 'personal-pronoun'];

/** The rows for each case, the closest first; English has one for all. */
const rowsOf: Record<Exclude<NounCase, 'nominative'>, readonly RowLabel[]> = {
  accusative: ['accusative', 'object'],
  object: ['accusative', 'object'],
  dative: ['dative', 'object'],
  genitive: ['genitive', 'prepositional', 'object'],
  instrumental: ['instrumental', 'genitive', 'prepositional', 'object'],
  prepositional: ['genitive', 'prepositional', 'object'],
  locative: ['locative', 'prepositional', 'object'],
  ablative: ['ablative', 'prepositional', 'object', 'genitive'],
};

/**
 * An equivalent of a pronoun in the case of the text: "me" for "I" of *меня*. Itself if it has no
 * such form, or is no pronoun.
 */
export function declinePronoun(
  { phrases, tables: forms }: FormSources,
  equivalent: string,
  { name, to }: { name: NounCase; to: LanguageCode },
): string {
  if (name === 'nominative') return equivalent;
  const base = withoutBrackets(equivalent);
  const words = phrases.findWords(base, to).filter(({ word }) => word.pos === 'pronoun');
  for (const { word } of words) {
    const place = forms
      .placesOf(word.id, 'pronoun', base)
      .find(({ row }) => row === 'nominative' || row === 'base');
    if (place === undefined) continue;
    const declined = tables.flatMap((table) =>
      rowsOf[name].flatMap(
        (row) => forms.formAt(word.id, 'pronoun', { ...place, table, row }) ?? [],
      ),
    )[0];
    if (declined !== undefined) return declined === base ? equivalent : declined;
  }
  return equivalent;
}
