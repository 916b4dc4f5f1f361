import type { Speller } from '../../dictionaries/load-speller.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { conjugateSpanish } from './conjugate-spanish.ts';

const accented = mapOf({ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' });
const unaccented = mapOf({ á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' });

/** *Pésame* is mostly condolence. */
const otherWords = wordSet('pésame');

const objects = ['lo', 'la', 'los', 'las', 'le', 'les', 'me', 'nos'];
/** Of two objects the most frequent: each verb would have a hundred more. */
const toSomebody = ['melo', 'mela', 'selo', 'sela'];

function withPronoun(pronoun: 'te' | 'se'): string[] {
  return [pronoun, `${pronoun}lo`, `${pronoun}la`];
}

/** The vowel that each syllable is said on, by its place: *cuida*, *limpia*, *sigue*, *trae*. */
function vowelsOf(word: string): number[] {
  const syllables = word.matchAll(
    /(?<silent>(?<=[qg])u(?=[eiéí]))|[iu]?[aeoáéó][iu](?![aeoáéó])|[iu]?[aeoáéó]|[iu](?<last>[iu])|[iuíú]/gu,
  );
  return [...syllables].flatMap(({ 0: text, index, groups = {} }) => {
    if (groups['silent'] !== undefined) return [];
    const main = groups['last'] === undefined ? text.search(/[aeoáéóíú]/u) : 1;
    return [index + Math.max(main, 0)];
  });
}

function withoutAccent(text: string): string {
  return text.replaceAll(/[áéíóú]/gu, (letter) => unaccented.get(letter) ?? letter);
}

function accentAt(word: string, place: number): string {
  const letter = word[place] ?? '';
  return word.slice(0, place) + (accented.get(letter) ?? letter) + word.slice(place + 1);
}

/** An order with its objects, which keeps its stress: *límpialo*, *dámelo*, but *ponlo*, *detenlo*. */
export function attachObjects(order: string, attached: string): string {
  const vowels = vowelsOf(order);
  const isShort = vowelsOf(attached).length === 1;
  const isStressedLast = vowels.length === 1 || /[áéíóú][ns]?$/u.test(order);
  if (isStressedLast) {
    const bare = withoutAccent(order);
    return (isShort ? bare : accentAt(bare, vowels.at(-1) ?? 0)) + attached;
  }
  return (/[áéíóú]/u.test(order) ? order : accentAt(order, vowels.at(-2) ?? 0)) + attached;
}

/**
 * Orders with their objects, which the dictionary builds of few verbs; none that is another word, also
 * without accents, as words are looked up: *pésame*, *tómate*.
 */
export function ordersWithObjects(verb: string, isSpelled: Speller): string[] {
  const isReflexive = verb.endsWith('se');
  const imperative = conjugateSpanish(isReflexive ? verb.slice(0, -2) : verb, {})?.imperative;
  if (!imperative) return [];
  const [, familiar = '', polite = ''] = imperative.singular;
  const [, , several = ''] = imperative.plural;
  const one = isReflexive ? [] : objects;
  const two = isReflexive ? [] : toSomebody;
  const all: [order: string, attached: string[]][] = [
    [familiar, [...one, ...two, ...withPronoun('te')]],
    [polite, [...one, ...two, ...withPronoun('se')]],
    [several, [...one, ...withPronoun('se')]],
  ];
  const built = all.flatMap(([order, attached]) =>
    order === '' ? [] : attached.map((object) => attachObjects(order, object)),
  );
  return [...new Set(built)].filter(
    (form) => !otherWords.has(form) && !isSpelled(withoutAccent(form)),
  );
}
