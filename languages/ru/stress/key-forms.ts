import { plainOf } from './vowel-stress.ts';
import type { StressedWord } from '../../pack/stress.ts';

/** The key forms of a noun by place in its table. */
export interface NounKeys {
  genitive: string | undefined;
  accusative: string | undefined;
  nominativePlural: string | undefined;
  genitivePlural: string | undefined;
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
 * Names a noun's key forms: the accusative and forms without a plural are left out. `cells` are
 * forms of its table.
 */
export function nounKeysOf(
  word: StressedWord,
  cells: {
    isPluralOnly: boolean;
    accusative: string | undefined;
    nominativePlural: string | undefined;
  },
): NounKeys {
  const [first, second, third, fourth] = singleKeyForms(word);
  if (cells.isPluralOnly) {
    const none = { genitive: undefined, accusative: undefined };
    return { ...none, nominativePlural: first, genitivePlural: second };
  }
  const isAccusative =
    fourth !== undefined ||
    (isSpelled(second, cells.accusative) && !isSpelled(second, cells.nominativePlural));
  return isAccusative
    ? { genitive: first, accusative: second, nominativePlural: third, genitivePlural: fourth }
    : { genitive: first, accusative: undefined, nominativePlural: second, genitivePlural: third };
}
