const endings = { csv: 'csv', anki: 'txt' } as const;

/** A category's name as a part of a file's: letters and digits, parted by hyphens. */
function slugOf(name: string): string {
  return name
    .toLocaleLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** What a file of favourites is called: `topwords-favorites-travel-2026-11-20.csv`. */
export function nameOfFile(format: keyof typeof endings, category = 'all'): string {
  const day = new Date().toISOString().slice(0, 10);
  return `topwords-favorites-${slugOf(category)}-${day}.${endings[format]}`;
}
