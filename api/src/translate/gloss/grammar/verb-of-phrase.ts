import type { CatalogueWord } from '../../../bank/catalogue.ts';
import type { FormSources } from './read-features.ts';

/** A form, and the headword that it is a form of. */
interface WordForm {
  word: CatalogueWord;
  text: string;
}

/**
 * The verb that is inflected in a phrase: *tienes* (*tener*) of *tienes hambre*, *di* (*dar*) of *me
 * di cuenta*. Undefined for a single word, a phrase with tables of its own, or one whose verb the
 * bank lacks.
 */
export function verbOfPhrase(
  { phrases, tables }: FormSources,
  { word, text }: WordForm,
): WordForm | undefined {
  const parts = text.split(' ');
  if (parts.length === 1 || tables.placesOf(word.id, word.pos, text).length > 0) return undefined;
  const headwords = word.text.split(' ');
  for (const part of parts) {
    if (headwords.includes(part)) continue;
    const verb = phrases
      .findWords(part, word.language)
      .map((match) => match.word)
      .find((one) => one.pos === 'verb' && headwords.some((own) => own.startsWith(one.text)));
    if (verb !== undefined) return { word: verb, text: part };
  }
  return undefined;
}
