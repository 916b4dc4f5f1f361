import type { FormLabel, FormName } from '@topwords/languages/tutor';
import type { ColumnLabel, RowLabel, TableName } from '@topwords/languages/paradigms';

type Label = TableName | RowLabel | ColumnLabel;

/** Labels that a form name may mean besides its own: each language has its own names. */
const otherLabels: Partial<Record<FormName, readonly Label[]>> = {
  past: ['past-definite', 'past-evidential', 'preterite', 'imperfect'],
  preterite: ['past', 'past-definite'],
  present: ['present-continuous', 'aorist', 'third-person'],
  aorist: ['present'],
  subjunctive: ['present-subjunctive'],
  participle: ['past-participle'],
  'past-participle': ['participle'],
  infinitive: ['base'],
  third: ['third-person'],
  accusative: ['accusative-animate', 'accusative-inanimate'],
  possessive: ['possessive-determiner', 'possessive-pronoun'],
  'short-form': ['short-forms'],
  declension: ['number', 'agreement', 'personal-pronoun'],
};

/** Tables that show the definite past; the past of an English verb is in a row. */
const definitePasts = new Set<TableName>(['past-definite', 'preterite', 'past']);

function isNamed({ table, pos, row, column }: FormLabel, name: FormName): boolean {
  if (name === 'conjugation') return pos === 'verb';
  if (name === 'past-definite') return definitePasts.has(table);
  return [name, ...(otherLabels[name] ?? [])].some((label) =>
    [table, row, column].some((own) => own === label),
  );
}

/** Whether a place matches all the names. */
export function isAskedForm(label: FormLabel, names: readonly FormName[]): boolean {
  return names.length > 0 && names.every((name) => isNamed(label, name));
}
