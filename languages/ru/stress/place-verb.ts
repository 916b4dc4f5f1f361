import { singleKeyForms } from './key-forms.ts';
import type { StressedWord } from './stressed-word.ts';
import { plainOf, samePlace, stressedPlace, vowelFromEnd, vowelPlaces } from './vowel-stress.ts';

/** A form without -ся or -сь. */
function bare(form: string): string {
  return form.replace(/с(?:я\u0301?|ь)$/u, '');
}

function isReflexive(text: string): boolean {
  return /с[ья]$/u.test(text);
}

interface VerbKeys {
  first?: string;
  thirdPlural?: string;
  masculine?: string;
  feminine?: string;
  neuter?: string;
  imperative?: string;
}

/** The key forms of a verb; убедить and the like have a third person in place of the first. */
export function verbKeysOf(word: StressedWord): VerbKeys {
  const [first, thirdPlural, masculine, feminine, neuter, imperative] = singleKeyForms(word);
  return {
    ...(first !== undefined && { first }),
    ...(thirdPlural !== undefined && { thirdPlural }),
    ...(masculine !== undefined && { masculine }),
    ...(feminine !== undefined && { feminine }),
    ...(neuter !== undefined && { neuter }),
    ...(imperative !== undefined && { imperative }),
  };
}

const personalEnding = /(?:[ую]|[еёи](?:шь|т|м|те)|[уюая]т|м|шь|ст|дим|дите|дят)$/u;

/** The first vowel of a personal ending: несёшь, говори́те. */
export function personalEndingPlace(form: string): number | undefined {
  return vowelFromEnd(form, /[еёи]те$/u.test(bare(form)) ? 2 : 1);
}

/** Whether a personal form is stressed on its ending. */
export function isPersonOnEnding(stressed: string): boolean {
  const form = bare(plainOf(stressed));
  return (
    stressedPlace(bare(stressed)) === personalEndingPlace(form) && vowelPlaces(form).length > 0
  );
}

function lemmaOf({ stressed, text }: StressedWord): string {
  return bare(stressed ?? text);
}

/** The infinitive's stress, in a form of the same stem, or on the only vowel before the ending. */
function onLemmaStem(word: StressedWord, form: string, ending: RegExp): number | undefined {
  const lemma = lemmaOf(word);
  const infinitive = plainOf(lemma);
  const place = stressedPlace(lemma);
  // рисова́ть: рису́ю; тре́бовать keeps its place.
  if (/[оеё]вать$/u.test(infinitive) && place === infinitive.length - 3) {
    const suffix = infinitive.length - 5;
    if (/[ую]/u.test(form.charAt(suffix)) && ending !== pastEnding) return suffix;
  }
  const same = samePlace(infinitive, place, form);
  if (same !== undefined) return same;
  const [only, another] = vowelPlaces(form.replace(ending, ''));
  return another === undefined ? only : undefined;
}

/** The vowel before a personal ending: where pattern c has its stress. */
function beforeEnding(form: string): number | undefined {
  const end = personalEndingPlace(form);
  return end === undefined ? undefined : vowelPlaces(form).findLast((place) => place < end);
}

/** Whether a perfective prefix вы- has the stress, as then in all forms. */
function hasStressedPrefix(word: StressedWord): boolean {
  return (word.stressed ?? '').startsWith('вы\u0301');
}

/**
 * The place of the stress in a present or future form, by the key forms, otherwise by the pattern:
 * a on the stem, b on the ending, c on the ending in the first person only.
 * @see А. А. Зализняк, Грамматический словарь русского языка, «Ударение глаголов»
 */
export function placePerson(
  word: StressedWord,
  form: string,
  isFirst: boolean,
): number | undefined {
  const { first, thirdPlural } = verbKeysOf(word);
  const bareForm = bare(form);
  if (hasStressedPrefix(word)) return samePlace('вы', 1, form);
  const key = [first, thirdPlural].find((each) => each !== undefined && plainOf(each) === form);
  if (key !== undefined) return stressedPlace(key);
  if (thirdPlural !== undefined && !isFirst) {
    if (isPersonOnEnding(thirdPlural)) return personalEndingPlace(bareForm);
    const stem = samePlace(bare(plainOf(thirdPlural)), stressedPlace(bare(thirdPlural)), bareForm);
    return stem ?? beforeEnding(bareForm);
  }
  const pattern = word.accent?.split('/')[0];
  if (pattern === 'a') return onLemmaStem(word, bareForm, personalEnding);
  if (pattern === 'b') return personalEndingPlace(bareForm);
  if (pattern !== 'c') return undefined;
  return isFirst ? personalEndingPlace(bareForm) : beforeEnding(bareForm);
}

const pastEnding = /л?[аои]?$/u;

/** The place of the stress in a past form: the plural has the neuter's. */
export function placePast(
  word: StressedWord,
  form: string,
  column: 'masculine' | 'feminine' | 'neuter' | 'plural',
): number | undefined {
  const keys = verbKeysOf(word);
  const bareForm = bare(form);
  if (hasStressedPrefix(word)) return samePlace('вы', 1, form);
  const key = column === 'plural' ? undefined : keys[column];
  if (key !== undefined) return plainOf(key) === form ? stressedPlace(key) : undefined;
  if (column === 'plural' && keys.neuter !== undefined) {
    const neuter = bare(keys.neuter);
    const place = stressedPlace(neuter);
    const isLast = place === plainOf(neuter).length - 1;
    return isLast ? vowelFromEnd(bareForm, 1) : samePlace(plainOf(neuter), place, bareForm);
  }
  const [present, past = present === 'a' ? 'a' : undefined] = word.accent?.split('/') ?? [];
  if (past === 'a') return onLemmaStem(word, bareForm, pastEnding);
  if (past === 'b')
    return column === 'masculine' && isReflexive(word.text) ? undefined : vowelFromEnd(bareForm, 1);
  if (past === 'c' && column === 'feminine') return vowelFromEnd(bareForm, 1);
  return undefined;
}

/**
 * The place of the stress in an imperative: -и is stressed if the first person's ending is (пиши́);
 * before й, the vowel before it (чита́й).
 */
export function placeImperative(word: StressedWord, form: string): number | undefined {
  const { imperative, first, thirdPlural } = verbKeysOf(word);
  const bareForm = bare(form);
  const single = bareForm.replace(/те$/u, '');
  if (hasStressedPrefix(word)) return samePlace('вы', 1, form);
  if (imperative !== undefined) {
    const key = bare(imperative);
    return plainOf(key) === single ? stressedPlace(key) : undefined;
  }
  const pattern = word.accent?.split('/')[0];
  const base = first ?? thirdPlural;
  if (base === undefined && pattern === undefined) return undefined;
  const isOnEnding = base === undefined ? pattern !== 'a' : isPersonOnEnding(base);
  if (isOnEnding && /[ий]$/u.test(single)) return vowelFromEnd(single, 1);
  if (base !== undefined && !isOnEnding) {
    const place = samePlace(bare(plainOf(base)), stressedPlace(bare(base)), single);
    if (place !== undefined) return place;
  }
  return isOnEnding ? undefined : onLemmaStem(word, single, /(?:и|й|ь)$/u);
}
