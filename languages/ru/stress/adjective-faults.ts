import { singleKeyForms } from './key-forms.ts';
import type { StressedWord } from '../../pack/stress.ts';
import { plainOf, stressedPlace } from './vowel-stress.ts';

/** Whether the feminine and the neuter of the short forms are stressed on their endings. */
const shortEndings: ReadonlyMap<string, [feminine: boolean, neuter: boolean]> = new Map([
  ['a', [false, false]],
  ['b', [true, true]],
  ['c', [true, false]],
]);

function isOnEnding(form: string): boolean {
  return stressedPlace(form) === plainOf(form).length - 1;
}

/** Contradictions between an adjective's pattern, its headword and its short key forms. */
export function adjectiveFaults(word: StressedWord): string[] {
  const { text, accent, stressed = text } = word;
  if (accent === undefined) return [];
  const [long = '', short] = accent.split('/');
  const endings = shortEndings.get(short ?? 'a');
  if (!/^[ab]$/u.test(long) || !endings) return [`unknown accent pattern ${accent}`];
  const faults: string[] = [];
  const isLemmaOnEnding = (stressedPlace(stressed) ?? 0) >= text.length - 2;
  if (/(?:[ыио]й)$/u.test(text) && isLemmaOnEnding !== (long === 'b')) {
    faults.push(`${stressed} is not pattern ${accent}`);
  }
  if (short === undefined) return faults;
  const [feminine, neuter] = singleKeyForms(word);
  for (const [form, isExpected] of [
    [feminine, endings[0]],
    [neuter, endings[1]],
  ] as const) {
    if (form !== undefined && isOnEnding(form) !== isExpected) {
      faults.push(`short form ${form} is not pattern ${accent}`);
    }
  }
  return faults;
}
