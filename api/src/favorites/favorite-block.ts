/** A favourite as of a change. */
export interface IndexedFavorite {
  id: string;
  categoryId: string;
  addedAt: number;
  changeNumber: number;
  /** Both texts, folded, with a line break between them, which no query contains. */
  text: string;
}

/** An immutable run of consecutive favourites. */
export interface FavoriteBlock {
  entries: readonly IndexedFavorite[];
  /** The entries that contain a text without line breaks, in order. */
  matches(text: string): Generator<IndexedFavorite>;
}

/** A block whose texts are searched as one string: several times as fast as one by one. */
export function createBlock(entries: readonly IndexedFavorite[]): FavoriteBlock {
  let whole: string | undefined;
  /** Where each entry's text ends in `whole`. */
  const ends: number[] = [];

  function join(): string {
    let end = -1;
    for (const { text } of entries) ends.push((end += text.length + 1));
    return entries.map(({ text }) => text).join('\n');
  }

  return {
    entries,
    *matches(text) {
      whole ??= join();
      let index = 0;
      for (let at = whole.indexOf(text); at >= 0;) {
        while ((ends[index] ?? Infinity) < at) index += 1;
        const entry = entries[index];
        if (entry === undefined) return;
        yield entry;
        at = whole.indexOf(text, ends[index]);
      }
    },
  };
}
