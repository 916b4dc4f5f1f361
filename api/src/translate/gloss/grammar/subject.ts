import {
  allGloss,
  type Gender,
  type GrammaticalNumber,
  type Person,
} from '@topwords/languages/gloss';
import { languageCodes } from '@topwords/languages/identity';

/** The subject of a verb. */
export interface Subject {
  person: Person;
  number: GrammaticalNumber;
  gender: Gender;
}

const byText = new Map(
  languageCodes
    .flatMap((code) => allGloss[code].subjects)
    .flatMap(([person, number, gender, texts]) =>
      texts.split(' ').map((text): [string, Subject] => [text, { person, number, gender }]),
    ),
);

/** The subject that a pronoun expresses; undefined if it is not a subject pronoun. */
export function subjectOf(text: string): Subject | undefined {
  return byText.get(text);
}
