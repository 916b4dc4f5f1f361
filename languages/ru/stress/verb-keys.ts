import { singleKeyForms } from './key-forms.ts';
import type { StressedWord } from '../../pack/stress.ts';
import { plainOf, samePlace, stressedPlace, vowelFromEnd, vowelPlaces } from './vowel-stress.ts';

/** A verb without -ся and -сь, with its key forms by name. */
export interface VerbStress {
  infinitive: string;
  stressed: string;
  isReflexive: boolean;
  /** Its patterns by Zaliznyak, of the present and of the past. */
  present: string | undefined;
  past: string | undefined;
  keys: {
    first: string | undefined;
    thirdPlural: string | undefined;
    masculine: string | undefined;
    feminine: string | undefined;
    neuter: string | undefined;
    imperative: string | undefined;
  };
}

/** Reads what an author says about a verb. Only a stressed -ся́ (начался́) stays on its form. */
export function verbStressOf(word: StressedWord): VerbStress {
  const { text, stressed = text, accent } = word;
  const isReflexive = /(?:т[ьи]|чь)с[ья]$/u.test(text);
  const bare = (form: string) => (isReflexive ? form.replace(/с[ья]$/u, '') : form);
  const [first, thirdPlural, masculine, feminine, neuter, imperative] =
    // An empty one is a form that the verb does not have.
    singleKeyForms(word).map((form) => (form === '' ? undefined : bare(form)));
  // A single letter is both patterns only in a.
  const [present, past = present === 'a' ? 'a' : undefined] = accent?.split('/') ?? [];
  return {
    infinitive: bare(text),
    stressed: bare(stressed),
    isReflexive,
    present,
    past,
    keys: { first, thirdPlural, masculine, feminine, neuter, imperative },
  };
}

/** Whether a perfective prefix вы- has the stress, as then in all forms. */
export function hasStressedPrefix({ stressed }: VerbStress): boolean {
  return stressed.startsWith('вы\u0301');
}

/** The place of a stressed form's stress in another form of its stem. */
export function likeKey(key: string | undefined, form: string): number | undefined {
  return key === undefined ? undefined : samePlace(plainOf(key), stressedPlace(key), form);
}

/** The first vowel of a personal ending: несёшь, говори́те. */
export function personalEndingPlace(form: string): number | undefined {
  return vowelFromEnd(form, /[еёи]те$/u.test(form) ? 2 : 1);
}

/** Whether a personal form without -ся is stressed on its ending. */
export function isPersonOnEnding(stressed: string): boolean {
  return stressedPlace(stressed) === personalEndingPlace(plainOf(stressed));
}

/**
 * The infinitive's stress in a form of the same stem, also where its vowel changes (закры́ть,
 * закро́ю), or on the only vowel before the ending (быть, бу́ду).
 */
export function onStem(verb: VerbStress, form: string, ending: RegExp): number | undefined {
  const place = stressedPlace(verb.stressed);
  const start = verb.infinitive.slice(0, place);
  if (place !== undefined && form.startsWith(start) && vowelPlaces(form).includes(place)) {
    return place;
  }
  const [only, another] = vowelPlaces(form.replace(ending, ''));
  return another === undefined ? only : undefined;
}

/** рисова́ть: рису́ю, рису́й; тре́бовать keeps its place. */
export function onSuffix({ infinitive, stressed }: VerbStress, form: string): number | undefined {
  const suffix = infinitive.length - 5;
  const isSuffix = /[оеё]ва\u0301ть$/u.test(stressed) && /[ую]/u.test(form.charAt(suffix));
  return isSuffix ? suffix : undefined;
}
