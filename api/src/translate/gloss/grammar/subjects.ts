import type { LanguageCode } from '@topwords/platform/contracts';
import type { Gender, GrammaticalNumber, Person } from './features.ts';

/** Who does what a verb says. */
export interface Subject {
  person: Person;
  number: GrammaticalNumber;
  gender: Gender;
}

const persons: [person: Person, number: GrammaticalNumber, gender: Gender, texts: string][] = [
  ['first', 'singular', 'masculine', 'i yo я ben'],
  ['second', 'singular', 'masculine', 'you tú ты sen'],
  ['third', 'singular', 'masculine', 'he it él он o this that esto eso это bu'],
  ['third', 'singular', 'feminine', 'she ella она usted'],
  ['third', 'singular', 'neuter', 'оно'],
  ['first', 'plural', 'masculine', 'we nosotros мы biz'],
  ['second', 'plural', 'masculine', 'vosotros вы siz'],
  ['third', 'plural', 'masculine', 'they ellos ellas ustedes они onlar these those'],
];

const byText = new Map(
  persons.flatMap(([person, number, gender, texts]) =>
    texts.split(' ').map((text): [string, Subject] => [text, { person, number, gender }]),
  ),
);

/** The subject that a pronoun is, if it is one. */
export function subjectOf(text: string): Subject | undefined {
  return byText.get(text);
}

const pronouns: Record<'en' | 'ru', Partial<Record<`${Person} ${GrammaticalNumber}`, string>>> = {
  en: {
    'first singular': 'I',
    'second singular': 'you',
    'first plural': 'we',
    'second plural': 'you',
  },
  ru: {
    'first singular': 'я',
    'second singular': 'ты',
    'first plural': 'мы',
    'second plural': 'вы',
  },
};

/**
 * The pronoun to say where the original leaves it to the verb: `entiendo` → `I understand`. None for
 * third persons, which may be anyone, nor where the other language leaves it out as well.
 */
export function impliedPronoun(
  person: Person,
  number: GrammaticalNumber,
  to: LanguageCode,
): string | undefined {
  return to === 'en' || to === 'ru' ? pronouns[to][`${person} ${number}`] : undefined;
}
