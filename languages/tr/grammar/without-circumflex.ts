import { mapOf } from '../../lookup/map-of.ts';

const plain = mapOf({ â: 'a', î: 'i', û: 'u' });

/** A word as many write it (kağıt for kâğıt). */
export function withoutCircumflex(word: string): string {
  return word.replaceAll(/[âîû]/g, (letter) => plain.get(letter) ?? letter);
}
