import type { FormLabel, FormName } from '@topwords/languages/tutor';

type Test = (label: FormLabel) => boolean;

function inTable(...names: FormLabel['table'][]): Test {
  return ({ table }) => names.includes(table);
}

function inRow(...names: FormLabel['row'][]): Test {
  return ({ row }) => names.includes(row);
}

function inColumn(name: FormLabel['column']): Test {
  return ({ row, column }) => column === name || row === name;
}

function either(...tests: Test[]): Test {
  return (label) => tests.some((test) => test(label));
}

/** The table places that a form name may mean; each language has its own names. */
const places: Record<FormName, Test> = {
  past: either(
    inTable('past', 'past-definite', 'past-evidential', 'preterite', 'imperfect'),
    inRow('past'),
  ),
  preterite: either(inTable('preterite', 'past', 'past-definite'), inRow('past')),
  imperfect: inTable('imperfect'),
  'past-definite': inTable('past-definite', 'preterite', 'past'),
  'past-evidential': inTable('past-evidential'),
  present: either(inTable('present', 'present-continuous', 'aorist'), inRow('third-person')),
  'present-continuous': inTable('present-continuous'),
  aorist: inTable('aorist', 'present'),
  future: inTable('future'),
  conditional: inTable('conditional'),
  subjunctive: inTable('present-subjunctive'),
  imperative: inTable('imperative'),
  participle: inRow('participle', 'past-participle'),
  'past-participle': inRow('past-participle', 'participle'),
  gerund: inRow('gerund'),
  infinitive: inRow('infinitive', 'base'),
  singular: inColumn('singular'),
  plural: inColumn('plural'),
  first: inRow('first'),
  second: inRow('second'),
  third: inRow('third', 'third-person'),
  masculine: inColumn('masculine'),
  feminine: inColumn('feminine'),
  neuter: inColumn('neuter'),
  nominative: inRow('nominative'),
  genitive: inRow('genitive'),
  dative: inRow('dative'),
  accusative: inRow('accusative', 'accusative-animate', 'accusative-inanimate'),
  instrumental: inRow('instrumental'),
  prepositional: inRow('prepositional'),
  locative: inRow('locative'),
  ablative: inRow('ablative'),
  comparative: inRow('comparative'),
  superlative: inRow('superlative'),
  possessive: either(inTable('possessive'), inRow('possessive-determiner', 'possessive-pronoun')),
  'short-form': inTable('short-forms'),
  declension: inTable('declension', 'number', 'agreement', 'personal-pronoun'),
  conjugation: ({ pos }) => pos === 'verb',
};

/** Whether a place matches all the names. */
export function isAskedForm(label: FormLabel, names: readonly FormName[]): boolean {
  return names.length > 0 && names.every((name) => places[name](label));
}
