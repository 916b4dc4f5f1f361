import type { Cloze, LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../words/catalogue.ts';

const letter = String.raw`[\p{L}\p{M}\p{N}]`;
/** Joins letters to one word: `can’t` holds no `can`, and `кто-то` no `кто`. */
const joint = String.raw`['’-]`;

/** Sentences of a word's meanings in which it stands exactly once, each cut at its form. */
export function findClozes(word: CatalogueWord, native: LanguageCode): Cloze[] {
  const pattern = patternOf([word.text, ...word.forms], word.language);
  return word.meanings.flatMap(({ sentences }) =>
    sentences.flatMap(({ text }) => {
      const [before, answer, after, ...more] = text[word.language].split(pattern);
      if (before === undefined || answer === undefined || after === undefined) return [];
      return more.length > 0 ? [] : [{ before, answer, after, translation: text[native] }];
    }),
  );
}

/** Finds any of the forms as one whole word or phrase, of two that begin together the longer. */
function patternOf(forms: readonly string[], language: LanguageCode): RegExp {
  const alternatives = [...new Set(forms.flatMap((form) => spellings(form, language)))]
    .toSorted((one, other) => other.length - one.length)
    .map((form) => form.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const begins = String.raw`(?<!${letter}|${letter}${joint})`;
  const ends = String.raw`(?!${letter}|${joint}${letter})`;
  return new RegExp(`${begins}(${alternatives.join('|')})${ends}`, 'u');
}

/** The ways a form may begin in a sentence, in the language's own casing: `ışık` → `Işık`. */
function spellings(form: string, language: LanguageCode): string[] {
  const [first = '', ...rest] = form;
  return [
    form,
    first.toLocaleUpperCase(language) + rest.join(''),
    form.toLocaleUpperCase(language),
  ];
}
