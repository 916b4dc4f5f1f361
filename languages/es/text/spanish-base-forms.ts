import { foldText } from '../../text/fold-text.ts';
import type { BaseForm, KnownWord } from '../../pack/text-rules.ts';

/**
 * Objects after an infinitive or a gerund, where nothing else looks like them; *os* alone does:
 * *cántaros*.
 */
const attached =
  /^(?<verb>\p{L}+(?:[aei]r|[aiy]e?ndo))(?:(?:(?:me|te|se|nos|os)(?:l[ao]s?))|se(?:me|te|nos|os|les?)|me|te|se|nos|l[aeo]s?|les)$/u;

/**
 * Endings of diminutives and of the absolute superlative: *ratito*, *cafecito*, *despacito*,
 * *larguisimo*. After *Nueva gramática de la lengua española* (2009), 7.9 and 9.2.
 */
const degree = /^(?<stem>\p{L}{2,}?)(?<link>e?c)?(?:it|isim)(?<gender>[oa])(?<plural>s)?$/u;
const graded = new Set(['noun', 'adjective', 'adverb']);

/** How a stem is written before another vowel: *poquito* of *poco*, *amiguito* of *amigo*, *luz*. */
function stemsOf(stem: string): string[] {
  const written: readonly [RegExp, string][] = [
    [/qu$/u, 'c'],
    [/gu$/u, 'g'],
    [/c$/u, 'z'],
  ];
  return [stem, ...written.flatMap(([end, own]) => (end.test(stem) ? stem.replace(end, own) : []))];
}

/** The word of a diminutive or superlative, with the vowel it ends in, or without any: *papelito*. */
function degreeOf(folded: string): BaseForm[] {
  const { stem, link, gender } = degree.exec(folded)?.groups ?? {};
  if (stem === undefined || gender === undefined) return [];
  const stems = [...stemsOf(stem), ...(link === undefined ? [] : stemsOf(`${stem}${link}`))];
  return stems.flatMap((one) =>
    [gender, 'e', ''].map((vowel) => {
      const form = one + vowel;
      const fits = ({ text, pos }: KnownWord) =>
        graded.has(pos) && (foldText(text) === form || (gender === 'a' && form.endsWith('a')));
      return { form, fits };
    }),
  );
}

/**
 * The infinitive or gerund of a folded form with its objects: *armarlo*, *dandoselas*; or the word
 * of a diminutive or a superlative. Orders with objects are listed: in folded forms they look like
 * other words, *tómate*.
 */
export function spanishBaseForms(folded: string): BaseForm[] {
  const verb = attached.exec(folded)?.groups?.['verb'];
  if (verb === undefined) return degreeOf(folded);
  const fits = ({ text, pos }: KnownWord) => {
    const infinitive = foldText(text);
    return pos === 'verb' && (verb.endsWith('ndo') || verb === infinitive.replace(/se$/u, ''));
  };
  return [verb, `${verb}se`].map((form) => ({ form, fits }));
}
