/** Longest text that is still set as a headword, in UTF-16 units. */
const headwordMaximum = 40;

/** The size class of a headword: the longer, the smaller, so that it fits on one line. */
export function headwordLength(text: string): 'long' | 'longest' | 'text' | undefined {
  if (text.length > headwordMaximum) return 'text';
  const letters = Math.max(...text.split(/\s/).map((part) => part.length));
  if (letters > 13 || text.length > 22) return 'longest';
  return letters > 9 ? 'long' : undefined;
}
