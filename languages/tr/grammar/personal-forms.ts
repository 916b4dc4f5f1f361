import { attach } from './sounds.ts';
import { turkishTenses, type TurkishVerbStem } from './verbs.ts';

/** The tenses in which a Turkish verb has personal forms. */
export type TurkishTense =
  | keyof ReturnType<typeof turkishTenses>
  | 'past-continuous'
  | 'past-aorist'
  | 'past-perfect'
  | 'future-past'
  | 'necessity';

/** What a personal form of a verb says. */
export interface PersonalForm {
  tense: TurkishTense;
  isNegative: boolean;
  can: boolean;
  /** First to third person singular, then plural. */
  person: number;
}

const pastPersons = ['m', 'n', '', 'k', 'nIz'];
const persons = ['(y)Im', 'sIn', '', '(y)Iz', 'sInIz', 'lAr'];

function past(base: string): string[] {
  const plain = attach(base, 'DI');
  return [...pastPersons.map((ending) => attach(plain, ending)), attach(attach(base, 'lAr'), 'DI')];
}

/** A stem that is the same before a vowel. */
function stemAlike(text: string): TurkishVerbStem {
  return { plain: text, beforeVowel: text };
}

/**
 * The personal forms of a verb, by its stem and its aorist: its tenses, negated as well, and of
 * "can" and "cannot". After Göksel and Kerslake, Turkish: A Comprehensive Grammar (2005), chapter 8.
 */
export function personalForms(stem: TurkishVerbStem, aorist: string): [string, PersonalForm][] {
  const negative = attach(stem.plain, 'mA');
  const can = attach(stem.beforeVowel, '(y)Abil');
  const cannot = attach(stem.beforeVowel, '(y)AmA');
  const bases: [TurkishVerbStem, string, Pick<PersonalForm, 'isNegative' | 'can'>][] = [
    [stem, aorist, { isNegative: false, can: false }],
    [stemAlike(negative), `${negative}z`, { isNegative: true, can: false }],
    [stemAlike(can), attach(can, 'Ir'), { isNegative: false, can: true }],
    [stemAlike(cannot), `${cannot}z`, { isNegative: true, can: true }],
  ];
  return bases.flatMap(([base, own, polarity]) => {
    const tenses = turkishTenses(base, own);
    const all: [TurkishTense, readonly string[]][] = [
      ...(Object.entries(tenses) as [TurkishTense, string[]][]),
      ['past-continuous', past(tenses['present-continuous'][2] ?? '')],
      ['past-aorist', past(own)],
      ['past-perfect', past(tenses['past-evidential'][2] ?? '')],
      ['future-past', past(tenses.future[2] ?? '')],
      ['necessity', persons.map((ending) => attach(attach(base.plain, 'mAlI'), ending))],
    ];
    return all.flatMap(([tense, each]) =>
      each.map((form, person): [string, PersonalForm] => [form, { tense, person, ...polarity }]),
    );
  });
}
