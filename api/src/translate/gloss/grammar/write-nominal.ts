import { allGloss, type Agreement, type FormPlace } from '@topwords/languages/gloss';
import { allSyntax } from '@topwords/languages/syntax';
import type { LanguageCode, PartOfSpeech } from '@topwords/platform/contracts';
import type { FormTables } from './form-tables.ts';

const plain: ReadonlySet<PartOfSpeech> = new Set([
  'noun',
  'adjective',
  'determiner',
  'numeral',
  'pronoun',
]);

/** A noun, or a word that agrees with one, in the given form; unchanged if it has no such form. */
export function writeNominal(
  tables: FormTables,
  to: LanguageCode,
  { name, pos }: { name: string; pos: PartOfSpeech },
  agreement: Agreement,
): string {
  if (!plain.has(pos)) return name;
  const { agreeingPlaces } = allGloss[to];
  const places = pos === 'noun' ? nounPlaces(to, agreement) : (agreeingPlaces?.(agreement) ?? []);
  return tables.formAt({ text: name, language: to, pos }, places) ?? name;
}

function nounPlaces(to: LanguageCode, { number, case: row }: Agreement): FormPlace[] {
  if (!allSyntax[to].hasCases) return [{ table: 'number', row: number, column: 'form' }];
  return [
    { table: 'declension', row, column: number },
    { table: 'declension', row, column: 'form' },
  ];
}
