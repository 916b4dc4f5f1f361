/** Codes of tables; readers have their own display names. */
export const tableNames = [
  'principal-parts',
  'number',
  'agreement',
  'comparison',
  'short-forms',
  'declension',
  'possessive',
  'personal-pronoun',
  'present',
  'present-continuous',
  'aorist',
  'past',
  'past-definite',
  'past-evidential',
  'preterite',
  'imperfect',
  'future',
  'conditional',
  'present-subjunctive',
  'imperative',
  'non-finite',
] as const;
export type TableName = (typeof tableNames)[number];

/** `form` labels the column of a table with only one. */
export const columnLabels = [
  'form',
  'singular',
  'plural',
  'masculine',
  'feminine',
  'neuter',
] as const;
export type ColumnLabel = (typeof columnLabels)[number];

/** `form` labels the row of a table with only one. */
export const rowLabels = [
  'form',
  'singular',
  'plural',
  'first',
  'second',
  'third',
  'nominative',
  'genitive',
  'dative',
  'accusative',
  'accusative-animate',
  'accusative-inanimate',
  'instrumental',
  'prepositional',
  'locative',
  'ablative',
  'base',
  'infinitive',
  'third-person',
  'past',
  'past-participle',
  'participle',
  'gerund',
  'comparative',
  'superlative',
  'object',
  'possessive-determiner',
  'possessive-pronoun',
  'reflexive',
] as const;
export type RowLabel = (typeof rowLabels)[number];
