const endings = { csv: 'csv', anki: 'txt' } as const;

/** A category's name as a part of a file's: letters and digits, parted by hyphens. */
function slugOf(name: string): string {
  return name
    .toLocaleLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Puts a file among the browser's downloads: `topwords-favorites-travel-2026-11-20.csv`. */
export function saveFile(file: Blob, format: keyof typeof endings, category = 'all'): void {
  const day = new Date().toISOString().slice(0, 10);
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `topwords-favorites-${slugOf(category)}-${day}.${endings[format]}`;
  link.click();
  // The download holds the file from here on.
  setTimeout(() => URL.revokeObjectURL(address));
}
