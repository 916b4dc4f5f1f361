import type { NounCase } from '../gloss/features.ts';
import { resolveCompounds, type Compound } from '../gloss/resolve-compounds.ts';
import type { GlossRules } from '../pack/gloss-rules.ts';

const governed: Partial<Record<NounCase, string>> = {
  prepositional: 'в на о при',
  instrumental: 'с за под над перед между',
  dative: 'к по',
  genitive: 'для без у из от до около из-за после кроме против вокруг',
  accusative: 'через про',
};

const caseOfPreposition = new Map(
  Object.entries(governed).flatMap(([name, list]) =>
    list.split(' ').map((text): [string, NounCase] => [text, name as NounCase]),
  ),
);

const compounds: Compound[] = [{ auxiliary: 'быть', needs: 'infinitive', says: 'future' }];

export const gloss: GlossRules = {
  beforeVerbs: 'я ты он она оно мы вы они не',

  resolveVerbs: (clause) => resolveCompounds(clause, compounds),
  subjects: [
    ['first', 'singular', 'masculine', 'я'],
    ['second', 'singular', 'masculine', 'ты'],
    ['third', 'singular', 'masculine', 'он это'],
    ['third', 'singular', 'feminine', 'она'],
    ['third', 'singular', 'neuter', 'оно'],
    ['first', 'plural', 'masculine', 'мы'],
    ['second', 'plural', 'masculine', 'вы'],
    ['third', 'plural', 'masculine', 'они'],
  ],
  negations: ['не'],
  ones: ['один', 'одна'],
  be: ['быть'],
  placePrepositions: new Set(['в', 'на', 'у', 'около']),
  intensifier: 'очень',
  /** The prepositional case means "where" (`в доме`), the accusative "where to" (`в дом`). */
  placeMeaning(text, cases) {
    if (!/^(?:в|во|на)$/u.test(text) || !cases.includes('prepositional')) return undefined;
    if (cases.includes('accusative')) return 'to';
    return text === 'на' ? 'on' : 'in';
  },

  asides: {
    auxiliary: '(вспомогательное слово)',
    infinitive: '(инфинитив)',
    question: '(вопрос)',
  },
  unsayable: /^/u,
  /** "Have" becomes "be" only in whole sentences. */
  chooseName: (name, { isHaving }) => (name === 'быть' && isHaving ? 'иметь' : undefined),
  objects: 'меня тебя его её его нас вас их',
  pronounCases: {
    dative: 'мне тебе ему ей ему нам вам им',
    instrumental: 'мной тобой ним ней ним нами вами ними',
    prepositional: 'мне тебе нём ней нём нас вас них',
  },
  caseAfter: (preposition) =>
    preposition.startsWith('(родительный') ? 'genitive' : caseOfPreposition.get(preposition),
  objectCase: 'accusative',
  afterNumber: (name) => ({
    number: /^(?:два|две|три|четыре)$/u.test(name) ? 'singular' : 'plural',
    case: 'genitive',
  }),
  agreeingPlaces({ gender, number, case: row }) {
    const column = number === 'plural' ? 'plural' : gender;
    // Most objects are inanimate; the animate accusative differs only in the masculine.
    const isObject = row === 'accusative';
    return [{ table: 'agreement', row: isObject ? 'accusative-inanimate' : row, column }];
  },

  leavesOutBe: ({ mood }) => mood === 'present',
  negation: { from: 'after', say: (form) => `не ${form}` },
  subjectPronouns: {
    'first singular': 'я',
    'second singular': 'ты',
    'first plural': 'мы',
    'second plural': 'вы',
  },
  verbPlaces({ mood, number, gender }) {
    if (mood !== 'past' && mood !== 'conditional') return undefined;
    const column = mood === 'past' && number === 'plural' ? 'plural' : gender;
    return [{ table: 'past', row: 'form', column }];
  },
  conditionalParticle: 'бы',
  periphrase({ headword, mood, person, number }, formAt) {
    if (mood !== 'future') return undefined;
    const be = formAt('быть', { table: 'future', row: person, column: number });
    return be && `${be} ${headword}`;
  },
};
