import type { SpanishSound } from './spell-out.ts';

/** Adverbs in -mente keep the stress of their adjective: rápidaménte. */
const adverb = /^(.*[aeiouáéíóú].*[aelrzns])mente$/u;

function stressedVowels(sounds: readonly SpanishSound[], endsOpen: boolean): number[] {
  const vowels = sounds.flatMap(({ isVowel }, place) => (isVowel ? [place] : []));
  const accent = sounds.findIndex(({ isAccented }) => isAccented);
  const stressed = accent === -1 ? vowels.at(endsOpen && vowels.length > 1 ? -2 : -1) : accent;
  return stressed === undefined ? [] : [stressed];
}

function endsOpen(word: string): boolean {
  return /[aeiouáéíóúns]$/u.test(word);
}

/**
 * The places of a word's stressed vowels: the one with an accent, otherwise the last but one if the
 * word ends in a vowel, n or s, and the last if not. Adverbs in -mente have two.
 */
export function placeStress(word: string, sounds: readonly SpanishSound[]): number[] {
  const adjective = adverb.exec(word)?.[1];
  if (adjective === undefined) return stressedVowels(sounds, endsOpen(word));
  const ending = sounds.length - 'mente'.length;
  return [...stressedVowels(sounds.slice(0, ending), endsOpen(adjective)), ending + 1];
}
