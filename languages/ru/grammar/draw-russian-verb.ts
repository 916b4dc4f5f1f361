import {
  cellOf,
  nothingDrawn,
  personsOf,
  rowOf,
  type Drawn,
  type ParadigmWord,
} from '../../paradigms/drawing.ts';
import type { Cell, WordFacts } from '../../paradigms/paradigm-table.ts';
import type { Speller } from '../../dictionaries/load-speller.ts';
import { plainOf } from '../stress/vowel-stress.ts';
import { reflexive, verbKeysOf, type VerbKeys } from './forms-of-keys.ts';
import { isRegularPast, regularPersons } from './regular-verbs.ts';
import { bareForms, imperativeOf, pastOf, personsOfVerb, type Persons } from './verb-forms.ts';
import {
  knownImperfective,
  knownPerfective,
  thirdPersonOnly,
  withoutFirstPerson,
  withoutImperative,
} from './word-lists.ts';

/** The aspect from notes, or from the adverbial participle: сделав is perfective, делая is not. */
function aspectOf({ text, note }: ParadigmWord, forms: ReadonlySet<string>): WordFacts['aspect'] {
  if (note.aspect === 'both') return 'both';
  if (note.aspect) return note.aspect === 'pf' ? 'perfective' : 'imperfective';
  if (knownPerfective.has(text)) return 'perfective';
  if (knownImperfective.has(text)) return 'imperfective';
  const [perfective, imperfective] = [/(?:в|вши)$/u, /[ая]$/u].map((ending) =>
    [...forms].some((form) => ending.test(form) && !form.endsWith('ла')),
  );
  if (perfective === imperfective) return undefined;
  return perfective ? 'perfective' : 'imperfective';
}

function conjugationOf([, second = '', , , , thirdPlural = '']: Persons): WordFacts['conjugation'] {
  const isSecond = second.endsWith('ишь');
  const plural = /[ая]т$/u.test(thirdPlural);
  if (isSecond !== plural || /[ая]шь$/u.test(second)) return 'mixed';
  return isSecond ? 'second' : 'first';
}

/** The persons by the productive types, if the dictionary knows all of them: заканчивается. */
function spelledPersons(
  infinitive: string,
  shown: (form: string) => string,
  isSpelled: Speller,
): Persons | undefined {
  const regular = regularPersons(infinitive).map((options) =>
    options.filter((form) => isSpelled(shown(form)) || isSpelled(form)),
  );
  const isWhole = regular.length > 0 && regular.every((found) => found.length === 1);
  return isWhole ? regular.flat() : undefined;
}

/**
 * The persons that are said, by the author's key forms, the other forms or the rules: of *болит* and
 * *случится* only the third.
 */
function personsSaid(
  word: ParadigmWord,
  infinitive: string,
  {
    keys,
    forms,
    spelled,
  }: { keys: VerbKeys; forms: ReadonlySet<string>; spelled: () => Persons | undefined },
): Persons | undefined {
  const { text, keyForms: [first] = [] } = word;
  const isWithoutFirst = withoutFirstPerson.test(infinitive);
  const isThird = keys.persons?.[1] === '';
  if (isThird && !isWithoutFirst) return keys.persons;
  const key = first === undefined ? undefined : plainOf(first).replace(/с[ья]$/u, '');
  const persons =
    (isThird ? undefined : keys.persons) ?? personsOfVerb(infinitive, forms, key) ?? spelled();
  if (thirdPersonOnly.has(text)) {
    return persons?.map((form, place) => (place % 3 === 2 ? form : ''));
  }
  return isWithoutFirst ? persons?.with(0, '') : persons;
}

/** Draws the tables of a Russian verb: present or future by its aspect, past and imperative. */
export function drawRussianVerb(word: ParadigmWord, isSpelled: Speller): Drawn {
  if (!/(?:т[ьи]|чь)(?:с[ья])?$/u.test(word.text)) return nothingDrawn;
  const isReflexive = /с[ья]$/u.test(word.text);
  const infinitive = isReflexive ? word.text.slice(0, -2) : word.text;
  const forms = bareForms(word);
  const keys = verbKeysOf(word);
  const shown = (form: string) => (isReflexive && form !== '' ? reflexive(form) : form);
  const spelled = () => spelledPersons(infinitive, shown, isSpelled);
  const persons = personsSaid(word, infinitive, { keys, forms, spelled });
  const isThirdOnly = persons !== undefined && persons[1] === '';
  const past = keys.past ?? pastOf(infinitive, forms);
  const aspect = aspectOf(word, forms);
  const cell = (form: string, isRegular: boolean): Cell | null =>
    cellOf(shown(form), isRegular ? shown(form) : []);
  const regular = regularPersons(infinitive);
  const personCells = persons?.map((form, index) =>
    cell(form, regular[index]?.includes(form) ?? false),
  );
  const [masculine, feminine, neuter, plural] = past.map((form, index) =>
    cell(form, isRegularPast(infinitive, form, index)),
  );
  const name = aspect === 'perfective' || infinitive === 'быть' ? 'future' : 'present';
  const orderForms =
    isThirdOnly || withoutImperative.has(word.text)
      ? []
      : keys.imperative === undefined
        ? imperativeOf(infinitive, forms, persons)
        : [keys.imperative, `${keys.imperative}те`];
  const [order, orders] = orderForms.map((form) => cellOf(shown(form)));
  return {
    tables: [
      ...(personCells && aspect ? [personsOf(name, personCells)] : []),
      ...(past.length > 0
        ? [
            rowOf('past', [
              ['masculine', masculine ?? null],
              ['feminine', feminine ?? null],
              ['neuter', neuter ?? null],
              ['plural', plural ?? null],
            ]),
          ]
        : []),
      ...(order
        ? [
            {
              name: 'imperative' as const,
              columns: ['singular' as const, 'plural' as const],
              rows: [{ label: 'second' as const, cells: [order, orders ?? null] }],
            },
          ]
        : []),
    ],
    facts: {
      ...(aspect && { aspect }),
      ...(persons && !isThirdOnly && { conjugation: conjugationOf(persons) }),
    },
  };
}
