const vowel = /[аеёиоуыэюя]/iu;
const acute = '\u0301';

/** A form without its stress mark. */
export function plainOf(stressed: string): string {
  return stressed.replaceAll(acute, '');
}

/** The places of a form's vowels among its letters. */
export function vowelPlaces(form: string): number[] {
  return Array.from(form, (letter, place) => (vowel.test(letter) ? place : -1)).filter(
    (place) => place >= 0,
  );
}

/**
 * The letter that is stressed: the one with a mark, otherwise a ё, otherwise the only vowel. Undefined
 * if there is no such letter or more than one.
 */
export function stressedPlace(stressed: string): number | undefined {
  const mark = stressed.indexOf(acute);
  if (mark > 0) return stressed.lastIndexOf(acute) === mark ? mark - 1 : undefined;
  const yo = stressed.search(/ё/iu);
  if (yo >= 0) return stressed.slice(yo + 1).search(/ё/iu) === -1 ? yo : undefined;
  const [only, another] = vowelPlaces(stressed);
  return another === undefined ? only : undefined;
}

/**
 * Writes a form with its stress at a letter, without a mark on ё and in words of one syllable.
 * Undefined if the letter is no vowel, or if the form has a ё elsewhere.
 */
export function withStressAt(form: string, place: number | undefined): string | undefined {
  if (place === undefined || !vowel.test(form.charAt(place))) return undefined;
  const known = stressedPlace(form);
  if (known !== undefined) return known === place ? form : undefined;
  return `${form.slice(0, place + 1)}${acute}${form.slice(place + 1)}`;
}

/** The place of a vowel counted from the end: 1 is the last. */
export function vowelFromEnd(form: string, count: number): number | undefined {
  return vowelPlaces(form).at(-count);
}

/** The place in `form` of the letter at `place` of `base`, if both begin alike up to it; ё equals е. */
export function samePlace(base: string, place: number | undefined, form: string) {
  if (place === undefined) return undefined;
  const [start, other] = [base, form].map((text) =>
    text
      .slice(0, place + 1)
      .toLowerCase()
      .replaceAll('ё', 'е'),
  );
  return start === other ? place : undefined;
}
