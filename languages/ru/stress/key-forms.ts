import { plainOf } from './vowel-stress.ts';
import type { StressedWord } from './stressed-word.ts';

/** The key forms of a noun by place in its table. */
export interface NounKeys {
  genitive?: string;
  accusative?: string;
  nominativePlural?: string;
  genitivePlural?: string;
}

/** Key forms without phrases such as в лесу́. */
export function singleKeyForms({ keyForms = [] }: StressedWord): string[] {
  return keyForms.filter((form) => !form.includes(' '));
}

/** The second locative with its preposition, as a fact or among the key forms. */
export function secondLocativeOf({ secondLocative, keyForms = [] }: StressedWord) {
  return secondLocative ?? keyForms.find((form) => /^(?:в|во|на) /u.test(form));
}

function isSpelled(key: string | undefined, form: string | undefined): boolean {
  return key !== undefined && plainOf(key).replaceAll('ё', 'е') === form?.replaceAll('ё', 'е');
}

/**
 * Tells a noun's key forms apart: the accusative and forms without a plural are left out. `cells`
 * are the forms of its table.
 */
export function nounKeysOf(
  word: StressedWord,
  cells: { isPluralOnly: boolean; accusative?: string; nominativePlural?: string },
): NounKeys {
  const keys = singleKeyForms(word);
  const named = (nominativePlural?: string, genitivePlural?: string) => ({
    ...(nominativePlural !== undefined && { nominativePlural }),
    ...(genitivePlural !== undefined && { genitivePlural }),
  });
  if (cells.isPluralOnly) return named(keys[0], keys[1]);
  const [genitive, second, third, fourth] = keys;
  if (genitive === undefined) return {};
  const isAccusative =
    fourth !== undefined ||
    (isSpelled(second, cells.accusative) && !isSpelled(second, cells.nominativePlural));
  if (!isAccusative || second === undefined) return { genitive, ...named(second, third) };
  return { genitive, accusative: second, ...named(third, fourth) };
}
