import { Conjugator, type Result } from '@jirimracek/conjugate-esp';
import type { WordNote } from '../../paradigms/word-note.ts';
import type { SpanishTense } from './regular-verbs.ts';
import { mapOf } from '../../lookup/map-of.ts';

/** A verb's forms from the library, with pronouns if it is reflexive; '' when there is none. */
export interface ConjugatedVerb {
  tenses: Record<SpanishTense, string[]>;
  gerund: string;
  participles: string[];
  /** First to third person; the polite forms are the third. */
  imperative: { singular: string[]; plural: string[] };
}

const conjugator = new Conjugator();
conjugator.setOrthography('2010');
// The library sorts its list of verbs at every conjugation, only to look one up.
const verbs = conjugator.getVerbListSync();
conjugator.getVerbListSync = () => verbs;

/** Impersonal verbs: of two conjugations, use the one with third persons only. */
const impersonal = new Set(['anochecer', 'llover', 'nevar', 'ocurrir', 'suceder', 'incumbir']);

/** Reflexives said in the third person only, which the library conjugates whole: se me ocurre. */
const thirdPersonOnly = new Set(
  'acabarse cumplirse descargarse marchitarse ocurrirse terminarse usarse'.split(' '),
);

/** Commands to oneself and others that are not the subjunctive: vamos, not vayamos. */
const exhortations = mapOf({ ir: 'vamos', irse: 'vámonos' });

/** Verbs without an imperative in practice. */
const withoutImperative = new Set(['haber', 'poder', 'soler', 'doler', 'gustar', 'deber']);

/** Forms that the library spells without their accent. */
const corrected = mapOf({ reios: 'reíos', sonreios: 'sonreíos' });

function formOf(text: string | undefined): string {
  return text === undefined || text === '-' ? '' : (corrected.get(text) ?? text);
}

function resultsOf(verb: string, region: 'castellano' | 'formal'): Result[] {
  const results = conjugator.conjugateSync(verb, region);
  return typeof results === 'string' ? [] : results;
}

/** Keeps the conjugations that agree with the rows' notes: apuesto, not aposto. */
function matchingNotes(results: Result[], verb: string, note: WordNote): Result[] {
  const wanted = results.filter(({ info }) => !info.defective || impersonal.has(verb));
  const rightKind = impersonal.has(verb) ? wanted.filter(({ info }) => info.defective) : wanted;
  const found = rightKind.length > 0 ? rightKind : results;
  const changed = note.stem?.split('>')[1];
  return found.filter(({ conjugation }) => {
    const [first = '', , third = ''] = conjugation.Indicativo.Presente;
    return note.present === undefined
      ? !changed || third.includes(changed)
      : first === note.present;
  });
}

/**
 * Conjugates a verb, reflexive ones with their pronouns; undefined when the library and a row
 * disagree.
 */
export function conjugateSpanish(verb: string, note: WordNote): ConjugatedVerb | undefined {
  const results = matchingNotes(resultsOf(verb, 'castellano'), verb, note);
  // Of two futures the regular one is the commoner: predeciré, prediré.
  const first =
    results.find(({ conjugation }) => conjugation.Indicativo.FuturoImperfecto[0] === `${verb}é`) ??
    results[0];
  if (!first) return undefined;
  const { Indicativo, Subjuntivo, Imperativo, Impersonal } = first.conjugation;
  const polite =
    resultsOf(verb, 'formal').find(
      ({ conjugation }) => conjugation.Subjuntivo.Presente[0] === Subjuntivo.Presente[0],
    )?.conjugation.Imperativo.Afirmativo ?? [];
  const isThird = thirdPersonOnly.has(verb);
  const hasImperative = !withoutImperative.has(verb) && !impersonal.has(verb) && !isThird;
  const persons = (forms: readonly string[]) =>
    forms.map((form, place) => (isThird && place % 3 !== 2 ? '' : formOf(form)));
  const command = (text: string | undefined) => (hasImperative ? formOf(text) : '');
  const familiar = Imperativo.Afirmativo;
  const participles = results.flatMap(({ conjugation }) =>
    conjugation.Impersonal.Participio.split('/').map(formOf),
  );
  return {
    tenses: {
      present: persons(Indicativo.Presente),
      preterite: persons(Indicativo.PreteritoIndefinido),
      imperfect: persons(Indicativo.PreteritoImperfecto),
      future: persons(Indicativo.FuturoImperfecto),
      conditional: persons(Indicativo.CondicionalSimple),
      'present-subjunctive': persons(Subjuntivo.Presente),
    },
    gerund: formOf(Impersonal.Gerundio),
    // The noted participle is the more common of two: impreso, imprimido.
    participles: [note.participle ?? '', ...participles].filter((text) =>
      participles.includes(text),
    ),
    imperative: {
      singular: ['', command(familiar[1]), command(polite[1])],
      plural: [
        exhortations.get(verb) ?? command(familiar[3]),
        command(familiar[4]),
        command(polite[4]),
      ],
    },
  };
}
