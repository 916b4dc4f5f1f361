import { conjugateSpanish, type ConjugatedVerb } from './conjugate-spanish.ts';
import {
  cellOf,
  listOf,
  nothingDrawn,
  personsOf,
  type Drawn,
  type ParadigmWord,
} from '../../paradigms/drawing.ts';
import type { Cell } from '../../paradigms/paradigm-table.ts';
import {
  conjugateRegularly,
  conjugationOf,
  isRegularForm,
  spanishTenses,
} from './regular-verbs.ts';

const pronoun = /^(?:me|te|se|nos|os) /;

/** A verb that the library knows only as reflexive, with its gerund as a plain verb has it. */
function withoutPronoun(verb: ConjugatedVerb): ConjugatedVerb {
  const gerund = verb.gerund.replace('ándose', 'ando').replace('éndose', 'endo');
  return { ...verb, gerund };
}

/** A cell that shows a form with its pronoun and checks regularity without it. */
function cellWithPronoun(shown: string, form: string, regular: string): Cell | null {
  return cellOf(shown, isRegularForm(form, regular) ? shown : regular);
}

/** Reflexive commands are checked against those of the plain verb: vete, ve. */
function drawImperative(
  shown: ConjugatedVerb,
  plain: ConjugatedVerb,
  regular: ReturnType<typeof conjugateRegularly>,
) {
  const rows = (['first', 'second', 'third'] as const).map((label, index) => ({
    label,
    cells: (['singular', 'plural'] as const).map((number) =>
      cellWithPronoun(
        shown.imperative[number][index] ?? '',
        // That of vosotros is always regular, with any pronoun.
        (label === 'second' && number === 'plural' ? regular : plain).imperative[number][index] ??
          '',
        regular.imperative[number][index] ?? '',
      ),
    ),
  }));
  return { name: 'imperative' as const, columns: ['singular' as const, 'plural' as const], rows };
}

/** Draws the tables of a Spanish verb. Reflexive verbs have the pronoun in every finite form. */
export function drawSpanishVerb({ text, note }: ParadigmWord): Drawn {
  const isReflexive = /[aeií]rse$/u.test(text);
  const plainText = isReflexive ? text.slice(0, -2) : text;
  const shown = conjugateSpanish(text, note);
  if (!shown) return nothingDrawn;
  const plain = isReflexive ? (conjugateSpanish(plainText, {}) ?? withoutPronoun(shown)) : shown;
  const regular = conjugateRegularly(plainText);
  const gerund = plain.gerund === '' ? regular.gerund : plain.gerund;
  const hasCommands = Object.values(shown.imperative)
    .flat()
    .some((form) => form !== '');
  return {
    tables: [
      ...spanishTenses.map((tense) =>
        personsOf(
          tense,
          shown.tenses[tense].map((form, index) =>
            cellWithPronoun(form, form.replace(pronoun, ''), regular.tenses[tense][index] ?? ''),
          ),
        ),
      ),
      ...(hasCommands ? [drawImperative(shown, plain, regular)] : []),
      listOf('non-finite', [
        ['infinitive', cellOf(text)],
        ['gerund', cellWithPronoun(shown.gerund, gerund, regular.gerund)],
        ['participle', cellOf(shown.participles, regular.participle)],
      ]),
    ],
    facts: { conjugation: conjugationOf(plainText) },
  };
}
