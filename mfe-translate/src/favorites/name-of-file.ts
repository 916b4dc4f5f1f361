const endings = { csv: 'csv', anki: 'txt' } as const;

/** A category's name as a part of a file name: letters and digits, separated by hyphens. */
function slugOf(name: string): string {
  return name
    .toLocaleLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Today in the reader's time zone: `2026-11-20`. */
function dayOf(now: Date): string {
  const numbers = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return numbers.map((number) => String(number).padStart(2, '0')).join('-');
}

/**
 * The name of an export file: `topwords-favorites-travel-2026-11-20.csv`, with `all` for all
 * favourites, and without a part for a name that has no letters or digits.
 */
export function nameOfFile(
  format: keyof typeof endings,
  category = 'all',
  now = new Date(),
): string {
  const parts = ['topwords-favorites', slugOf(category), dayOf(now)].filter((part) => part !== '');
  return `${parts.join('-')}.${endings[format]}`;
}
