import { wordSet } from '../../lookup/word-set.ts';
import type { SoundWord } from '../../pack/sound.ts';
import { markStress } from '../../sound/mark-stress.ts';
import type { Segment } from '../../sound/segment.ts';
import { splitPhrase } from '../../sound/split-phrase.ts';
import { formGlides } from './form-glides.ts';
import { placeStress } from './place-stress.ts';
import { soundAllophones } from './sound-allophones.ts';
import { spellOut } from './spell-out.ts';

/**
 * Words without stress in a phrase: articles, prepositions, conjunctions, object pronouns and
 * possessives.
 */
const unstressed = wordSet(`
  el la los las lo le les un una unos unas me te se nos os mi mis tu tus su sus a al ante con de del
  desde en entre hacia hasta para por sin sobre y e o u ni que si pero sino porque pues aunque como
  cuando donde mientras cuan tan don doña`);

/** Of these the last word of a phrase has its stress: *de vez en cuando*. */
const stressedLast = wordSet('cuando donde');

function readWord(
  word: string,
  soft: string,
  { isInPhrase, isLast }: Record<'isInPhrase' | 'isLast', boolean>,
): Segment[] {
  const endsInY = word.length > 1 && word.endsWith('y');
  const sounds = formGlides(spellOut(word, { soft }), endsInY);
  const isWeak = isInPhrase && unstressed.has(word) && !(isLast && stressedLast.has(word));
  const stressed = isWeak ? [] : placeStress(word, sounds);
  const isMarked = isInPhrase || sounds.filter(({ isVowel }) => isVowel).length > 1;
  return sounds.map(({ ipa, isVowel }, place) => ({
    ipa,
    isVowel,
    isStressed: isMarked && stressed.includes(place),
  }));
}

function isOnsetIn(variety: string): (consonants: readonly string[]) => boolean {
  // In Mexico tl begins a syllable (a-tle-ta), in Spain it does not.
  const cluster =
    variety === 'es-ES' ? /^(?:[pbβkɡɣf][lɾ]|[tdð]ɾ)$/u : /^(?:[pbβkɡɣf][lɾ]|[tdð]ɾ|tl)$/u;
  return (consonants) => {
    const isGliding = /^[jw]$/u.test(consonants.at(-1) ?? '');
    const onset = isGliding ? consonants.slice(0, -1) : consonants;
    return onset.length === 1 || cluster.test(onset.join(''));
  };
}

/**
 * IPA of Spanish by its spelling: with seseo and yeísmo in es-MX, with θ and yeísmo in es-ES. In
 * phrases function words have no stress, and other words of one syllable have a mark.
 * @see Real Academia Española, Nueva gramática de la lengua española: fonética y fonología (2011)
 */
export function spanishIpa({ text, say }: SoundWord, variety: string): string | undefined {
  const words = splitPhrase((say ?? text).replaceAll('-', ' '), 'es');
  const isInPhrase = words.length > 1;
  const soft = variety === 'es-ES' ? 'θ' : 's';
  const read = words.map((word, place) =>
    readWord(word, soft, { isInPhrase, isLast: place === words.length - 1 }),
  );
  if (!read.flat().some(({ isVowel }) => isVowel)) return undefined;
  const isOnset = isOnsetIn(variety);
  return soundAllophones(read)
    .map((word) => markStress(word, isOnset))
    .join(' ');
}
