/** What a table shows. Display names are the reader's: these are codes. */
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

/** `form` stands over the only column of a table that has no columns to tell apart. */
export const columnLabels = [
  'form',
  'singular',
  'plural',
  'masculine',
  'feminine',
  'neuter',
] as const;
export type ColumnLabel = (typeof columnLabels)[number];

/** `form` stands before the only row of a table that has no rows to tell apart. */
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
