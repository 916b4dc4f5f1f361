import type { SpanishSound } from './spell-out.ts';

const glides = new Map([
  ['I', 'j'],
  ['U', 'w'],
]);
const vowels = new Map([
  ['I', 'i'],
  ['U', 'u'],
]);

/** Whether a sound is an i or u without a written accent. */
function isWeak(sound: SpanishSound | undefined): boolean {
  return sound !== undefined && glides.has(sound.ipa);
}

/**
 * Makes i and u without a written accent glides beside another vowel: tiempo, causa, and the first of
 * two (ciudad, ruido), but the last in muy. An h between vowels does not separate them.
 * @see Real Academia Española, Ortografía de la lengua española (2010), §3.4.2
 */
export function formGlides(sounds: readonly SpanishSound[], endsInY: boolean): SpanishSound[] {
  const formed: SpanishSound[] = [];
  for (const [place, sound] of sounds.entries()) {
    const next = sounds[place + 1];
    const before = formed.at(-1);
    const isFinalY = endsInY && place === sounds.length - 1;
    const afterVowel = before?.isVowel === true;
    const beforeFinalY = isWeak(next) && endsInY && place === sounds.length - 2;
    const beforeVowel = next?.isVowel === true && !beforeFinalY;
    const isGlide = isWeak(sound) && (beforeVowel || (afterVowel && (isFinalY || !beforeVowel)));
    formed.push({
      ...sound,
      ipa: (isGlide ? glides : vowels).get(sound.ipa) ?? sound.ipa,
      isVowel: sound.isVowel && !isGlide,
    });
  }
  return formed;
}
