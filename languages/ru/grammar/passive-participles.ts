import type { DictionaryForms } from '../../dictionaries/open-dictionary.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';

/** How a stem changes in the first person: замечу, посещу, прошу, люблю. */
const mutations: readonly [ending: RegExp, changed: readonly string[]][] = [
  [/ст$/u, ['щ']],
  [/т$/u, ['ч', 'щ']],
  [/[дз]$/u, ['ж']],
  [/с$/u, ['ш']],
  [/([бвмпф])$/u, ['$1л']],
];

const irregular = mapOf<string>({
  преодолеть: 'преодолённый',
  съесть: 'съеденный',
  увидеть: 'увиденный',
  ушибить: 'ушибленный',
});

/**
 * Verbs without a passive participle whose like is another word: *заплаканный* is tearful,
 * *помешанный* mad, *поверенный* an attorney, *настоянный* infused.
 */
const withoutPassive = wordSet('заплакать настоять поверить помешать постоять');

/** Verbs whose long participle is rather a word of its own: *данный* is mostly "this". */
const shortOnly = wordSet('дать');

/** Verbs in -ать and -ять that lose a nasal: взять, взятый; начать, начатый. */
const nasal = /(?:ня|зя|мя|пя|ча|жа)ть$/u;

function inEnny(stems: readonly string[]): string[] {
  return [...stems.map((stem) => `${stem}ённый`), ...stems.map((stem) => `${stem}енный`)];
}

/** The stem as the first person has it, and жд beside ж: *побеждённый* of *победить*. */
function changedStems(stem: string, persons: ReadonlySet<string>): string[] {
  const options = mutations.flatMap(([ending, changed]) =>
    ending.test(stem) ? changed.map((letters) => stem.replace(ending, letters)) : [],
  );
  const said = options.filter((one) => persons.has(`${one}у`) || persons.has(`${one}ю`));
  const heard = said.length > 0 ? said : options;
  const found = heard.length > 0 ? heard : [stem];
  return stem.endsWith('д') ? [...found, `${stem.slice(0, -1)}жд`] : found;
}

/** The stem before -ёт: *ведёт*, *украдёт*, *испечёт*. */
function personalStems(persons: ReadonlySet<string>): string[] {
  return [...persons].flatMap((form) => /^(.+[^аеёиоуыэюя])[её]т$/u.exec(form)?.[1] ?? []);
}

/** What the past passive participle may be; the dictionary decides. */
function passivesOf(infinitive: string, persons: ReadonlySet<string>): string[] {
  const known = irregular.get(infinitive);
  if (known !== undefined) return [known];
  const stem = infinitive.slice(0, -2);
  if (/(?:ти|сть|зть|чь)$/u.test(infinitive)) return inEnny(personalStems(persons));
  if (infinitive.endsWith('ереть')) return [`${stem.slice(0, -1)}тый`, `${stem.slice(0, -2)}ёртый`];
  if (/[оуы]ть$/u.test(infinitive)) return [`${stem}тый`];
  if (/[ая]ть$/u.test(infinitive)) {
    return [`${stem}нный`, ...(nasal.test(infinitive) ? [`${stem}тый`] : [])];
  }
  const short = stem.slice(0, -1);
  // *Решит*, *обидит*: of the second conjugation; *убьёт* and *посмеет* are not.
  if (persons.has(`${short}ит`)) return inEnny(changedStems(short, persons));
  return [`${stem}тый`];
}

/**
 * Short adjectives have two н, short participles one: *определённо*, *определено*. The dictionary also
 * builds *решёно*, which nobody says.
 */
const notShort = /(?:нн|ён)[аоы]$/u;
const shortForm = /[нт][аоы]?$/u;

/**
 * The forms of the past passive participle of a perfective verb, *написано* and *написанный* of
 * *написать*, if the dictionary has the participle. Others of imperfective verbs are mostly words of
 * their own: *желанный*, *жареный*.
 */
export function passiveParticiples(
  infinitive: string,
  persons: ReadonlySet<string>,
  forms: DictionaryForms,
): string[] {
  if (!/(?:т[ьи]|чь)$/u.test(infinitive) || withoutPassive.has(infinitive)) return [];
  // The first that the dictionary has: of two spellings that with ё.
  const found =
    passivesOf(infinitive, persons)
      .map((participle) => [participle, ...forms(participle, 'adjective')])
      .find(({ length }) => length > 1) ?? [];
  const shortInE = found.flatMap((form) =>
    /^.+ён(?=[аоы]$)/u.test(form) ? [form.replace(/ён(?=[аоы]$)/u, 'ен')] : [],
  );
  return [...new Set([...found, ...shortInE])].filter(
    (form) => !notShort.test(form) && (shortForm.test(form) || !shortOnly.has(infinitive)),
  );
}
