import {
  cellOf,
  nothingDrawn,
  personsOf,
  rowOf,
  type Drawn,
  type ParadigmWord,
} from '../../paradigms/drawing.ts';
import type { Cell, WordFacts } from '../../paradigms/paradigm-table.ts';
import { isRegularPast, regularPersons } from './regular-verbs.ts';
import { bareForms, imperativeOf, pastOf, personsOfVerb, type Persons } from './verb-forms.ts';
import {
  knownImperfective,
  knownPerfective,
  thirdPersonOnly,
  withoutFirstPerson,
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

function reflexive(form: string): string {
  return form + (/[аеёиоуыэюя]$/u.test(form) ? 'сь' : 'ся');
}

/** The persons that are said: of *болит* and *случится* only the third. */
function personsSaid(
  { text, thirdPersons }: ParadigmWord,
  persons: Persons | undefined,
): Persons | undefined {
  if (thirdPersons !== undefined && !withoutFirstPerson.test(text.replace(/ся$/u, ''))) {
    const [singular = '', plural = ''] = thirdPersons.map((form) => form.replace(/ся$/u, ''));
    return ['', '', singular, '', '', plural];
  }
  if (!thirdPersonOnly.has(text)) return persons;
  return persons?.map((form, place) => (place % 3 === 2 ? form : ''));
}

/** Draws the tables of a Russian verb: present or future by its aspect, past and imperative. */
export function drawRussianVerb(word: ParadigmWord): Drawn {
  if (!/(?:т[ьи]|чь)(?:с[ья])?$/u.test(word.text)) return nothingDrawn;
  const isReflexive = /с[ья]$/u.test(word.text);
  const infinitive = isReflexive ? word.text.slice(0, -2) : word.text;
  const forms = bareForms(word);
  const persons = personsSaid(word, personsOfVerb(infinitive, forms));
  const isThirdOnly = persons !== undefined && persons[1] === '';
  const past = pastOf(infinitive, forms);
  const aspect = aspectOf(word, forms);
  const shown = (form: string) => (isReflexive && form !== '' ? reflexive(form) : form);
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
  const orderForms = isThirdOnly ? [] : imperativeOf(infinitive, forms, persons);
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
