import type { BankSentence } from '@topwords/content/bank';
import type { Cloze, LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueSense, CatalogueWord } from '../bank/catalogue.ts';

// Apostrophes and hyphens join letters into one word: `can’t` does not contain `can`, nor `кто-то` `кто`.
const endsWithinWord = /[\p{L}\p{M}\p{N}]['’-]?$/u;
const beginsWithinWord = /^['’-]?[\p{L}\p{M}\p{N}]/u;

interface Place {
  start: number;
  end: number;
}

/** A cloze, its sentence, and the sense of the word that this shows. */
export interface FoundCloze {
  cloze: Cloze;
  sense: CatalogueSense;
  sentence: BankSentence;
}

/** Sentences of a word's senses in which it appears exactly once, each cut at its form. */
export function findClozes(word: CatalogueWord, native: LanguageCode): FoundCloze[] {
  const { language } = word;
  const forms = [...new Set([word.text, ...word.forms].flatMap((form) => spell(form, language)))];
  return word.senses.flatMap((sense) =>
    sense.meaning.sentences.flatMap((sentence) => {
      const { [language]: text, [native]: translation } = sentence.text;
      const [place, ...more] = findPlaces(text, forms);
      if (place === undefined || more.length > 0) return [];
      const answer = text.slice(place.start, place.end);
      const [before, after] = [text.slice(0, place.start), text.slice(place.end)];
      return [{ sense, sentence, cloze: { before, answer, after, translation } }];
    }),
  );
}

/** The ways a form may be written in a sentence, by the language's casing: `ışık`, `Işık`, `IŞIK`. */
function spell(form: string, language: LanguageCode): string[] {
  const [first = '', ...rest] = form;
  const capitalised = first.toLocaleUpperCase(language) + rest.join('');
  return [form, capitalised, form.toLocaleUpperCase(language)];
}

/** Where forms appear as whole words or phrases; a form within a longer one does not count. */
function findPlaces(text: string, forms: readonly string[]): Place[] {
  const places = forms.flatMap((form) => placesOf(form, text));
  const isWithin = (one: Place, other: Place) =>
    one !== other && one.start >= other.start && one.end <= other.end;
  return places.filter((place) => !places.some((other) => isWithin(place, other)));
}

function placesOf(form: string, text: string): Place[] {
  const places: Place[] = [];
  for (let start = text.indexOf(form); start !== -1; start = text.indexOf(form, start + 1)) {
    const end = start + form.length;
    const isWhole =
      !endsWithinWord.test(text.slice(0, start)) && !beginsWithinWord.test(text.slice(end));
    if (isWhole) places.push({ start, end });
  }
  return places;
}
