import { mapOf } from '../../lookup/map-of.ts';

const unaccented = mapOf({ á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' });
const accented = mapOf({ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' });

/**
 * Before -es the stress stays on its syllable and the accent shows it: joven, jóvenes; reunión,
 * reuniones.
 */
function stemBeforeEs(word: string): string {
  const isStressedBefore = /^[^áéíóú]*[aeiou][^aeiouáéíóú]+[aeiou]n$/u.test(word);
  if (isStressedBefore) {
    return word.replace(/[aeiou](?=[^aeiou]+[aeiou]n$)/u, (vowel) => accented.get(vowel) ?? vowel);
  }
  return word.replace(
    /(?:[áéó]|(?<![aeo])[íú])(?=[ns]$)/u,
    (vowel) => unaccented.get(vowel) ?? vowel,
  );
}

/**
 * The plural of a noun or adjective; the word itself if it does not change (lunes, crisis).
 *
 * @see Diccionario panhispánico de dudas, "plural": 1a to 1h (foreign consonants take -s: robots)
 */
export function pluralOf(word: string): string {
  if (/[aeiouáéó]$|[bcfgkmptvw]$/u.test(word)) return `${word}s`;
  if (/[aeiouáéíóú][^aeiouáéíóú]+[aeiou]+s$/u.test(word)) return word;
  return word.endsWith('z') ? `${word.slice(0, -1)}ces` : `${stemBeforeEs(word)}es`;
}

/** The feminine of an adjective, if it has one. */
function feminineOf(adjective: string): string | undefined {
  if (adjective.endsWith('o')) return `${adjective.slice(0, -1)}a`;
  return adjective.endsWith('dor') ? `${adjective}a` : undefined;
}

/**
 * The regular forms of a noun or adjective that the dictionary builds with a prefix: autobús,
 * preocupado.
 */
export function inflectSpanishNominal(word: string, isAdjective: boolean): string[] {
  const feminine = isAdjective ? feminineOf(word) : undefined;
  const forms = feminine ? [feminine, pluralOf(feminine)] : [];
  return [...forms, pluralOf(word)].filter((form) => form !== word);
}
