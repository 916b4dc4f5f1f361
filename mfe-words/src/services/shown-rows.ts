/** Consecutive blocks of rows of a list. */
export interface BlockRange {
  first: number;
  last: number;
}

/** Which rows of a list are on the page. */
export interface ShownRows extends BlockRange {
  /** The id of a word whose row stays on the page wherever the list is scrolled to. */
  kept: number | null;
}
