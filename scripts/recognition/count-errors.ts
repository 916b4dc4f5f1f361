/** How much of what was said was recognized. */
export interface Recognition {
  texts: number;
  /** Texts without an error. */
  exact: number;
  /** Characters that would have to be changed, added or left out; no more of a text than it has. */
  errors: number;
  /** Characters that were said. */
  characters: number;
}

/**
 * A text as it is compared: in lower case, without punctuation and without optional marks (the dots
 * of Russian ё).
 */
export function comparable(text: string, language: string): string {
  const small = text.normalize('NFC').toLocaleLowerCase(language).replaceAll('ё', 'е');
  return small
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
    .normalize('NFC');
}

/** The least number of characters to change, add or leave out that makes one text of the other. */
export function countEdits(said: string, heard: string): number {
  const wanted = Array.from(said);
  let before = Array.from({ length: wanted.length + 1 }, (_, place) => place);
  for (const [row, character] of Array.from(heard).entries()) {
    const current = [row + 1];
    for (const [column, one] of wanted.entries()) {
      const changed = (before[column] ?? 0) + (one === character ? 0 : 1);
      const longer = (before[column + 1] ?? 0) + 1;
      current.push(Math.min(changed, longer, (current[column] ?? 0) + 1));
    }
    before = current;
  }
  return before.at(-1) ?? 0;
}

/**
 * Compares pairs of what was said and what was heard. A recognizer that repeats itself without end
 * has all characters of a text wrong, not several times as many.
 */
export function countErrors(
  pairs: readonly { said: string; heard: string }[],
  language: string,
): Recognition {
  const counted: Recognition = { texts: pairs.length, exact: 0, errors: 0, characters: 0 };
  for (const { said, heard } of pairs) {
    const wanted = comparable(said, language);
    const { length } = Array.from(wanted);
    const errors = Math.min(countEdits(wanted, comparable(heard, language)), length);
    if (errors === 0) counted.exact += 1;
    counted.errors += errors;
    counted.characters += length;
  }
  return counted;
}
