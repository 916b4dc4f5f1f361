import type { Features } from '../gloss/features.ts';
import type { FormPlace, GlossRules, VerbForm } from '../pack/gloss-rules.ts';
import { expandContraction } from './gloss/expand-contraction.ts';
import { otherSpellings } from './gloss/other-spellings.ts';
import { resolveEnglishVerbs } from './gloss/resolve-english-verbs.ts';
import { wordSet } from '../lookup/word-set.ts';

/** Verbs negated without "do" and followed by an infinitive without "to". */
const helpers = wordSet('be can could must should may might will would');

/** The "do" of a negated verb. */
function doNot({ mood, person, number }: VerbForm): string {
  if (mood === 'past') return "didn't";
  const isThird = person === 'third' && number === 'singular' && mood !== 'imperative';
  return isThird ? "doesn't" : "don't";
}

function part(row: FormPlace['row']): FormPlace {
  return { table: 'principal-parts', row, column: 'form' };
}

function verbPlaces({ mood, person, number }: VerbForm): FormPlace[] {
  const ofBe = (table: FormPlace['table']): FormPlace => ({ table, row: person, column: number });
  if (mood === 'past') return [ofBe('past'), part('past')];
  if (mood === 'gerund') return [part('gerund')];
  if (mood === 'participle') return [part('past-participle')];
  if (mood !== 'present') return [];
  const isThird = person === 'third' && number === 'singular';
  return [ofBe('present'), part(isThird ? 'third-person' : 'base')];
}

const auxiliaries: Partial<Record<NonNullable<Features['mood']>, string>> = {
  future: 'will',
  conditional: 'would',
};

const be = /^(?:am|is|are|was|were|be|been|not)$/u;

export const gloss: GlossRules = {
  contraction: /['’ʼ]|^(?:cannot|gonna|wanna|gotta)$/iu,
  expand: expandContraction,
  otherSpellings,
  /** `would like`, also with a subject in between, is a polite "want". */
  replaceWord: (word, twoBefore) =>
    word === 'like' && twoBefore.includes('would') ? 'want' : undefined,
  infinitive: /^to (?<verb>.+)$/,
  clauses: new Set(['that is', 'you know', 'I see', 'I mean']),

  /** `is working` is a verb, though "working" is also a noun. */
  weigh: ({ pos, text, textBefore }) =>
    text.endsWith('ing') && be.test(textBefore) && pos === 'verb' ? -1.5 : 0,
  beforeVerbs: 'i you he she it we they can could will would should must may might not to',
  purpose: 'to',

  resolveVerbs: resolveEnglishVerbs,
  subjects: [
    ['first', 'singular', 'masculine', 'i'],
    ['second', 'singular', 'masculine', 'you'],
    ['third', 'singular', 'masculine', 'he it this that'],
    ['third', 'singular', 'feminine', 'she'],
    ['first', 'plural', 'masculine', 'we'],
    ['third', 'plural', 'masculine', 'they these those'],
  ],
  negations: ['not'],
  ones: ['one'],
  be: ['be'],
  have: 'have',
  placePrepositions: new Set(['in', 'at', 'on', 'near', 'under', 'behind']),
  intensifier: 'very',

  asides: { auxiliary: '(auxiliary)', infinitive: '(to)', question: '(question)' },
  unsayable: /^\((?:emphasis|-)/u,
  chooseName: (name, { isUncounted }) =>
    isUncounted && /^(?:how )?many$/u.test(name) ? name.replace('many', 'much') : undefined,
  objects: 'me you him her it us you them',
  ambiguousObjects: new Set(['you', 'it']),

  negation: {
    from: 'before',
    say: (form, verb) =>
      helpers.has(verb.headword) ? `${form} not` : `${doNot(verb)} ${verb.headword}`,
  },
  subjectPronouns: {
    'first singular': 'I',
    'second singular': 'you',
    'first plural': 'we',
    'second plural': 'you',
  },
  infinitiveAfter: (form, verb) =>
    helpers.has(verb) || verb.endsWith(' to') ? form : `to ${form}`,
  hasParticiples: true,
  formOf({ headword, mood }) {
    if (headword !== 'can') return undefined;
    return mood === 'present' ? 'can' : 'could';
  },
  verbPlaces,
  periphrase({ headword, mood }) {
    const auxiliary = mood && auxiliaries[mood];
    return auxiliary && `${auxiliary} ${headword}`;
  },
};
