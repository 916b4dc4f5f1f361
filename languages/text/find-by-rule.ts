import type { KnownWord, TextRules } from '../pack/text-rules.ts';

/**
 * The words that have a folded form by the first rule of their language that finds any, in the order
 * of `find`, which returns the words with a folded text as headword or listed form.
 */
export function findByRule<Word extends KnownWord>(
  { baseForms }: Pick<TextRules, 'baseForms'>,
  folded: string,
  find: (form: string) => readonly Word[],
): readonly Word[] {
  for (const { form, fits } of baseForms?.(folded) ?? []) {
    const words = find(form).filter(fits);
    if (words.length > 0) return words;
  }
  return [];
}
