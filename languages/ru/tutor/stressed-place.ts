import type { FilledCell } from '../../tutor/writing.ts';

const vowels = /[аеёиоуыэюя]/gu;

/** Which vowel of a word is stressed, from 0; undefined if that is not known. */
export function stressedPlace(text: string): number | undefined {
  const before = text.split('\u0301', 1)[0] ?? '';
  if (before !== text) return [...before.matchAll(vowels)].length - 1;
  const all = [...text.matchAll(vowels)].map(([vowel]) => vowel);
  if (all.length === 1) return 0;
  const place = all.indexOf('ё');
  return place === -1 ? undefined : place;
}

/** Whether another vowel is stressed, as far as both are known. */
export function hasOtherStress(one: FilledCell, other: FilledCell): boolean {
  const [first, second] = [stressedPlace(one.stressed), stressedPlace(other.stressed)];
  return first !== undefined && second !== undefined && first !== second;
}
