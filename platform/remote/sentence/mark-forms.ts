import type { LanguageCode } from '../../contracts/index.ts';

interface Part {
  /** Its offset in the sentence. */
  start: number;
  text: string;
  isForm: boolean;
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/**
 * The spellings of a form, with its first letter in both cases by the language's rules: `ışık` →
 * `Işık`.
 */
function spellings(form: string, language: LanguageCode): string[] {
  const [first = '', ...rest] = form;
  return [
    form,
    first.toLocaleUpperCase(language) + rest.join(''),
    form.toLocaleUpperCase(language),
  ];
}

/** Splits a sentence at the word's forms, matched as whole words. */
export function markForms(
  sentence: string,
  forms: readonly string[],
  language: LanguageCode,
): Part[] {
  const alternatives = forms
    .filter((form) => form !== '')
    .flatMap((form) => spellings(form, language))
    .toSorted((one, other) => other.length - one.length)
    .map(escape);
  if (alternatives.length === 0) return [{ start: 0, text: sentence, isForm: false }];
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{M}])(${alternatives.join('|')})(?![\p{L}\p{M}])`,
    'u',
  );
  let start = 0;
  const parts: Part[] = [];
  for (const [index, text] of sentence.split(pattern).entries()) {
    if (text !== '') parts.push({ start, text, isForm: index % 2 === 1 });
    start += text.length;
  }
  return parts;
}
