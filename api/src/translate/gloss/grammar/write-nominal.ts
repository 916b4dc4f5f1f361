import type { LanguageCode, PartOfSpeech } from '@topwords/platform/contracts';
import type { Gender, GrammaticalNumber, NounCase } from './features.ts';
import type { FormTables, Place } from './form-tables.ts';

/** What a noun asks of itself and of the words that go with it. */
export interface Agreement {
  gender: Gender;
  number: GrammaticalNumber;
  case: NounCase;
}

const plain: ReadonlySet<PartOfSpeech> = new Set([
  'noun',
  'adjective',
  'determiner',
  'numeral',
  'pronoun',
]);

/** A noun, or a word that agrees with one, in the form asked for; itself where it has no other. */
export function writeNominal(
  tables: FormTables,
  to: LanguageCode,
  { name, pos }: { name: string; pos: PartOfSpeech },
  agreement: Agreement,
): string {
  if (!plain.has(pos)) return name;
  const places = pos === 'noun' ? nounPlaces(to, agreement) : agreeingPlaces(to, agreement);
  return tables.formAt({ text: name, language: to, pos }, places) ?? name;
}

function nounPlaces(to: LanguageCode, { number, case: row }: Agreement): Place[] {
  if (to === 'en' || to === 'es') return [{ table: 'number', row: number, column: 'form' }];
  return [
    { table: 'declension', row, column: number },
    { table: 'declension', row, column: 'form' },
  ];
}

function agreeingPlaces(to: LanguageCode, agreement: Agreement): Place[] {
  const { gender, number, case: row } = agreement;
  if (to === 'es') {
    const column = gender === 'feminine' ? 'feminine' : 'masculine';
    return [{ table: 'agreement', row: number, column }];
  }
  if (to !== 'ru') return [];
  const column = number === 'plural' ? 'plural' : gender;
  // Most objects are things; the accusative of living beings differs in the masculine alone.
  const isObject = row === 'accusative';
  return [{ table: 'agreement', row: isObject ? 'accusative-inanimate' : row, column }];
}
