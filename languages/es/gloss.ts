import { resolveCompounds, type Compound } from '../gloss/resolve-compounds.ts';
import type { FormPlace, GlossRules } from '../pack/gloss-rules.ts';
import { mapOf } from '../lookup/map-of.ts';
import { wordSet } from '../lookup/word-set.ts';

/** Verbs that describe how things were rather than what happened. */
const lasting = wordSet('ser estar tener haber querer saber poder vivir deber creer');

const compounds: Compound[] = [
  { auxiliary: 'haber', needs: 'participle', says: 'past' },
  { auxiliary: 'estar', needs: 'gerund', says: 'tense of the auxiliary' },
  { auxiliary: 'ir', needs: 'infinitive', says: 'future', link: 'a' },
];

export const gloss: GlossRules = {
  /** Pronouns are attached: `probarme`. */
  infinitiveForm: /[aeií]r(?:me|te|se|nos|os|l[aeo]s?)+$/u,

  weigh({ headword, pos, text, posBefore, textAfter }) {
    // Without an article or adjective `mañana` means "tomorrow".
    if (pos === 'noun' && text === 'mañana') {
      return posBefore === 'determiner' || posBefore === 'adjective' ? 0 : 0.8;
    }
    // `fui a casa` is from `ir`, `fui feliz` from `ser`.
    return headword === 'ir' && /^(?:a|al)$/u.test(textAfter) ? -1 : 0;
  },
  beforeVerbs: 'yo tú él ella nosotros ellos usted ustedes no me te se le les nos lo',
  purpose: 'para',

  resolveVerbs: (clause) => resolveCompounds(clause, compounds),
  subjects: [
    ['first', 'singular', 'masculine', 'yo'],
    ['second', 'singular', 'masculine', 'tú'],
    ['third', 'singular', 'masculine', 'él esto eso'],
    ['third', 'singular', 'feminine', 'ella usted'],
    ['first', 'plural', 'masculine', 'nosotros'],
    ['second', 'plural', 'masculine', 'vosotros'],
    ['third', 'plural', 'masculine', 'ellos ellas ustedes'],
  ],
  negations: ['no'],
  ones: ['uno', 'una'],
  be: ['ser', 'estar'],
  have: 'tener',

  asides: { auxiliary: '(auxiliar)', infinitive: '(infinitivo)', question: '(pregunta)' },
  unsayable: /^\((?:énfasis|futuro|condicional|verbo|-|¿)/u,
  chooseName(name, { isBeing, isState }) {
    if (!isBeing || name !== 'ser') return undefined;
    return isState() ? 'estar' : name;
  },
  objects: 'me te lo la lo nos os los',
  pronounCases: {
    dative: 'me te le le le nos os les',
    prepositional: 'mí ti él ella ello nosotros vosotros ellos',
  },
  ambiguousObjects: new Set(['él', 'ella', 'ello', 'nosotros', 'vosotros', 'ellos']),
  beforeNoun: mapOf({
    alguno: 'algún',
    ninguno: 'ningún',
    uno: 'un',
    bueno: 'buen',
    malo: 'mal',
    primero: 'primer',
    tercero: 'tercer',
  }),
  agreeingPlaces({ gender, number }) {
    const column = gender === 'feminine' ? 'feminine' : 'masculine';
    return [{ table: 'agreement', row: number, column }];
  },

  negation: { from: 'after', say: (form) => `no ${form}` },
  hasParticiples: true,
  verbPlaces({ mood, headword, person, number }): FormPlace[] | undefined {
    if (mood === 'gerund' || mood === 'participle') {
      return [{ table: 'non-finite', row: mood, column: 'form' }];
    }
    const isLasting = mood === 'past' && lasting.has(headword);
    return isLasting ? [{ table: 'imperfect', row: person, column: number }] : undefined;
  },
};
