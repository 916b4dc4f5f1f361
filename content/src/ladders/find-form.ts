import type { LanguageCode } from '@topwords/languages/identity';

// Apostrophes and hyphens join letters into one word: `don't` does not contain `don`.
const endsWithinWord = /[\p{L}\p{M}\p{N}]['’-]?$/u;
const beginsWithinWord = /^['’-]?[\p{L}\p{M}\p{N}]/u;

/**
 * Where a form is in a text as a whole word or phrase, whatever its case.
 * @returns the index of each place
 */
export function findForm(text: string, form: string, language: LanguageCode): number[] {
  // In its own language's lower case a letter stays one letter: İ, i.
  const [whole, part] = [text, form].map((one) => one.toLocaleLowerCase(language)) as [
    string,
    string,
  ];
  const places: number[] = [];
  for (let place = whole.indexOf(part); place !== -1; place = whole.indexOf(part, place + 1)) {
    const isWhole =
      !endsWithinWord.test(whole.slice(0, place)) &&
      !beginsWithinWord.test(whole.slice(place + part.length));
    if (isWhole) places.push(place);
  }
  return places;
}
