import type { ParadigmWord } from '../../paradigms/drawing.ts';
import { withoutFirstPerson } from './word-lists.ts';

/** Persons of verbs without a regular conjugation: Zaliznyak's "irregular" ones. */
const irregularPersons: [RegExp, string, string[]][] = [
  [/дать(?:ся)?$/u, 'дать', ['дам', 'дашь', 'даст', 'дадим', 'дадите', 'дадут']],
  [/есть(?:ся)?$/u, 'есть', ['ем', 'ешь', 'ест', 'едим', 'едите', 'едят']],
  [/хотеть(?:ся)?$/u, 'хотеть', ['хочу', 'хочешь', 'хочет', 'хотим', 'хотите', 'хотят']],
  [/бежать(?:ся)?$/u, 'бежать', ['бегу', 'бежишь', 'бежит', 'бежим', 'бежите', 'бегут']],
];

const mutations: [RegExp, string][] = [
  [/ст$/u, 'щ'],
  [/т$/u, 'ч'],
  [/т$/u, 'щ'],
  [/[дз]$/u, 'ж'],
  [/с$/u, 'ш'],
  [/([бвмпф])$/u, '$1л'],
];

/** Present or simple future, six persons, without the reflexive ending. */
export type Persons = string[];

/** A verb's forms without -ся and -сь, and without spellings that leave out ё. */
export function bareForms({ text, forms }: ParadigmWord): Set<string> {
  const isReflexive = /с[ья]$/u.test(text);
  const bare = [...forms].map((form) => (isReflexive ? form.replace(/с[ья]$/u, '') : form));
  const withE = new Set(
    bare.filter((form) => form.includes('ё')).map((form) => form.replaceAll('ё', 'е')),
  );
  return new Set(bare.filter((form) => form.includes('ё') || !withE.has(form)));
}

function firstOf(candidates: readonly string[], forms: ReadonlySet<string>): string | undefined {
  return candidates.find((form) => forms.has(form));
}

/** The persons that match a second person singular: говоришь, говорю, говорят. */
function personsWith(
  infinitive: string,
  second: string,
  forms: ReadonlySet<string>,
): Persons | undefined {
  const base = second.slice(0, -2);
  const stem = base.slice(0, -1);
  const back = stem.replace(/ж$/u, 'г').replace(/ч$/u, 'к');
  const isSecond = base.endsWith('и');
  const mutated = mutations.flatMap(([from, to]) =>
    from.test(stem) ? [stem.replace(from, to)] : [],
  );
  const thirdPlural = isSecond
    ? firstOf([`${stem}ят`, `${stem}ат`], forms)
    : firstOf([`${stem}ют`, `${stem}ут`, `${back}ут`], forms);
  const first = isSecond
    ? firstOf(
        [
          ...mutated.map((text) => `${text}ю`),
          ...mutated.map((text) => `${text}у`),
          `${stem}ю`,
          `${stem}у`,
        ],
        forms,
      )
    : firstOf([thirdPlural?.slice(0, -1) ?? ''], forms);
  const [third, firstPlural, secondPlural] = [`${base}т`, `${base}м`, `${base}те`];
  const isWhole =
    thirdPlural && [third, firstPlural, secondPlural].every((form) => forms.has(form));
  const said = first === undefined || withoutFirstPerson.test(infinitive) ? '' : first;
  return isWhole ? [said, second, third, firstPlural, secondPlural, thirdPlural] : undefined;
}

/**
 * The set of persons among the forms; undefined if there are several, as for писать. `key` is the
 * author's first person singular.
 */
export function personsOfVerb(
  infinitive: string,
  forms: ReadonlySet<string>,
  key: string | undefined,
): Persons | undefined {
  for (const [pattern, ending, persons] of irregularPersons) {
    if (!pattern.test(infinitive)) continue;
    const prefix = infinitive.slice(0, -ending.length);
    const built = persons.map((form) => prefix + form);
    if (built[0] === key || built.every((form) => forms.has(form) || form === infinitive))
      return built;
  }
  const seconds = [...forms].filter((form) => /[еёи]шь$/u.test(form));
  const found = seconds
    .flatMap((second) => [personsWith(infinitive, second, forms) ?? []])
    .filter((set) => set.length > 0);
  // писать, писаю and писать, пишу: the one whose consonant changes is the common verb.
  const wanted = found.filter(([, second = '']) => !second.startsWith(infinitive.slice(0, -2)));
  const [only, another] = found.length > 1 && wanted.length > 0 ? wanted : found;
  return another ? undefined : only;
}

/** Masculine, feminine, neuter, plural. */
export function pastOf(infinitive: string, forms: ReadonlySet<string>): string[] {
  const feminines = [...forms].filter(
    (form) => form.endsWith('ла') && forms.has(`${form.slice(0, -1)}и`),
  );
  const [feminine, another] = feminines;
  if (feminine === undefined || another !== undefined) return [];
  const stem = feminine.slice(0, -2);
  const withYo = stem.replace(/е([^аеёиоуыэюя]+)$/u, 'ё$1');
  // вёл, мог, нёс, пошёл, вышел, сжёг.
  const candidates = [
    `${stem}л`,
    `${stem.replace(/е$/u, 'ё')}л`,
    withYo,
    stem,
    `${stem}ёл`,
    `${stem}ел`,
    infinitive.replace(/ечь$/u, 'ёг'),
  ];
  const masculine = firstOf(candidates, forms) ?? '';
  return [masculine, feminine, `${stem}ло`, `${stem}ли`].map((form) =>
    forms.has(form) ? form : '',
  );
}

/** The imperative whose plural is also among the forms: читай, читайте. */
export function imperativeOf(
  infinitive: string,
  forms: ReadonlySet<string>,
  persons: Persons | undefined,
): string[] {
  const found = [...forms].filter(
    (form) => /[ийь]$/u.test(form) && !form.endsWith('ть') && forms.has(`${form}те`),
  );
  const soft = [...forms].filter((form) => form.endsWith('ть') && forms.has(`${form}те`));
  // Of писай and пиши, choose the one that matches the persons.
  const fitting = [...found, ...soft].filter(
    (form) => persons?.[5]?.startsWith(form.slice(0, -1)) ?? true,
  );
  // махай beside машу is another verb's; давай beside даю is not.
  const other = [...found, ...soft].filter(
    (form) => infinitive.endsWith('авать') || !/[^аеоуыия]ай$/u.test(form),
  );
  const [one, another] = fitting.length > 0 ? fitting : other;
  return one !== undefined && another === undefined ? [one, `${one}те`] : [];
}
